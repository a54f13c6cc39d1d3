import { InvalidSchema } from './errors.ts';

/** How deep schemas may be nested: what looks at them recurs. */
const MOST_DEEP = 200;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads a text as JSON. Numbers that are not written as JavaScript would (`1.0`, 2⁶³) are kept as they
 * stand, as raw JSON.
 * @throws InvalidSchema
 */
export function readJsonText(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, (_, each: unknown, { source }) =>
      typeof each === 'number' && String(each) !== source ? JSON.rawJSON(source) : each,
    );
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidSchema('it is nested too deeply');
    throw new InvalidSchema('it is not JSON');
  }
  if (isDeeperThan(MOST_DEEP, value)) throw new InvalidSchema('it is nested too deeply');
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value)
  );
}

export function isNumber(value: unknown): boolean {
  return typeof value === 'number' || JSON.isRawJSON(value);
}

/** The number that is written; the nearest double where JavaScript has no other. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return JSON.isRawJSON(value) ? Number(JSON.stringify(value)) : undefined;
}

/** The value with the members of all objects in the order of their names. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/** Whether two values are the same but for the order of members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return sortedText(one) === sortedText(other);
}

const texts = new WeakMap<object, string>();

/** A value as JSON, the same whatever the order of members; found once for each object. */
export function sortedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(sorted(value))));
  return text;
}

/** Looks level by level, because a text may be deeper than the stack. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((each) =>
      Array.isArray(each) ? (each as unknown[]) : isObject(each) ? Object.values(each) : [],
    );
  }
  return false;
}
