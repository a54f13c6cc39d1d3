import type { JsonObject } from '../../json-text.ts';

export const PRIMITIVES = [
  'null',
  'boolean',
  'int',
  'long',
  'float',
  'double',
  'bytes',
  'string',
] as const;

export type PrimitiveKind = (typeof PRIMITIVES)[number];

/** Attributes without a meaning in the Avro specification, or only for other programs, such as `logicalType`. */
type Properties = JsonObject;

export interface AvroPrimitive {
  readonly kind: PrimitiveKind;
  readonly properties: Properties;
}

/** A full name: the namespace, which may be empty, and the name in it. */
export interface AvroName {
  readonly full: string;
  readonly namespace: string;
  readonly simple: string;
}

interface Named {
  readonly name: AvroName;
  readonly doc: string | undefined;
  /** Full names. */
  readonly aliases: readonly string[];
  readonly properties: Properties;
}

export interface AvroField {
  readonly name: string;
  readonly type: AvroSchema;
  readonly doc: string | undefined;
  /** As in JSON; undefined if there is none, because `null` is a valid default. */
  readonly default: unknown;
  readonly order: 'ascending' | 'descending' | 'ignore';
  readonly aliases: readonly string[];
  readonly properties: Properties;
}

export interface AvroRecord extends Named {
  readonly kind: 'record';
  readonly isError: boolean;
  /** Filled after the record is created, because its fields may be of its own type. */
  readonly fields: AvroField[];
}

export interface AvroEnum extends Named {
  readonly kind: 'enum';
  readonly symbols: ReadonlySet<string>;
  readonly default: string | undefined;
}

export interface AvroFixed extends Named {
  readonly kind: 'fixed';
  readonly size: number;
}

export interface AvroArray {
  readonly kind: 'array';
  readonly items: AvroSchema;
  readonly properties: Properties;
}

export interface AvroMap {
  readonly kind: 'map';
  readonly values: AvroSchema;
  readonly properties: Properties;
}

export interface AvroUnion {
  readonly kind: 'union';
  readonly branches: readonly AvroSchema[];
  /** Keys are unique within a union. */
  readonly byTitle: ReadonlyMap<string, AvroSchema>;
}

export type AvroNamed = AvroRecord | AvroEnum | AvroFixed;
export type AvroSchema = AvroPrimitive | AvroNamed | AvroArray | AvroMap | AvroUnion;

export function isNamed(schema: AvroSchema): schema is AvroNamed {
  return schema.kind === 'record' || schema.kind === 'enum' || schema.kind === 'fixed';
}

/** The name of a type in messages: its full name, if it has one. */
export function titleOf(schema: AvroSchema): string {
  return isNamed(schema) ? schema.name.full : schema.kind;
}
