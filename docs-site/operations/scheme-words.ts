import type { Node } from '../../src/base/json-pointer.ts';
import { html, type Html } from '../html.ts';
import type { SchemeInUse } from './credentials.ts';
import { textOf } from './documented.ts';

/**
 * What a security scheme is called for people, who know nothing of its name in the contract: `Bearer token`,
 * `?queue_token=`. Where several would be called the same, they are told apart by that name.
 */
export function schemeWords(scheme: SchemeInUse, all: Iterable<SchemeInUse>): Html {
  const own = wordsOf(scheme.declared);
  const same = [...all].filter(({ declared }) => wordsOf(declared).markup === own.markup);
  return same.length < 2 ? own : html`${own} <code>${scheme.name}</code>`;
}

function wordsOf(declared: Node): Html {
  const { type, scheme, in: place, name } = declared;
  const title = textOf(declared['x-title']);
  if (title !== '') return html`<bdi>${title}</bdi>`;
  switch (type) {
    case 'http':
      return HTTP[String(scheme).toLowerCase()] ?? html`${String(scheme)} credentials`;
    case 'apiKey':
      return apiKeyWords(String(place), String(name));
    case 'oauth2':
      return html`OAuth 2.0 token`;
    case 'openIdConnect':
      return html`OpenID Connect token`;
    case 'mutualTLS':
      return html`Client certificate`;
    default:
      return html`<code>${String(type)}</code>`;
  }
}

const HTTP: Readonly<Record<string, Html>> = {
  basic: html`User name and password`,
  bearer: html`Bearer token`,
};

function apiKeyWords(place: string, name: string): Html {
  if (place === 'query') return html`<code>?${name}=</code>`;
  return html`<code>${name}</code> ${place === 'cookie' ? 'cookie' : 'header'}`;
}
