import type { Incompatibility } from '../incompatibility.ts';
import type { JsonObject } from '../../json-text.ts';
import type { JsonSchema, Located } from './document.ts';

export type Findings = readonly Incompatibility[];

/** Compares what a reader accepts with what a writer may write, at one place in both schemas. */
export type Compare = (reader: Located, writer: Located, path: string) => Findings;

/** A place in both schemas, with its references resolved. */
export interface Pair {
  readonly reader: JsonObject;
  readonly writer: JsonObject;
  /** Locates a schema within this place, in the document of the reader or of the writer. */
  readonly inReader: (schema: unknown) => Located;
  readonly inWriter: (schema: unknown) => Located;
  readonly path: string;
}

/** Keywords that have no effect on validation. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$defs',
  'definitions',
  '$anchor',
  '$vocabulary',
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'format',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
]);

/** Whether a schema accepts everything. */
export function acceptsEverything(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

/** A finding about a place as a whole. */
export function narrowed(type: string, path: string, words: string, info = ''): Incompatibility {
  return { type, path, description: `{reader} ${words}`, info };
}
