import { isNode } from '../../src/base/json-pointer.ts';
import { asForm } from '../../src/toolkit/probe/serialize.ts';
import { jsonLine } from '../commands/requests.ts';

/** JSON is written on one line up to this length. */
const LINE = 64;

/** The body of a request in an example. */
export interface RequestBodyExample {
  readonly type: string;
  /** A JSON value if the type is JSON, a form or XML, else the text itself. */
  readonly value: unknown;
  /** The name of the outermost element, if the type is XML. */
  readonly element?: string;
}

/** Between the parts of a body of several: nobody writes it by accident. */
export const BOUNDARY = 'part-of-the-body';

export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}

/** Whether a body is a sequence of JSON values, such as a line for each. */
export function isSequence(type: string): boolean {
  return /^[^;]*[/+](?:json-seq|jsonl|ndjson|x-ndjson|jsonlines)\s*(?:;|$)/i.test(type);
}

export function isForm(type: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

export function isMultipart(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

/** The `Content-Type` of a body. */
export function contentTypeOf({ type }: RequestBodyExample): string {
  return isMultipart(type) ? `${type}; boundary=${BOUNDARY}` : type;
}

/** The body as it is sent: JSON on one line if that is short. */
export function bodyText({ type, value, element }: RequestBodyExample): string {
  if (isJson(type)) return jsonText(value);
  if (typeof value === 'string') return value;
  if (isForm(type)) return asForm(value);
  if (isMultipart(type)) return multipartText(value);
  if (/[/+]xml\b/i.test(type)) return xmlText(element ?? 'body', value, '').trimEnd();
  if (isSequence(type))
    return [value]
      .flat()
      .map((each) => `${jsonLine(each)}\n`)
      .join('');
  return isNode(value) ? jsonText(value) : String(value);
}

function jsonText(value: unknown): string {
  const line = jsonLine(value);
  return line.length <= LINE ? line : JSON.stringify(value, null, 2);
}

/** The members of a form with their texts. */
export function partsOf(value: unknown): [name: string, text: string][] {
  const members = isNode(value) ? Object.entries(value) : [];
  return members.flatMap(([name, each]) =>
    [each]
      .flat()
      .map((item): [string, string] => [name, isNode(item) ? JSON.stringify(item) : String(item)]),
  );
}

/** RFC 7578. */
function multipartText(value: unknown): string {
  const parts = partsOf(value).map(
    ([name, text]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function xmlText(name: string, value: unknown, indent: string): string {
  const element = /^[A-Za-z_][\w.-]*$/.test(name) ? name : 'item';
  if (Array.isArray(value)) return value.map((each) => xmlText(name, each, indent)).join('');
  if (!isNode(value)) {
    const text = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `${indent}<${element}>${text}</${element}>\n`;
  }
  const members = Object.entries(value).map(([key, each]) => xmlText(key, each, `${indent}  `));
  return `${indent}<${element}>\n${members.join('')}${indent}</${element}>\n`;
}
