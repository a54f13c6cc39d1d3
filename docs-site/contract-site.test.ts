import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtFiles,
  contractIn,
  contractOf,
  largeContract,
  STRANGER,
} from '../testing/docs-site/contracts.ts';
import { buildContractDocs } from './build-contracts.ts';
import { brokenLinks } from './links.ts';
import { externalLoads, pagesWithoutPolicy, partsOf, type BuiltFile } from './self-contained.ts';
import type { Contract } from '../src/contract/model/contract.ts';

const BASE = '/published-at/';
/** More than the index of all operations lists, which are 400. */
const MANY = 410;
const withServers = process.env['TEST_WITH_SERVERS'] === 'yes';

const FIXTURES = '../src/contract/model/fixtures/';
const fixture = (name: string) => new URL(FIXTURES + name, import.meta.url).pathname;

/** Documents that have little in common. */
const SITES: Readonly<Record<string, () => readonly Contract[]>> = {
  'everything that ours have not': () => [contractIn(STRANGER)],
  'nothing but paths': () => [contractOf({ paths: {} })],
  'webhooks alone': () => [
    contractOf({
      webhooks: { told: { post: { responses: { 200: { description: 'Thanks.' } } } } },
    }),
  ],
  'OpenAPI 3.0': () => [contractIn(fixture('library-3.0.yaml'))],
  'several contracts': () => [
    contractIn(STRANGER),
    contractOf({ paths: {} }),
    contractOf({ paths: {} }),
  ],
  ...(withServers && {
    'many operations': () => [largeContract(2 * MANY)],
    'many tags': () => [
      contractOf({
        paths: Object.fromEntries(
          Array.from({ length: MANY }, (_, i) => [
            `/a${i}`,
            {
              get: { tags: [`Tag ${i}`], responses: { 200: { description: 'Here.' } } },
            },
          ]),
        ) as object,
      }),
    ],
  }),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-contract-docs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pagesOf = (files: readonly BuiltFile[]) => files.filter(({ path }) => path.endsWith('.html'));

/** Those that have been built. */
const built = new Map<string, Promise<readonly BuiltFile[]>>();

function site(name: string): Promise<readonly BuiltFile[]> {
  const build = async () => {
    const out = join(folder, name.replaceAll(' ', '-'));
    await buildContractDocs(SITES[name]!(), out, { base: BASE });
    return builtFiles(out);
  };
  const known = built.get(name) ?? build();
  built.set(name, known);
  return known;
}

describe.each(Object.keys(SITES))('the site of a document with %s', (name) => {
  let files: readonly BuiltFile[];
  beforeAll(async () => {
    files = await site(name);
  });

  test('has no link that leads nowhere', () => {
    expect(brokenLinks(files, BASE)).toEqual([]);
  });

  test('loads nothing from elsewhere, and lets no page run a script of its own', () => {
    expect(externalLoads(files)).toEqual([]);
    expect(pagesWithoutPolicy(files)).toEqual([]);
    for (const { path, content } of pagesOf(files)) {
      const { markup, scripts } = partsOf(content);
      expect(
        scripts.filter((text) => text !== '' && !/^[\s[{]*[[{]/.test(text)),
        path,
      ).toEqual([]);
      expect(markup, path).not.toMatch(/<[^>]*\son[a-z]+=|javascript:/i);
    }
  });

  test('has pages that are documents: one first heading, ids used once, elements that end', () => {
    for (const { path, content } of pagesOf(files)) {
      const { markup } = partsOf(content);
      expect(markup.match(/<h1\b/g), path).toHaveLength(1);
      const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
      expect(ids.length, path).toBe(new Set(ids).size);
      for (const element of ['div', 'main', 'article', 'details', 'b', 'table']) {
        const count = (pattern: string) => markup.match(new RegExp(pattern, 'g'))?.length ?? 0;
        expect(count(`<${element}\\b`), `${path}: ${element}`).toBe(count(`</${element}\\s*>`));
      }
    }
  });

  test('has the documents as files, the texts of its pages, and an index of these', () => {
    const contentOf = new Map(files.map(({ path, content }) => [path, content]));
    const documents = files.filter(({ path }) => path.endsWith('openapi.json'));
    expect(documents.length).toBe(SITES[name]!().length);
    for (const { path, content } of documents) {
      const { openapi } = JSON.parse(content) as { readonly openapi: string };
      expect(contentOf.get(path.replace(/json$/, 'yaml'))).toContain(`openapi: ${openapi}`);
    }
    for (const { path } of pagesOf(files)) {
      if (path === '404.html') continue;
      const text = path.replace(/html$/, 'md');
      expect(contentOf.get(text), path).toMatch(/^# /);
      expect(contentOf.get('llms.txt'), path).toContain(`](${text})`);
    }
  });

  test('has names of files that differ on every file system, without what an address would have to encode', () => {
    const paths = files.map(({ path }) => path);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    expect(
      paths.filter((path) => !/^[a-z\d._/-]+$/.test(path) || /\b(?:con|nul)\.html$/.test(path)),
    ).toEqual([]);
  });

  test('has pages that are light', () => {
    // Others are lighter than that before they are compressed.
    const large = pagesOf(files).filter(({ content }) => Buffer.byteLength(content) >= 59_000);
    for (const { path, content } of large) {
      expect(gzipSync(content).length, path).toBeLessThan(60_000);
    }
  });
});

describe('the site of a stranger', () => {
  let files: readonly BuiltFile[];
  /** A page without the white space that says nothing. */
  const file = (path: string) =>
    files
      .find((each) => each.path === path)!
      .content.replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=>)/g, '');
  beforeAll(async () => {
    const out = join(folder, 'stranger');
    await buildContractDocs([contractIn(STRANGER)], out);
    files = await builtFiles(out);
  });

  test('is called as the document is, in its own script', () => {
    expect(file('index.html')).toContain(
      'Ångström &amp; &lt;b&gt;Söhne&lt;/b&gt; 注文 API</bdi></h1>',
    );
    expect(file('operations/get-orders.html')).toContain('<h1><bdi>السلام عليكم');
  });

  test('keeps the links of a description that lead somewhere, and the words of the others', () => {
    const page = file('index.html');
    expect(page).toContain('<a href="operations/create-order.html">the order</a>');
    expect(page).toContain('<a href="https://example.com/docs">our site</a>');
    expect(page).toContain('nothing, a file');
    expect(page).toContain('<a href="https://example.com/picture.png">a picture</a>');
  });

  test('has a page for each operation, also for those whose names differ in case alone', () => {
    const names = ['create-order', 'create-order-2', 'createorder'];
    for (const name of names) expect(file(`operations/${name}.html`)).toContain('<h1>');
    expect(file('operations/create-order-2.html')).toContain(
      '<span class="method is-query">QUERY</span>',
    );
    expect(file('operations/copy-it-orders.html')).toContain('COPY~IT');
  });

  test('says how callers authenticate, by the schemes of the document', () => {
    const page = file('authentication.html');
    expect(page).toContain('A key in the query parameter <code>api_key</code>.');
    expect(page).toContain('With the credentials of a client');
    expect(page).toContain('A certificate of the client');
    const operation = file('operations/get-orders.html');
    expect(operation).toContain('authentication.html#scheme-oauth');
    expect(operation).toContain('none, or');
  });

  test('lists the servers with their variables, and those of an operation of its own', () => {
    expect(file('index.html')).toContain('https://{region}.example.com/{version}');
    expect(file('operations/get-orders.html')).toContain(
      '<option value="https://us.example.com/v2">',
    );
    expect(file('operations/createorder.html')).toContain('https://other.example.com');
  });

  test('tells what the service sends: callbacks, and webhooks', () => {
    expect(file('operations/create-order.html')).toContain('{$request.query.callback}');
    const webhook = file('webhooks/post-order.paid.html');
    expect(webhook).toContain('An order was paid');
    expect(webhook).not.toContain('try-panel');
  });

  test('leads from a response to the operation that a link names', () => {
    const page = file('operations/create-order.html');
    expect(page).toContain('<bdi>itself</bdi></b>: <a href="../operations/createorder.html">');
    expect(page).toContain('<code>nobody</code>');
  });

  test('lists the documented errors with the operations that answer so', () => {
    const page = file('errors.html');
    expect(page).toContain('4XX');
    expect(page).toContain('Something is <strong>wrong</strong>');
    expect(page).toContain('operations/get-orders.html');
  });

  test('tells the alternatives of a schema apart by its discriminator', () => {
    expect(file('schemas/event.html')).toContain('<code>kind: paid.in.full</code>');
  });

  test('says where an example stands that is not in the document', () => {
    expect(file('operations/get-orders.html')).toContain(
      '<a href="https://example.com/orders.json">',
    );
  });
});

test('a path that refers to itself does not keep its document from being taken away', async () => {
  const out = join(folder, 'circle');
  const again = { '{$request.body#/url}': { $ref: '#/paths/~1a' } };
  const responses = { 200: { description: 'Done.' } };
  await buildContractDocs(
    [contractOf({ paths: { '/a': { post: { callbacks: { again }, responses } } } })],
    out,
  );
  const files = await builtFiles(out);
  const { content } = files.find(({ path }) => path === 'openapi.json')!;
  expect(JSON.parse(content)).toHaveProperty(['paths', '/a', 'post', 'callbacks', 'again']);
});

test('errors of a document are found by their status', async () => {
  const out = join(folder, 'errors');
  const get = { responses: { 200: { description: 'It.' }, 401: { description: 'Who are you?' } } };
  await buildContractDocs([contractOf({ paths: { '/a': { get } } })], out);
  const files = await builtFiles(out);
  const contentOf = (name: string) => files.find(({ path }) => path === name)!.content;
  expect(contentOf('assets/search-index.js')).toContain(
    '["401 Unauthorized","errors.html#status-401","Error","Errors",',
  );
  expect(contentOf('errors.html')).toContain('id="status-401"');
});

test('beside a page of a longer chapter are its own group and the places of the others', async () => {
  const out = join(folder, 'longer');
  const responses = { 200: { description: 'Done.' } };
  const numbers = Array.from({ length: 160 }, (_, i) => i);
  const paths = Object.fromEntries(
    numbers.map((i) => [`/a${i}`, { get: { tags: [i % 2 === 0 ? 'Main' : 'Pets'], responses } }]),
  );
  const schemas = Object.fromEntries(numbers.map((i) => [`S${i}`, { type: 'string' }]));
  await buildContractDocs([contractOf({ paths, components: { schemas } })], out);
  const files = await builtFiles(out);
  const sideOf = (name: string) => {
    const { content } = files.find(({ path }) => path === name)!;
    return /<div class="side" id="sidebar">([^]*?)<\/nav>/.exec(content)![1]!;
  };
  // `main` is the id of what a page has besides its lists.
  expect(sideOf('operations/get-a1.html')).toContain('../operations/index.html#main-2"');
  expect(sideOf('operations/get-a1.html')).toContain('../operations/get-a3.html"');
  expect(sideOf('operations/get-a1.html')).not.toContain('../operations/get-a2.html"');
  expect(sideOf('schemas/index.html').match(/aria-current/g)).toHaveLength(1);
  expect(sideOf('schemas/s1.html')).toContain('All 160');
});

test('a large contract has pages for its groups, and none that lists everything', async () => {
  // More operations than an index lists, which are 400; with servers more schemas too, half as many as operations.
  const large = async () => {
    const out = join(folder, 'large');
    await buildContractDocs([largeContract(MANY)], out);
    return builtFiles(out);
  };
  const files = await (withServers ? site('many operations') : large());
  const index = files.find(({ path }) => path === 'operations/index.html')!.content;
  expect(index).toContain('<a href="../operations/groups/part1.html"><bdi>part1</bdi></a>');
  const pages = pagesOf(files).filter(({ path }) => withServers || path.startsWith('operations/'));
  const counts = pages.map(({ content }) => content.match(/<a /g)!.length);
  expect(Math.max(...counts)).toBeLessThan(350);
});
