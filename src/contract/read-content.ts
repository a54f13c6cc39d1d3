import type { HttpError } from '../http/http-error.ts';
import { excessInJson } from '../base/json-size.ts';
import type { ContractErrors } from './family.ts';
import { formIn } from './items/form.ts';
import { formValue } from './form-value.ts';
import { hasItems, itemsIn } from './items/items.ts';
import { isSequence } from './items/sequences.ts';
import { UnreadableItem } from './items/json-item.ts';
import { isForm, isJson, isText, mediaFor, mediaTypeOf, parameterIn } from './media-type.ts';
import type { MediaType, Operation } from './model/operation.ts';
import { membersOf, typedValue } from './parameter-value.ts';
import { readJson } from './read-json.ts';
import { typesOf } from './model/schema-parts.ts';

/** A body as its operation takes it. */
export interface ReadContent {
  /** The media type of the contract that it is held against; undefined if there is no body. */
  readonly media: MediaType | undefined;
  readonly body: unknown;
  /** What of it is held against the schema: the body, without the bytes of files; its items, if it has any. */
  readonly checked: unknown;
  /** Whether what is checked are the items of the body. */
  readonly isOfItems?: boolean;
}

/** A body as it was received, or as something before has parsed it. */
interface Received {
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
  /** Whether `parsed` is the body, which is not read again. */
  readonly isParsed: boolean;
  readonly parsed?: unknown;
  /** The names of the files that have been taken out of it. */
  readonly filesBefore: () => readonly string[];
}

/** What a `Content-Type` says. */
interface Sent {
  readonly type: string;
  /** What the operation has for it. */
  readonly media: MediaType | undefined;
}

export type ContentReader = (received: Received) => ReadContent;

/** The items that a body may have. */
const MOST_ITEMS = 100_000;

const NO_CONTENT: ReadContent = { media: undefined, body: undefined, checked: undefined };

/**
 * Reads the bodies of an operation by their media types: JSON, forms, texts; everything else is bytes. The values of a
 * form get the types of its schema.
 * @returns undefined if the operation takes no body
 */
