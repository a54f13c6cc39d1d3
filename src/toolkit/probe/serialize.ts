import type { ParameterObject } from '../../contract/model/document.ts';
import { isJson } from '../../contract/media-type.ts';
import { JSON_TYPE } from '../../contract/model/document.ts';
import { isNode } from '../../base/json-pointer.ts';

/** The separators of lists in the query that are not repeated, encoded (OpenAPI 3.1, "Style Values"). */
const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** The value of a parameter as it stands in a path, encoded, with the prefix of its style. */
export function inPath(parameter: ParameterObject, value: unknown): string {
  const { name, style = 'simple', explode = false } = parameter;
  const ownName = `;${encodeURIComponent(name)}=`;
  if (style === 'label') return `.${listed(value, explode, explode ? '.' : ',')}`;
  if (style !== 'matrix') return listed(value, explode, ',');
  if (!explode || !isNode(value)) return ownName + listed(value, false, ',');
  if (Array.isArray(value)) return value.map((item) => ownName + encoded(item)).join('');
  return `;${listed(value, true, ';')}`;
}

/** The names and encoded values of a parameter in the query. */
export function inQuery(
  parameter: ParameterObject,
  value: unknown,
): (readonly [name: string, value: string])[] {
  const { name, content, style = 'form', explode = style === 'form' } = parameter;
  if (content !== undefined) return [[name, encodeURIComponent(JSON.stringify(value))]];
  if (!isNode(value)) return [[name, encoded(value)]];
  if (!Array.isArray(value) && style === 'deepObject') {
    return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, encoded(each)] as const);
  }
  if (!explode) return [[name, listed(value, false, BETWEEN[style] ?? ',')]];
  return Array.isArray(value)
    ? value.map((item) => [name, encoded(item)] as const)
    : Object.entries(value).map(([key, each]) => [key, encoded(each)] as const);
}

/** The value of a parameter in a header or a cookie, which are not encoded. */
export function inHeader({ explode }: ParameterObject, value: unknown): string {
  const isPaired = explode === true && isNode(value) && !Array.isArray(value);
  if (!isPaired) return joined(value);
  const members = Object.entries(value).map(([key, each]) => `${key}=${joined(each)}`);
  return members.join(',');
}

/**
 * The members of a value as a form: lists are repeated, and objects are JSON (OpenAPI 3.1, "Encoding Object").
 */
export function asForm(value: unknown): string {
  const members = isNode(value) ? Object.entries(value) : [];
  const pairs = members.flatMap(([name, each]) =>
    [each].flat().map((item) => [name, isNode(item) ? JSON.stringify(item) : String(item)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** How the parts of a form with a name are written. */
export interface FormPartStyle {
  /** What they are sent as; by what they are, if it is not said. */
  readonly contentType?: string | undefined;
  readonly isFile: boolean;
}

/** The members of a value as a form with several parts (RFC 7578); objects are JSON, as in `asForm`. */
export function asFormParts(
  value: unknown,
  boundary: string,
  styles: Readonly<Record<string, FormPartStyle>> = {},
): string {
  const members = isNode(value) ? Object.entries(value) : [];
  const parts = members.flatMap(([name, each]) => {
    const { contentType, isFile = false } = Object.hasOwn(styles, name) ? styles[name]! : {};
    const quoted = name.replaceAll(/["\r\n]/g, encodeURIComponent);
    const file = isFile ? `; filename="${quoted}"` : '';
    return [each].flat().map((item) => {
      const usual = isFile ? 'application/octet-stream' : isNode(item) ? JSON_TYPE : undefined;
      const type = contentType ?? usual;
      const head = type === undefined ? '' : `Content-Type: ${type}\r\n`;
      const isWritten = isNode(item) || (type !== undefined && isJson(type));
      const text = isWritten && !isFile ? JSON.stringify(item) : String(item);
      return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"${file}\r\n${head}\r\n${text}\r\n`;
    });
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Items, or names and values, with a separator between; what separates is the only thing that is not encoded. */
function listed(value: unknown, isPaired: boolean, between: string): string {
  if (!isNode(value)) return encoded(value);
  if (Array.isArray(value)) return value.map(encoded).join(between);
  const members = Object.entries(value).map(
    ([key, each]) => encodeURIComponent(key) + (isPaired ? '=' : between) + encoded(each),
  );
  return members.join(between);
}

function encoded(value: unknown): string {
  return encodeURIComponent(joined(value));
}

/** Joins values that no style can express, such as lists in lists, to one string. */
function joined(value: unknown): string {
  if (Array.isArray(value)) return value.map(joined).join(',');
  if (isNode(value)) return Object.entries(value).flat().map(joined).join(',');
  return String(value);
}
