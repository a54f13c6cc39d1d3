/** One part of a body of several (RFC 2046, section 5.1). */
export interface Part {
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly bytes: Buffer;
}

/** One part of a `multipart/form-data` body (RFC 7578). */
export interface FormPart {
  readonly name: string;
  /** Its name on the client's machine; undefined if it is a field, not a file. */
  readonly filename: string | undefined;
  /** Undefined if it says nothing, which means `text/plain` (RFC 7578, section 4.4). */
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

/** More parts than any form has: each is an object of some hundred bytes, even if it is empty. */
const MAX_PARTS = 1000;
const MAX_HEAD = 16 * 1024;
const LINE_END = '\r\n';
const HEAD_END = Buffer.from('\r\n\r\n');

/** The body has not the form of its media type. The message says why. */
export class MalformedForm extends Error {}

/**
 * The parts of a `multipart/form-data` body.
 * @param boundary of its `Content-Type`
 * @throws MalformedForm
 */
export function formParts(body: Buffer, boundary: string | undefined): FormPart[] {
  return multipartParts(body, boundary).map(formPart);
}

/**
 * The parts of a body of any multipart media type.
 * @param boundary of its `Content-Type`
 * @throws MalformedForm
 */
export function multipartParts(body: Buffer, boundary: string | undefined): Part[] {
  if (boundary === undefined || boundary === '') throw new MalformedForm('has no boundary');
  const opening = Buffer.from(`--${boundary}`);
  const between = Buffer.from(`${LINE_END}--${boundary}`);
  const parts: Part[] = [];
  // What is before the first boundary is ignored (RFC 2046, section 5.1.1).
  const first = body.subarray(0, opening.length).equals(opening) ? 0 : body.indexOf(between);
  if (first < 0) throw new MalformedForm('lacks its boundary');
  let at = first === 0 ? opening.length : first + between.length;
  while (!isClosedAt(body, at)) {
    const start = body.indexOf(LINE_END, at);
    const end = start < 0 ? -1 : body.indexOf(between, start);
    if (end < 0) throw new MalformedForm('ends before its last boundary');
    if (parts.length === MAX_PARTS) throw new MalformedForm(`has more than ${MAX_PARTS} parts`);
    parts.push(partIn(body.subarray(start + LINE_END.length, end)));
    at = end + between.length;
  }
  return parts;
}

/** Whether the boundary that ends here is the last one. */
function isClosedAt(body: Buffer, at: number): boolean {
  return body[at] === 0x2d && body[at + 1] === 0x2d;
}

function partIn(whole: Buffer): Part {
  // Without any header, the part begins with the empty line.
  const isBare = whole.subarray(0, LINE_END.length).equals(Buffer.from(LINE_END));
  const headEnd = isBare ? 0 : whole.indexOf(HEAD_END);
  if (headEnd < 0 || headEnd > MAX_HEAD) throw new MalformedForm('has a part without a head');
  const head = whole.toString('utf8', 0, headEnd);
  const bytes = whole.subarray(headEnd + (isBare ? LINE_END.length : HEAD_END.length));
  return { header: (name) => headerIn(head, name), bytes };
}

function formPart({ header, bytes }: Part): FormPart {
  const disposition = header('content-disposition') ?? '';
  const name = quotedIn(disposition, 'name');
  if (name === undefined) throw new MalformedForm('has a part without a name');
  return {
    name,
    filename: quotedIn(disposition, 'filename'),
    contentType: header('content-type'),
    bytes,
  };
}

function headerIn(head: string, name: string): string | undefined {
  for (const line of head.split(LINE_END)) {
    const colon = line.indexOf(':');
    if (line.slice(0, colon).trim().toLowerCase() === name) return line.slice(colon + 1).trim();
  }
  return undefined;
}

/** A quoted parameter of a header, in which browsers percent-encode quotes and line ends (WHATWG, "multipart/form-data"). */
function quotedIn(header: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(header) ?? [];
  if (quoted === undefined) return plain;
  return quoted
    .replaceAll(/\\(["\\])/g, '$1')
    .replaceAll(/%(22|0D|0A)/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
