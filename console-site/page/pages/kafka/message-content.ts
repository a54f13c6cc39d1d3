import type { Message } from '../../api/kafka.ts';
import { prettyJson, REPLACED } from '../../parts/format.ts';
import { avroValue, type AvroSchema } from './avro.ts';

/** A key or a value as it is shown, and in what form. */
export interface Content {
  readonly form: string;
  readonly text: string;
  /** The schema that the registry has under this id; undefined if the text names none. */
  readonly schemaId?: number | undefined;
}

/** Confluent's wire format: a zero byte and the four bytes of the id of a schema are before the content. */
const PREFIX = 5;

/** A text decoded as far as it can be. */
export function contentOf(text: string): Content {
  const schemaId = schemaIdOf(text);
  if (schemaId !== undefined) {
    const json = jsonOf(text.slice(PREFIX));
    return json === undefined
      ? { form: `Binary, of schema ${schemaId}; shown as text`, text, schemaId }
      : { form: `JSON, of schema ${schemaId}`, text: json, schemaId };
  }
  const json = jsonOf(text);
  if (json !== undefined) return { form: 'JSON', text: json };
  const form = text.includes(REPLACED) ? `Bytes that are not text, as ${REPLACED}` : 'Text';
  return { form, text };
}

/** A text in the wire format, decoded with the schema that it names; as it is if that can't be. */
export function decodedWith(
  text: string,
  schema: { readonly id: number; readonly text: string; readonly type: string },
): Content {
  if (schema.type !== 'AVRO' || text.includes(REPLACED)) return contentOf(text);
  try {
    const bytes = new TextEncoder().encode(text).subarray(PREFIX);
    const value = avroValue(bytes, JSON.parse(schema.text) as AvroSchema);
    const json = JSON.stringify(value, null, 2);
    return { form: `Avro, of schema ${schema.id}`, text: json, schemaId: schema.id };
  } catch {
    return contentOf(text);
  }
}

/** The first line of a text, without what can't be seen. */
export function lineOf(text: string): string {
  return Array.from(text.slice(0, 400), (sign) => (isControl(sign) ? ' ' : sign)).join('');
}

/** The bytes of key, value and headers as text. */
export function bytesIn({ key, value, headers }: Message): number {
  const texts = [key, value ?? '', ...headers.flatMap((header) => [header.key, header.value])];
  return new TextEncoder().encode(texts.join('')).length;
}

/** The id of the schema that a text names: undefined if it names none, or bytes of it are lost. */
function schemaIdOf(text: string): number | undefined {
  if (text[0] !== '\0' || text.length <= PREFIX || text.slice(0, PREFIX).includes(REPLACED)) {
    return undefined;
  }
  const bytes = new TextEncoder().encode(text.slice(0, PREFIX)).subarray(1, PREFIX);
  return bytes.reduce((id, byte) => id * 256 + byte, 0);
}

function jsonOf(text: string): string | undefined {
  if (!/^\s*[[{"\-\dtfn]/.test(text)) return undefined;
  try {
    JSON.parse(text);
    return prettyJson(text);
  } catch {
    return undefined;
  }
}

function isControl(sign: string): boolean {
  return sign < ' ' || sign === '\u007F';
}
