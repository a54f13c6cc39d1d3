import type { Incompatibility } from '../incompatibility.ts';
import type { JsonObject } from '../../json-text.ts';
import type { JsonSchema, Located } from './document.ts';

export type Found = readonly Incompatibility[];

/** Compares what a reader takes with what a writer may write, at one place of both. */
export type Compare = (reader: Located, writer: Located, path: string) => Found;

/** A place of both schemas, with their references resolved. */
export interface Pair {
  readonly reader: JsonObject;
  readonly writer: JsonObject;
  /** The same keyword's schema of either side, in its document. */
  readonly inReader: (schema: unknown) => Located;
  readonly inWriter: (schema: unknown) => Located;
  readonly path: string;
}

/** Keywords that say nothing of what is valid. */
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
export function takesAll(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

/** A finding about all of a place. */
export function narrowed(type: string, path: string, words: string, info = ''): Incompatibility {
  return { type, path, description: `{reader} ${words}`, info };
}
