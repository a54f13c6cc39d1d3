import type { Family, TryIt } from '../family.ts';
import { html, type Html } from '../html.ts';
import type { Credential, SchemeInUse } from '../operations/credentials.ts';
import type { SecurityRequirement } from '../../src/contract/model/document.ts';

/** Inputs for what a request shows of its caller: those of the first way to authenticate, and of the other ways. */
export function credentialFields(
  security: readonly SecurityRequirement[],
  { schemes, tryIt }: Pick<Family, 'schemes' | 'tryIt'>,
): Html {
  const ways = security
    .map((each) => Object.keys(each).flatMap((name) => schemes.get(name) ?? []))
    .filter((way) => way.length > 0);
  const first = ways[0] ?? [];
  const others = [...new Set(ways.flat())].filter((scheme) => !first.includes(scheme));
  return html`${first.map((scheme) => credentialField(scheme, tryIt))}${
    others.length > 0 &&
    html`<details>
      <summary>Other ways to authenticate</summary>
      ${others.map((scheme) => credentialField(scheme, tryIt))}
    </details>`
  }`;
}

/** All schemes that requests of a contract may need, as alternatives: those of the whole contract first. */
export function usualSecurity({ contract, operations }: Family): SecurityRequirement[] {
  const declared: unknown = contract.security;
  const own = (Array.isArray(declared) ? declared : []) as SecurityRequirement[];
  const all = [...own, ...operations.flatMap(({ security }) => security)];
  return [...new Map(all.map((each) => [Object.keys(each).join(' '), each])).values()];
}

function credentialField({ name, declared, credential }: SchemeInUse, { hints }: TryIt): Html {
  const { label, hint } = hints?.[name] ?? { label: labelOf(name, credential), hint: '' };
  if (credential === undefined || isCookie(credential)) {
    const what = declared['type'] === 'mutualTLS' ? 'a certificate' : 'a cookie';
    return html`<p class="small">
      <code>${name}</code> is ${what}, which a page can't send for you.
    </p>`;
  }
  return html`<label
      >${label}
      <input
        name="credential"
        type="password"
        autocomplete="off"
        spellcheck="false"
        data-kind="${credential.kind}"
        ${credential.kind !== 'basic' && html`data-name="${credential.name}" data-prefix="${credential.prefix}"`}
    /></label>
    ${hint !== '' && html`<p class="small">${hint}</p>`}`;
}

function isCookie(credential: Credential): boolean {
  return credential.kind === 'header' && credential.name.toLowerCase() === 'cookie';
}

function labelOf(scheme: string, credential: Credential | undefined): string {
  if (credential?.kind === 'basic') return `${scheme}: user and password, with a colon between`;
  return scheme;
}
