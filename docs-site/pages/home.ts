import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';
import type { Page } from '../page.ts';
import { consolePicture } from '../pictures/console.ts';
import { platformPicture } from '../pictures/platform.ts';
import { apiList } from './apis.ts';

/** The first page. */
export function homePage(name: string, families: readonly Family[]): Page {
  return {
    path: 'index.html',
    title: name,
    description:
      'One OpenAPI file becomes a mock, docs, a typed client and checks. Four come with a real server: Redis, Kafka and a queue over HTTP.',
    kind: 'Page',
    crumbs: [],
    wide: true,
    body: html`<div class="home">
      <section class="hero">
        <div>
          <h1>Contracts you can&nbsp;run.</h1>
          <p class="lead">
            One OpenAPI file becomes a mock, docs, a typed client and checks for your CI. Four come
            with a real server behind them: Redis, Kafka, a queue and their management, over HTTP,
            on your own machine.
          </p>
          <p class="actions">
            <a class="button primary" href="/guides/getting-started.html">Start in a minute</a>
            <a class="button" href="/guides/developing.html">Bring your contract</a>
          </p>
        </div>
        <div class="tabs" data-tabs>
          ${SESSIONS.map(
            ([title, code]) =>
              html`<section data-tab="${title}">
                <h2 class="small-heading">${title}</h2>
                ${codeBlock(code, 'console')}
              </section>`,
          )}
        </div>
      </section>
      <ul class="doors">
        ${DOORS.map(door)}
      </ul>
      ${platformPicture()}
      <section aria-labelledby="console">
        <h2 id="console">See what happens</h2>
        <p>
          The <a href="/guides/console.html">console</a> shows every request with what the contract
          says of it, and what the services hold. It comes with the platform and with the mock.
        </p>
        ${consolePicture()}
      </section>
      <section aria-labelledby="api">
        <h2 id="api">What answers</h2>
        ${apiList(families)}
      </section>
    </div>`,
  };
}

function door([title, text, path, link]: (typeof DOORS)[number]): Html {
  return html`<li>
    <h2>${title}</h2>
    <p>${text}</p>
    <a href="/${path}">${link} →</a>
  </li>`;
}

const SESSIONS = [
  [
    'Run the platform',
    `$ npm ci && npm start

$ export $(npx plinth env)
$ curl "$UPSTASH_REDIS_REST_URL/set/greeting/hello" \\
    -H "Authorization: Bearer $UPSTASH_REDIS_REST_TOKEN"
{"result":"OK"}`,
  ],
  [
    'Mock your API',
    `$ npx plinth dev api.yaml

$ curl http://127.0.0.1:4010/orders/1
{"state":"open"}`,
  ],
  [
    'Compare versions',
    `$ npx plinth diff main:api.yaml api.yaml
api.yaml 1.0.0 → 1.1.0
  GET /orders
    breaking  query parameter limit has another maximum: 100 became 50
              breaks clients that send it
  1 breaking, 0 new`,
  ],
] as const;

const DOORS = [
  [
    'Run it',
    'Redis, Kafka, a durable queue and their management API, with nothing but Node. The official clients work unchanged.',
    'guides/getting-started.html',
    'Start the platform',
  ],
  [
    'Test with it',
    'A platform of its own for each test file, a clock that you move, faults that you choose, and traffic held against the contract.',
    'guides/testing-applications.html',
    'Test an application',
  ],
  [
    'Bring your own contract',
    'Any OpenAPI document: a mock with state and callbacks, docs like these, types and a client, and breaking changes by consumer.',
    'guides/developing.html',
    'Your contract in a minute',
  ],
] as const;
