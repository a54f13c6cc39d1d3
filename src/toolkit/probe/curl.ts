import { bodyOf, contentTypeOf, targetOf, type Draft } from './draft.ts';

/** A shell command that reproduces a request; the user fills in the credentials. */
export function curlOf(base: URL, draft: Draft): string {
  const url = `${base.origin}${base.pathname.replace(/\/$/, '')}${targetOf(draft)}`;
  const parts = ['curl', '-i', '-X', draft.operation.method, '--path-as-is', quoted(url)];
  if (draft.credentials === 'right' && draft.operation.security.length > 0) {
    parts.push('-H', '"Authorization: $AUTHORIZATION"');
  } else if (draft.credentials === 'wrong') parts.push('-H', quoted('Authorization: Bearer wrong'));
  for (const [name, value] of draft.headers) parts.push('-H', quoted(`${name}: ${value}`));
  if (draft.body !== undefined) {
    const contentType = contentTypeOf(draft);
    if (contentType !== undefined) parts.push('-H', quoted(`content-type: ${contentType}`));
    parts.push('--data-binary', textOf(bodyOf(draft)));
  }
  return parts.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Bytes that are not plain text are quoted as bash does. */
function textOf(bytes: Buffer): string {
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return quoted(bytes.toString('latin1'));
  const escapes = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `$'${escapes.join('')}'`;
}
