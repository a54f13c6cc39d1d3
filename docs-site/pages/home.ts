import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';
import type { Page } from '../page.ts';
import { familyCards } from './family.ts';
import type { Guide } from './guides.ts';

/** The first page. */
export function homePage(
  name: string,
  guides: readonly Guide[],
  families: readonly Family[],
): Page {
  return {
    path: 'index.html',
    title: name,
    description: 'A self-hosted platform of databases, topics and queues over HTTP.',
    kind: 'Page',
    crumbs: [],
    wide: true,
    body: html`<div class="home">
      <section class="hero">
        <div>
          <h1>The hosted platform, on&nbsp;your own machine</h1>
          <p class="lead">
            ${name} speaks the HTTP interfaces of a hosted database, stream and queue platform. The
            official clients work against it as they are, on a laptop and in CI, with nothing but
            Node.
          </p>
          <p class="actions">
            <a class="button primary" href="/guides/getting-started.html">Get started</a>
            <a class="button" href="/guides/index.html">All guides</a>
          </p>
        </div>
        ${codeBlock(QUICK_START, 'console', 'From nothing to an answer')}
      </section>
      <section aria-labelledby="why">
        <h2 id="why">One contract, three uses</h2>
        <ul class="pillars">
          ${PILLARS.map(
            ([title, text, path]) =>
              html`<li>
                <h3>${title}</h3>
                <p>${text}</p>
                <a href="/${path}">${LINKS[path]}</a>
              </li>`,
          )}
        </ul>
      </section>
      ${families.map(familySection)}
      <section aria-labelledby="guides">
        <h2 id="guides">Guides</h2>
        <ul class="cards">
          ${guides.map(
            ({ title, path, summary }) =>
              html`<li>
                <a href="/${path}"><strong>${title}</strong><span>${summary}</span></a>
              </li>`,
          )}
        </ul>
      </section>
    </div>`,
  };
}

function familySection(family: Family): Html {
  return html`<section aria-labelledby="${family.slug}">
    <h2 id="${family.slug}"><a href="/${family.folder}index.html">${family.title}</a></h2>
    <p>
      ${family.summary} <span class="small">Base address <code>${family.address}</code></span>
    </p>
    <ul class="cards">
      ${familyCards(family)}
    </ul>
  </section>`;
}

const QUICK_START = `$ npm ci && npm start

$ export UPSTASH_REDIS_REST_URL=http://127.0.0.1:8079
$ export UPSTASH_REDIS_REST_TOKEN=plinth-development-token

$ curl "$UPSTASH_REDIS_REST_URL/set/greeting/hello?EX=100" \\
    -H "Authorization: Bearer $UPSTASH_REDIS_REST_TOKEN"
{"result":"OK"}`;

const PILLARS = [
  [
    'A server that keeps its word',
    'An engine of its own with the behavior of Redis 7.2, kept in an append-only log: what was answered is still there after kill -9.',
    'guides/durability.html',
  ],
  [
    'A mock that never disagrees',
    'The same front, validation and errors, with answers from the contract. A Prefer header asks for any documented response.',
    'guides/mock.html',
  ],
  [
    'A contract that is proved',
    'Hand-written OpenAPI is the source of types, clients, validators and this site; every test of both targets is held against it.',
    'guides/contract-testing.html',
  ],
] as const;

const LINKS: Readonly<Record<(typeof PILLARS)[number][2], string>> = {
  'guides/durability.html': 'How data is kept',
  'guides/mock.html': 'Using the mock',
  'guides/contract-testing.html': 'How it is tested',
};
