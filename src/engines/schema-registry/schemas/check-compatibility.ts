import { mustReadNew, mustReadOld, type CompatibilityLevel } from '../compatibility-level.ts';
import type { SchemaType } from '../engine.ts';
import { lineOf } from './incompatibility.ts';
import type { ParsedSchema } from './schema-format.ts';
import type { Work } from './work.ts';

export interface EarlierVersion {
  readonly version: number;
  readonly read: () => {
    readonly schemaType: SchemaType;
    readonly schema: string;
    readonly parsed: ParsedSchema;
  };
}

/**
 * Checks a new schema against earlier ones.
 * @returns the findings for the first incompatible one, as in the Confluent API: each place, then the version, its
 * schema and the level
 */
export function checkCompatibility(
  parsed: ParsedSchema,
  earlier: readonly EarlierVersion[],
  level: CompatibilityLevel,
  work: Work,
): string[] {
  if (level === 'NONE') return [];
  for (const { version, read } of earlier) {
    const old = read();
    const found = differences(parsed, old.parsed, level, work);
    if (found.length > 0) {
      return [
        ...found,
        `{oldSchemaVersion: ${version}}`,
        `{oldSchema: '${old.schema}'}`,
        `{compatibility: '${level}'}`,
      ];
    }
  }
  return [];
}

function differences(
  parsed: ParsedSchema,
  old: ParsedSchema,
  level: CompatibilityLevel,
  work: Work,
): string[] {
  if (parsed.constructor !== old.constructor) {
    return [
      "{errorType:'TYPE_CHANGED', description:'The new schema is of another schemaType than the old schema', additionalInfo:''}",
    ];
  }
  return [
    ...(mustReadOld(level)
      ? parsed.incompatibilities(old, work).map((each) => lineOf(each, 'new'))
      : []),
    ...(mustReadNew(level)
      ? old.incompatibilities(parsed, work).map((each) => lineOf(each, 'old'))
      : []),
  ];
}
