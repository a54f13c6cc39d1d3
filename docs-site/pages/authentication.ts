import { isNode, type Node } from '../../src/base/json-pointer.ts';
import { contractText, elsewhere } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, textOf, type Html } from '../html.ts';
import { codeBlock, headingMarkup, table } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { SchemeInUse } from '../operations/credentials.ts';
import { schemeWords } from '../operations/scheme-words.ts';
import type { Page } from '../page.ts';
import { schemeAnchor } from './operation-facts.ts';

/** Who may call a family, and how callers show who they are: the security schemes of its contract. */
export function authenticationPage(family: Family): Page {
  const { authentication, crumbs } = familyPages(family);
  const schemes = [...family.schemes.values()];
  return {
    path: authentication.path,
    title: authentication.title,
    description: `How callers of ${family.title} show who they are.`,
    kind: 'Page',
    crumbs,
    contents: schemes.map((scheme) => ({
      id: schemeAnchor(scheme.name),
      title: titleOf(scheme, schemes),
    })),
    get body() {
      return html`<article class="prose">
        <h1>${authentication.title}</h1>
        ${
          schemes.length === 0
            ? html`<p class="lead">The contract asks for no credentials.</p>`
            : html`<p class="lead">
                How callers show who they are. Each operation says which of these it takes.
              </p>`
        }
        ${schemes.map((scheme) => schemeSection(scheme, schemes, family))}
        ${variableSection(schemes, family)}
      </article>`;
    },
  };
}

function titleOf(scheme: SchemeInUse, all: readonly SchemeInUse[]): string {
  return textOf(schemeWords(scheme, all));
}

function schemeSection(scheme: SchemeInUse, all: readonly SchemeInUse[], family: Family): Html {
  const { name, declared, credential } = scheme;
  const open = declared['openIdConnectUrl'];
  const address = typeof open === 'string' ? elsewhere(open) : undefined;
  return html`${headingMarkup({ id: schemeAnchor(name), title: titleOf(scheme, all), level: 2 })}
    <p class="small">In the contract: <code>${name}</code></p>
    <p>${sentence(declared)}</p>
    ${contractText(declared['description'], { linkTo: family.linkTo }).body}
    ${address !== undefined && html`<p>It is described at <a href="${address}">${address}</a>.</p>`}
    ${flowSections(declared['flows'])}
    ${credential === undefined && declared['type'] !== 'mutualTLS' && html`<p class="small">The contract does not say how it is sent.</p>`}`;
}

/** How a credential is sent, in one sentence. */
function sentence({ type, scheme, in: place, name, bearerFormat }: Node): Html {
  const format = typeof bearerFormat === 'string' && html` It is a ${bearerFormat}.`;
  switch (type) {
    case 'http':
      return String(scheme).toLowerCase() === 'basic'
        ? html`User and password, as <code>Authorization: Basic …</code> (RFC 7617).`
        : html`In the header <code>Authorization: ${capital(String(scheme))} …</code>.${format}`;
    case 'apiKey':
      return html`A key in the ${PLACES[String(place)] ?? String(place)}
        <code>${String(name)}</code>.`;
    case 'oauth2':
      return html`An access token of OAuth 2.0, as <code>Authorization: Bearer …</code>.`;
    case 'openIdConnect':
      return html`An access token of OpenID Connect, as <code>Authorization: Bearer …</code>.`;
    case 'mutualTLS':
      return html`A certificate of the client, with which the connection is made.`;
    default:
      return html`<code>${String(type)}</code>`;
  }
}

const PLACES: Readonly<Record<string, string>> = {
  header: 'header',
  query: 'query parameter',
  cookie: 'cookie',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The ways to a token of OAuth, each with its addresses and scopes. */
function flowSections(flows: unknown): Html[] {
  return Object.entries(isNode(flows) ? flows : {}).flatMap(([name, flow]) => {
    if (!isNode(flow)) return [];
    const addresses = [
      'authorizationUrl',
      'tokenUrl',
      'refreshUrl',
      'deviceAuthorizationUrl',
    ].flatMap((each) =>
      typeof flow[each] === 'string' ? [[ADDRESSES[each]!, flow[each]] as const] : [],
    );
    const scopes = Object.entries(isNode(flow['scopes']) ? flow['scopes'] : {});
    return html`<h3>${FLOWS[name] ?? name}</h3>
      <ul>
        ${addresses.map(([what, address]) => html`<li>${what}: <code>${address}</code></li>`)}
      </ul>
      ${
        scopes.length > 0 &&
        table(
          html`<tr>
            <th scope="col">Scope</th>
            <th scope="col">Allows</th>
          </tr>`,
          scopes.map(
            ([scope, text]) =>
              html`<tr>
                <td><code>${scope}</code></td>
                <td>${String(text)}</td>
              </tr>`,
          ),
          `Scopes of ${FLOWS[name] ?? name}`,
        )
      }`;
  });
}

const ADDRESSES: Readonly<Record<string, string>> = {
  authorizationUrl: 'Users agree at',
  tokenUrl: 'Tokens are issued at',
  refreshUrl: 'Tokens are renewed at',
  deviceAuthorizationUrl: 'Devices ask at',
};

const FLOWS: Readonly<Record<string, string>> = {
  authorizationCode: 'With an authorization code',
  implicit: 'Implicit',
  password: "With the user's password",
  clientCredentials: 'With the credentials of a client',
  deviceAuthorization: 'From a device',
};

/** The variables that the code on the pages of operations reads. */
function variableSection(schemes: readonly SchemeInUse[], { access, address }: Family): Html {
  const credentials = schemes.flatMap(({ credential }) => credential?.variables ?? []);
  const lines = [
    `export ${access.url}=${address === '/' ? 'https://…' : address.replace(/\/$/, '')}`,
    ...[...new Set(credentials)].map((variable) => `export ${variable}=…`),
  ];
  return html`${headingMarkup({ id: 'variables', title: 'In the code of these pages', level: 2 })}
    <p>The code on the pages of operations reads the address and the credentials from variables.</p>
    ${codeBlock(lines.join('\n'), 'bash')}`;
}
