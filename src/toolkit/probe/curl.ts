import type { Contract } from '../../contract/model/contract.ts';
import type { SecurityScheme } from '../../contract/model/operation.ts';
import { bodyOf, contentTypeOf, targetOf, type Draft } from './draft.ts';

/** A shell command that reproduces a request; the user fills in the credentials, which it has in variables. */
export function curlOf(
  { securitySchemes }: Pick<Contract, 'securitySchemes'>,
  base: URL,
  draft: Draft,
): string {
  const url = `${base.origin}${base.pathname.replace(/\/$/, '')}${targetOf(draft)}`;
  const [needed = {}] = draft.operation.security;
  const shown = draft.credentials === 'none' ? [] : Object.keys(needed);
  const all = shown.map((name) => credentialIn(securitySchemes[name], draft.credentials));
  const query = all.flatMap((each) => each.query ?? []).join('&');
  const target = query === '' ? '' : `"${url.includes('?') ? '&' : '?'}${query}"`;
  const parts = ['curl', '-i', '-X', draft.operation.method, '--path-as-is', quoted(url) + target];
  for (const header of new Set(all.flatMap((each) => each.header ?? []))) {
    parts.push('-H', `"${header}"`);
  }
  for (const [name, value] of draft.headers) parts.push('-H', quoted(`${name}: ${value}`));
  if (draft.body !== undefined) {
    const contentType = contentTypeOf(draft);
    if (contentType !== undefined) parts.push('-H', quoted(`content-type: ${contentType}`));
    parts.push('--data-binary', textOf(bodyOf(draft)));
  }
  return parts.join(' ');
}

/** Where a credential is in a request: `X-Key: $X_KEY`, as a text between double quotes of a shell. */
function credentialIn(
  scheme: SecurityScheme | undefined,
  which: Draft['credentials'],
): { readonly header?: string; readonly query?: string } {
  const isWrong = which === 'wrong';
  if (scheme?.type !== 'apiKey') {
    return { header: `Authorization: ${isWrong ? 'Bearer wrong' : '$AUTHORIZATION'}` };
  }
  const name = (scheme.name ?? '').replaceAll(/["\\`$]/g, '');
  const value = isWrong ? 'wrong' : `$${name.toUpperCase().replaceAll(/[^A-Z\d]/g, '_')}`;
  if (scheme.in === 'query') return { query: `${encodeURIComponent(name)}=${value}` };
  return { header: scheme.in === 'cookie' ? `cookie: ${name}=${value}` : `${name}: ${value}` };
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
