import { appendPointer } from '../../base/json-pointer.ts';
import { formParts, MalformedForm, type FormPart } from '../../http/multipart.ts';
import { isForm, isJson, isText, mediaTypeOf, parameterIn } from '../media-type.ts';
import type { MediaType } from '../model/operation.ts';
import {
  itemsOf,
  partsOf,
  propertiesOf,
  typesOf,
  type WithDocument,
} from '../model/schema-parts.ts';
import { typedValue } from '../parameter-value.ts';
import { jsonIn, UnreadableItem } from './json-item.ts';
import { checkSize, typeMisfit, typesIn } from './parts.ts';

/** A file of a `multipart/form-data` body. */
export interface UploadedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A `multipart/form-data` body. */
export interface Form {
  /** Its fields, with the types of the schema, and its files. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What is held against the schema, which sees a file as a text of as many characters as it limits. */
  readonly checked: Readonly<Record<string, unknown>>;
  /** What is wrong with single parts: their media types, and JSON that is none. */
  readonly misfits: readonly FormMisfit[];
}

export interface FormMisfit {
  /** A JSON pointer into the body. */
  readonly at: string;
  /** Worded to follow the place. */
  readonly message: string;
  /** The pointer in the contract. */
  readonly contract: string;
}

type FormMedia = Pick<MediaType, 'schema' | 'encoding' | 'pointer'>;

/**
 * The fields and files of a form, by their names.
 * @throws UnreadableItem if the body is no such form
 */
export function formIn(
  contract: WithDocument,
  media: FormMedia,
  contentType: string,
  bytes: Buffer,
): Form {
  const parts = partsOfForm(bytes, contentType);
  checkSize(parts);
  const propertyOf = propertiesOf(contract, media.schema);
  const byName = Map.groupBy(parts, ({ name }) => name);
  const misfits: FormMisfit[] = [];
  const members = [...byName].map(([name, given]) => {
    const property = propertyOf(name);
    const isList = typesOf(contract, property).has('array') || given.length > 1;
    const items = isList ? itemsOf(contract, property) : property;
    // A list may be written as JSON, in one part.
    const isTextual = isOfText(contract, given.length === 1 ? property : items);
    const reading: Reading = { contract, media, schema: items, isTextual, misfits };
    const read = given.map((part, i) => readPart(reading, part, isList ? `/${i}` : ''));
    const [only] = read;
    const isWhole = !isList || (read.length === 1 && Array.isArray(only!.checked));
    const valueOf = (key: keyof ReadPart) => (isWhole ? only![key] : read.map((each) => each[key]));
    return { name, body: valueOf('body'), checked: valueOf('checked') };
  });
  return {
    body: Object.fromEntries(members.map(({ name, body }) => [name, body])),
    checked: Object.fromEntries(members.map(({ name, checked }) => [name, checked])),
    misfits,
  };
}

function partsOfForm(bytes: Buffer, contentType: string): FormPart[] {
  try {
    return formParts(bytes, parameterIn(contentType, 'boundary'));
  } catch (error) {
    if (error instanceof MalformedForm) throw new UnreadableItem(error.message);
    throw error;
  }
}

interface Reading {
  readonly contract: WithDocument;
  readonly media: FormMedia;
  /** Of one part. */
  readonly schema: object;
  readonly isTextual: boolean;
  readonly misfits: FormMisfit[];
}

interface ReadPart {
  readonly body: unknown;
  readonly checked: unknown;
}

function readPart(
  { contract, media, schema, isTextual, misfits }: Reading,
  part: FormPart,
  index: string,
): ReadPart {
  const { name, filename = '', contentType, bytes } = part;
  const at = appendPointer('', name) + index;
  const type = contentType === undefined ? undefined : mediaTypeOf(contentType);
  // Most programs write fields without a media type, of whatever they are.
  const misfit = type && typeMisfit(type, typesIn(media.encoding?.[name]));
  if (misfit !== undefined) {
    const encoding = appendPointer(`${media.pointer}/encoding`, name);
    misfits.push({ at, message: misfit, contract: `${encoding}/contentType` });
  }
  if (isFile(contract, schema, part, type)) {
    const body: UploadedFile = { filename, contentType: contentType ?? 'text/plain', bytes };
    return { body, checked: seenAs(contract, schema, bytes) };
  }
  if (type !== undefined && isJson(type) && !isTextual) {
    try {
      const value = jsonIn(bytes);
      return { body: value, checked: value };
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error;
      misfits.push({ at, message: error.message, contract: media.pointer });
    }
  }
  const value = typedValue(contract, schema, bytes.toString('utf8'));
  return { body: value, checked: value };
}

/**
 * Whether a part is a file: it has a name, it is bytes by its media type, or its schema says so (`format: binary` in
 * OpenAPI 3.0).
 */
function isFile(
  contract: WithDocument,
  schema: object,
  { filename }: FormPart,
  type: string | undefined,
): boolean {
  if (filename !== undefined) return true;
  if (type !== undefined && !isText(type) && !isJson(type) && !isForm(type)) return true;
  return [...partsOf(contract, schema)].some(({ format }) => format === 'binary');
}

/** Whether JSON is the text that is wanted, and not written in it (JSON Schema, `contentMediaType`). */
function isOfText(contract: WithDocument, schema: object): boolean {
  const types = typesOf(contract, schema);
  return types.has('string') && !types.has('object') && !types.has('array');
}

/** A text that is as long as a file, as far as its schema limits that (OpenAPI 3.1, "Considerations for File Uploads"). */
function seenAs(contract: WithDocument, schema: object, bytes: Buffer): string {
  const limits = [...partsOf(contract, schema)].flatMap(({ minLength, maxLength }) =>
    [minLength, maxLength].filter((each) => typeof each === 'number'),
  );
  return ' '.repeat(Math.min(bytes.length, Math.max(-1, ...limits) + 1));
}
