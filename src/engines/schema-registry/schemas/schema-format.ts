import type { SchemaType } from '../engine.ts';
import type { Incompatibility } from './incompatibility.ts';
import type { Work } from './work.ts';

/** A schema that another one refers to, and the name of that reference. */
export interface ReferencedSchema {
  readonly name: string;
  readonly schema: string;
  /** The references of that schema. */
  readonly references: readonly ReferencedSchema[];
}

/** A parsed schema. */
export interface ParsedSchema {
  /** The stored text; equal for schemas that differ only in their notation. */
  readonly canonical: string;
  /** Equal for schemas that mean the same, as far as normalization detects it. */
  readonly normalized: string;
  /** Where a reader with this schema could not read what a writer with the other one has written. */
  incompatibilities(writer: ParsedSchema, work: Work): readonly Incompatibility[];
}

/** One type of schema. */
export interface SchemaFormat {
  readonly type: SchemaType;
  /** @throws InvalidSchema */
  parse(schema: string, references: readonly ReferencedSchema[]): ParsedSchema;
}
