import type { SchemaType } from '../engine.ts';
import type { Incompatibility } from './incompatibility.ts';
import type { Work } from './work.ts';

/** A schema that another one refers to, by the name that it calls it. */
export interface ReferencedSchema {
  readonly name: string;
  readonly schema: string;
  /** Those that it refers to itself. */
  readonly references: readonly ReferencedSchema[];
}

/** A schema that has been read. */
export interface ParsedSchema {
  /** The text as it is kept: the same for schemas that are written in other ways. */
  readonly canonical: string;
  /** The same for schemas that mean the same, as far as that is looked for. */
  readonly normalized: string;
  /** Where this, as the reader, could not read what a writer with another one has written. */
  incompatibilities(writer: ParsedSchema, work: Work): readonly Incompatibility[];
}

/** One type of schemas. */
export interface SchemaFormat {
  readonly type: SchemaType;
  /** @throws InvalidSchema */
  parse(schema: string, references: readonly ReferencedSchema[]): ParsedSchema;
}
