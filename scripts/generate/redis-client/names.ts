const ALREADY_PLURAL = /(s|data)$/i;

/** `ACL SETUSER`, `get-pattern` and `field_value` as `aclSetuser`, `getPattern` and `fieldValue`. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = name.toLowerCase().split(/[^a-z0-9]+/);
  return first + rest.map(capitalized).join('');
}

/** `set` as `Set`, for the names of types. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a list of what `name` names. */
export function plural(name: string): string {
  return ALREADY_PLURAL.test(name) ? name : `${name}s`;
}
