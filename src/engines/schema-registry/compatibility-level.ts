export const COMPATIBILITY_LEVELS = [
  'NONE',
  'BACKWARD',
  'BACKWARD_TRANSITIVE',
  'FORWARD',
  'FORWARD_TRANSITIVE',
  'FULL',
  'FULL_TRANSITIVE',
] as const;

export type CompatibilityLevel = (typeof COMPATIBILITY_LEVELS)[number];

export const DEFAULT_LEVEL: CompatibilityLevel = 'BACKWARD_TRANSITIVE';

/** Whether a new version is checked against all earlier versions, or only the latest. */
export function isTransitive(level: CompatibilityLevel): boolean {
  return level.endsWith('_TRANSITIVE');
}

/** Whether a reader with the new schema must be able to read what was written with the old one. */
export function mustReadOld(level: CompatibilityLevel): boolean {
  return level.startsWith('BACKWARD') || level.startsWith('FULL');
}

/** Whether a reader with the old schema must be able to read what is written with the new one. */
export function mustReadNew(level: CompatibilityLevel): boolean {
  return level.startsWith('FORWARD') || level.startsWith('FULL');
}
