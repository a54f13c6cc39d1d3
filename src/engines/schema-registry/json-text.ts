import { excessInJson } from '../../base/json-size.ts';
import { InvalidSchema } from './errors.ts';

/** The deepest nesting of a schema, which is processed recursively. */
const MOST_DEEP = 200;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses a text as JSON. Numbers that JavaScript would write differently (`1.0`, 2⁶³) keep their text, as raw JSON.
 * @throws InvalidSchema
 */
export function readJsonText(text: string): unknown {
  const excess = excessInJson(Buffer.from(text));
  if (excess !== undefined) throw new InvalidSchema(`it has ${excess}`);
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

/** The value of a number, or the nearest double if it is raw JSON. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return JSON.isRawJSON(value) ? Number(JSON.stringify(value)) : undefined;
}

/** A copy with the members of all objects sorted by name. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/** Whether two values are equal, ignoring the order of members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return sortedText(one) === sortedText(other);
}

const texts = new WeakMap<object, string>();

/** A value as JSON with sorted members. Cached for each object. */
export function sortedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(sorted(value))));
  return text;
}

/** Iterates level by level, because the value may be nested deeper than the stack allows. */
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
