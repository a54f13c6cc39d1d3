const ALREADY_PLURAL = /(s|data)$/i;

/** Names of arguments that are reserved words of TypeScript. */
const RESERVED = new Set(['function']);

/**
 * Converts `ACL SETUSER`, `get-pattern` and `field_value` to `aclSetuser`, `getPattern` and
 * `fieldValue`.
 */
export function camelCase(name: string): string {
  const [first = '', ...rest] = name.toLowerCase().split(/[^a-z0-9]+/);
  return first + rest.map(capitalized).join('');
}

/** The name of a parameter: `functionName` for `function`, which is reserved. */
export function parameterName(name: string): string {
  const own = camelCase(name);
  return RESERVED.has(own) ? `${own}Name` : own;
}

/** Converts `set` to `Set`, for names of types. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The plural of `name`, for a list. */
export function plural(name: string): string {
  return ALREADY_PLURAL.test(name) ? name : `${name}s`;
}
