const ALREADY_PLURAL = /(s|data)$/i;

/** Names of arguments that are words of TypeScript. */
const RESERVED = new Set(['function']);

/** `ACL SETUSER`, `get-pattern` and `field_value` as `aclSetuser`, `getPattern` and `fieldValue`. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = name.toLowerCase().split(/[^a-z0-9]+/);
  return first + rest.map(capitalized).join('');
}

/** An argument as a parameter: `function`, which is a word of TypeScript, as `functionName`. */
export function parameterName(name: string): string {
  const own = camelCase(name);
  return RESERVED.has(own) ? `${own}Name` : own;
}

/** `set` as `Set`, for the names of types. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a list of what `name` names. */
export function plural(name: string): string {
  return ALREADY_PLURAL.test(name) ? name : `${name}s`;
}
