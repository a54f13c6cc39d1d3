/**
 * The place of a field in a body, without positions: `.items[].name`; `.*` stands for members whose names a contract does
 * not know, and a name with such characters is in quotes.
 */
export type FieldPath = string;

export const ITEMS = '[]';
export const OTHERS = '.*';

/** The part of a path for a member. */
export function memberStep(name: string): FieldPath {
  return /^[^.[\]*"\s]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

const LAST_STEP = /(?:\.[^.[\]"\s]+|\[\]|\["(?:[^"\\]|\\.)*"\])$/;

/** The place of the object or list that a field is in; undefined for a body itself. */
export function parentOf(path: FieldPath): FieldPath | undefined {
  const [step] = LAST_STEP.exec(path) ?? [];
  return step === undefined ? undefined : path.slice(0, -step.length);
}

/** Whether a field is another one, or within it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  if (!path.startsWith(outer)) return false;
  return path.length === outer.length || /[.[]/.test(path[outer.length]!);
}
