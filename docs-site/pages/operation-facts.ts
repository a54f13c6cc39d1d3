import { elsewhere } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { familyPages } from '../navigation.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { schemeWords } from '../operations/scheme-words.ts';
import { slug } from '../markdown.ts';
import { ownAddresses } from '../operations/server-addresses.ts';

/** What is to be known of an operation besides its request: where it is, who may call it. */
export function operationFacts(
  operation: DocumentedOperation,
  family: Family,
  isSent: boolean,
): Html {
  const { isBeyond, isDeprecated, ownId, declared, externalDocs } = operation;
  const address = ownAddresses(family.contract, operation)?.[0]?.address ?? family.address;
  const further = externalDocs && elsewhere(externalDocs.url);
  return html`<dl class="facts">
    ${!isSent && fact('Base address', html`<code>${address}</code>`)}
    ${ownId !== undefined && fact('Operation', html`<code>${ownId}</code>`)}
    ${isDeprecated && fact('State', html`<span class="deprecated">deprecated</span>`)}
    ${
      isBeyond &&
      fact(
        'Part of',
        html`<a href="/guides/compatibility.html#core-and-extended-api">the extended API</a>`,
      )
    }
    ${roleFacts(declared)}
    ${
      further !== undefined &&
      fact(
        'Further reading',
        html`<a href="${further}"><bdi>${externalDocs!.description || further}</bdi></a>`,
      )
    }
    ${!isSent && authenticationFact(operation, family)}
  </dl>`;
}

function fact(term: string, description: Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;
}

/** Each alternative by which a caller can authenticate. */
function authenticationFact({ security }: DocumentedOperation, family: Family): Html {
  const page = familyPages(family).authentication.path;
  const alternatives = security.filter((each) => Object.keys(each).length > 0);
  if (alternatives.length === 0) return fact('Authentication', html`none`);
  const isOptional = alternatives.length < security.length;
  const named = (name: string, scopes: unknown) => {
    const scheme = family.schemes.get(name);
    const list = Array.isArray(scopes) ? scopes.map(String) : [];
    const scoped =
      list.length > 0 &&
      html` <span class="small"
        >with ${list.map((scope, i) => html`${i > 0 && ', '}<code>${scope}</code>`)}</span
      >`;
    if (scheme === undefined) return html`<code>${name}</code>${scoped}`;
    const words = schemeWords(scheme, family.schemes.values());
    return html`<a href="/${page}#${schemeAnchor(name)}">${words}</a>${scoped}`;
  };
  return fact(
    'Authentication',
    html`${isOptional && 'none, or '}${alternatives.map((each, i) => {
      const schemes = Object.entries(each).map(([name, scopes]) => named(name, scopes));
      return html`${i > 0 && ' or '}${schemes.map((scheme, k) => html`${k > 0 && ' and '}${scheme}`)}`;
    })}`,
  );
}

/** The anchor of a security scheme on the page about authentication. */
export function schemeAnchor(name: string): string {
  return `scheme-${slug(name) || encodeURIComponent(name)}`;
}

/** Which members of a team may call it, where the contract says so. */
function roleFacts(declared: DocumentedOperation['declared']): Html[] {
  const named = [
    ['Roles in a team', declared['x-roles']],
    ['Roles in the team that receives it', declared['x-roles-of-target']],
  ] as const;
  return named.flatMap(([term, roles]) =>
    Array.isArray(roles)
      ? [
          fact(
            term,
            html`${roles.length === 0 ? "the caller's own account only" : roles.join(', ')}`,
          ),
        ]
      : [],
  );
}
