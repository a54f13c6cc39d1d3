/** A string of JSON, and the colon if it is the name of a member. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/gs;

/**
 * Whether an object in a JSON text has a name twice. Only the last of its values is parsed, so the text has more than
 * the value.
 * @param value what the text is parsed to
 */
export function hasRepeatedMembers(text: string, value: unknown): boolean {
  let written = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon !== undefined) written += 1;
  return written > membersIn(value);
}

function membersIn(value: unknown): number {
  let count = 0;
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members: unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += members.length;
    for (const member of members) pending.push(member);
  }
  return count;
}