export function contentReader(
  document: object,
  { requestBody }: Operation,
  errors: Pick<ContractErrors, 'invalid' | 'malformedBody' | 'ofStatus'>,
): ContentReader | undefined {
  if (requestBody === undefined) return undefined;
  const { content, required } = requestBody;
  const supported = Object.keys(content).join(', ');
  // Looked up once for each `Content-Type` that is sent, of which there are few.
  const known = new Map<string, Sent>();

  function sentAs(contentType: string): Sent {
    let sent = known.get(contentType);
    if (sent === undefined) {
      const type = mediaTypeOf(contentType);
      sent = { type, media: mediaFor(content, type) };
      if (known.size < 100) known.set(contentType, sent);
    }
    return sent;
  }

  function unsupported(type: string): HttpError {
    const words =
      type === '' ? 'the media type of the body is missing' : `media type ${type} is not supported`;
    return errors.ofStatus(415, `${words}, use ${supported}`);
  }

  return ({ contentType = '', bytes, isParsed, parsed, filesBefore }) => {
    const isAbsent = isParsed ? parsed === undefined : bytes.length === 0;
    if (isAbsent && contentType === '' && !required) return NO_CONTENT;
    const { type, media } = sentAs(contentType);
    if (media === undefined) throw unsupported(type);
    if (isAbsent) {
      if (required && !isEmptyText(type, media)) {
        throw errors.invalid({ in: 'body', at: '', message: 'is missing' });
      }
      if (!isEmptyText(type, media)) return NO_CONTENT;
    }
    if (isParsed) return readParsed(type, media, parsed, filesBefore);
    // A range without any form of its own is taken as it is.
    if (content['*/*'] === media) return { media, body: bytes, checked: undefined };
    if (isJson(type)) return whole(media, readJson(bytes, errors.malformedBody));
    if (isForm(type))
      return whole(
        media,
        readable('the body', () => formValue({ document }, media, bytes)),
      );
    if (type === 'multipart/form-data') return readParts(media, contentType, bytes);
    if (hasItems(type, media)) return ofItems(media, contentType, bytes);
    if (isText(type)) return ofText(media, readText(media, contentType, bytes));
    return { media, body: bytes, checked: undefined };
  };

  function readParsed(
    type: string,
    media: MediaType,
    parsed: unknown,
    filesBefore: () => readonly string[],
  ): ReadContent {
    if (isText(type) && typeof parsed === 'string') return ofText(media, textValue(media, parsed));
    if (type === 'multipart/form-data') {
      const body = parsedForm(document, media, parsed);
      return { media, body, checked: parsedForm(document, media, parsed, filesBefore()) };
    }
    return whole(media, isForm(type) ? parsedForm(document, media, parsed) : parsed);
  }

  function readParts(media: MediaType, contentType: string, bytes: Buffer): ReadContent {
    const form = readable('the form', () => formIn({ document }, media, contentType, bytes));
    const issues = form.misfits.map(({ at, message }) => ({ in: 'body' as const, at, message }));
    if (issues.length > 0) throw errors.invalid(issues[0]!, issues);
    return { media, body: form.body, checked: form.checked };
  }

  /** Who takes the body gets its bytes. */
  function ofItems(media: MediaType, contentType: string, bytes: Buffer): ReadContent {
    const type = mediaTypeOf(contentType);
    const excess = isSequence(type) ? excessInJson(bytes) : undefined;
    if (excess !== undefined) throw errors.malformedBody(excess);
    const readers = readable('the body', () => itemsIn(contentType, media, bytes));
    if (readers.length > MOST_ITEMS) {
      throw errors.malformedBody(`the body has more than ${MOST_ITEMS} items`);
    }
    const checked = readers.map((read, i) => readable(`body[${i}]`, read));
    return { media, body: bytes, checked, isOfItems: true };
  }

  function readable<T>(what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error;
      throw errors.malformedBody(`${what} ${error.message}`);
    }
  }

  function readText(media: MediaType, contentType: string, bytes: Buffer): unknown {
    const charset = parameterIn(contentType, 'charset') ?? 'utf-8';
    try {
      const text = new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
      return textValue(media, text);
    } catch {
      throw errors.malformedBody(`not text in ${charset}`);
    }
  }

  /** The schema of `text/xml` describes the object that the text stands for, so it is held against none. */
  function ofText(media: MediaType, body: unknown): ReadContent {
    const isOfObject = typesOf({ document }, media.schema).has('object');
    return { media, body, checked: isOfObject && typeof body === 'string' ? undefined : body };
  }

  function textValue({ schema }: MediaType, text: string): unknown {
    return typesOf({ document }, schema).has('object')
      ? text
      : typedValue({ document }, schema, text);
  }
}

/** Whether no bytes at all are a body: an empty text, or an empty file. */
function isEmptyText(type: string, { schema }: MediaType): boolean {
  return isText(type) && schema?.['minLength'] === undefined;
}

function whole(media: MediaType, body: unknown): ReadContent {
  return { media, body, checked: body };
}

/**
 * A form that a parser of the application has made texts of, with the types of its schema.
 * @param files names of files, of each of which a schema sees an empty text
 */
function parsedForm(
  document: object,
  { schema }: MediaType,
  parsed: unknown,
  files: readonly string[] = [],
): unknown {
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  const members = Object.entries(parsed) as [string, unknown][];
  const pairs = members.flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (typeof text === 'string' ? [[name, text] as const] : [])),
  );
  pairs.push(...files.map((name) => [name, ''] as const));
  const typed = typedValue({ document }, schema, membersOf({ document }, schema, pairs));
  return { ...parsed, ...(typed as object) };
}
