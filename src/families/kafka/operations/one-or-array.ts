/** What a body gives, which may be one of something or an array of them. */
export function listOf<T extends object>(body: T | readonly T[]): readonly T[] {
  return isArray(body) ? body : [body];
}

/** `Array.isArray` says of what may be a read-only array that it is any array. */
function isArray<T>(body: T | readonly T[]): body is readonly T[] {
  return Array.isArray(body);
}
