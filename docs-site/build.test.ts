import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import commandDocuments from '../generated/redis/command-documents.json' with { type: 'json' };
import { plinthProgram } from '../src/cli/program.ts';
import { programReference } from '../src/cli/reference.ts';
import { errors } from '../src/engines/redis/errors.ts';
import { kafkaFamilyErrors, logRefusals } from '../src/families/kafka/errors.ts';
import { queueEngineErrors, queueFamilyErrors } from '../src/families/queue/errors.ts';
import { redisFamilyErrors } from '../src/families/redis/errors.ts';
import { assets } from './assets.ts';
import { buildDocs } from './build.ts';
import { commandPage } from './commands/names.ts';
import { escape } from './html.ts';
import { loadFamilies } from './families/index.ts';
import type { Family } from './family.ts';
import { brokenLinks } from './links.ts';
import { parameterAnchor } from './operations/names.ts';
import { externalLoads, pagesWithoutPolicy, partsOf, type BuiltFile } from './self-contained.ts';

/** A base path for publishing the site. */
const BASE = '/published-at/';

let folder: string;
let built: { pages: number; bytes: number };
let files: readonly BuiltFile[];
let byPath: ReadonlyMap<string, BuiltFile>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-docs-'));
  const commands = programReference(await plinthProgram());
  const published = {
    address: 'https://docs.example.com/plinth/',
    edit: 'https://git.example.com/edit/{file}',
    versions: [{ name: '0.0.1', address: 'https://docs.example.com/old/' }],
  };
  built = await buildDocs({ commands, outDir: folder, base: BASE, published });
  files = await readAll(folder);
  byPath = new Map(files.map((each) => [each.path, each]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built site', () => {
  test('tells how many pages it has and how large it is', async () => {
    const sizes = await Promise.all(files.map(({ path }) => stat(join(folder, path))));
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(built).toEqual({ pages: pages().length, bytes });
  });

  test('has no page above 60 kB with its style and its script, compressed', () => {
    const common = weight(assets().style.path) + weight(assets().script.path);
    // The others are smaller before they are compressed. What the tests have met is for who works on the contracts.
    const largest = pages()
      .filter(({ path }) => !path.startsWith('coverage/'))
      .toSorted((a, b) => b.content.length - a.content.length)
      .slice(0, 30);
    const heavy = largest.filter(({ path }) => common + weight(path) > 60_000);
    expect(heavy.map(({ path }) => path)).toEqual([]);
  });

  test('comes with its fonts and their licenses', () => {
    for (const name of ['inter', 'jetbrains-mono']) {
      expect(file(assets().style.path).content).toContain(`url('${name}.woff2')`);
      expect(file(`assets/${name}.woff2`).content.slice(0, 4)).toBe('wOF2');
      expect(file(`assets/${name}-license.txt`).content).toContain('SIL OPEN FONT LICENSE');
    }
  });

  test('loads nothing from elsewhere, and tells the browser so', () => {
    expect(externalLoads(files)).toEqual([]);
    expect(pagesWithoutPolicy(files)).toEqual([]);
  });

  test('has no script in a page, nor a policy that would let one run', () => {
    for (const { path, content } of pages()) {
      const { markup, scripts } = partsOf(content);
      const opened = [...markup.matchAll(/<script\b([^>]*)>/g)].map(
        ([, attributes]) => attributes!,
      );
      const inPage = opened.filter(
        (attributes, i) => scripts[i] !== '' || !/\ssrc=/.test(attributes),
      );
      expect(
        inPage.filter((attributes) => !attributes.includes('type="application/json"')),
        path,
      ).toEqual([]);
      expect(content.match(/http-equiv="Content-Security-Policy"[^>]*/)![0], path).not.toMatch(
        /script-src|unsafe-eval/,
      );
      expect(markup, path).not.toMatch(/<[^>]*\son[a-z]+=/);
    }
  });

  test('has scripts that a browser can read', () => {
    const scripts = files.filter(({ path }) => path.endsWith('.js'));
    // Compiling finds everything that is allowed in a module but not in a script.
    for (const { path, content } of scripts) expect(() => new Script(content), path).not.toThrow();
  });

  test('has no link that leads nowhere', () => {
    expect(brokenLinks(files, BASE)).toEqual([]);
  });

  test('has an error page whose links begin at the base', () => {
    const { content } = file('404.html');
    const links = [...content.matchAll(/ (?:href|src|data-root)="([^"#]+)"/g)].map(
      ([, link]) => link!,
    );
    expect(links.length).toBeGreaterThan(40);
    const isOurs = (link: string) => !link.startsWith('https://');
    expect(links.filter(isOurs).filter((link) => !link.startsWith(BASE))).toEqual([]);
    const others = pages().filter(({ path }) => path !== '404.html');
    expect(others.filter((page) => page.content.includes(BASE))).toEqual([]);
  });

  test('has a page for each command, reachable from the index', () => {
    const index = file('redis/commands/index.html').content;
    for (const { name } of Object.values(commandDocuments)) {
      expect(file(commandPage(name)).content).toContain(`<h1>${name}</h1>`);
      expect(index).toContain(`href="../../${commandPage(name)}"`);
    }
  });

  test.each(['redis', 'kafka', 'schema-registry', 'queue', 'management'])(
    'has a page for each operation of %s, reachable from the index',
    (family) => {
      const index = file(`${family}/operations/index.html`).content;
      const { operations, pageOf } = familyNamed(family);
      expect(operations.length).toBeGreaterThan(20);
      for (const operation of operations) {
        const { operationId, title, path, responses, parameters } = operation;
        const page = file(pageOf(operation)).content;
        expect(page).toContain(`<h1><bdi>${escape(title)}</bdi></h1>`);
        expect(page).toContain(`data-copied="${escape(path)}"`);
        for (const status of Object.keys(responses)) {
          expect(page, operationId).toContain(`id="status-${status}"`);
        }
        for (const { in: place, name } of parameters) {
          expect(page, operationId).toContain(`id="${parameterAnchor(place, name)}"`);
        }
        expect(index).toContain(`href="../../${pageOf(operation)}"`);
      }
    },
  );

  test.each(families)('gives each operation of $slug a title of its own', ({ operations }) => {
    const titles = operations.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test('names the commands that are not served in one table', () => {
    const { content } = file('redis/commands/index.html');
    const [, section = ''] = content.split('id="not-served"');
    for (const name of ['BLPOP', 'SWAPDB', 'HOTKEYS', 'LATENCY GRAPH', 'MOVE']) {
      expect(section).toContain(`<code>${name}</code>`);
    }
    expect(section).not.toContain('<code>GET</code>');
  });

  test('lists every error of the catalogs', () => {
    const page = file('redis/errors.html').content;
    for (const [name, { message }] of Object.entries(redisFamilyErrors)) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(escape(message));
    }
    for (const name of Object.keys(errors)) expect(page).toContain(`id="${name}"`);
    const kafka = file('kafka/errors.html').content;
    for (const name of Object.keys({ ...kafkaFamilyErrors, ...logRefusals })) {
      expect(kafka).toContain(`id="${name}"`);
    }
    const queue = file('queue/errors.html').content;
    for (const name of Object.keys({ ...queueFamilyErrors, ...queueEngineErrors })) {
      expect(queue).toContain(`id="${name}"`);
    }
  });

  test('offers every Kafka request that a browser can send', () => {
    const { content } = file('kafka/try.html');
    expect(content).toContain('<option value="post-produce-one">');
    expect(content).toContain('<option value="post-webhook">');
    expect(content).toContain('/webhook?topic=greetings');
    expect(content).not.toContain('"get-fetch');
  });

  test('offers the requests of the queue service, with what each of them needs', () => {
    const { content } = file('queue/try.html');
    expect(content).toContain('<option value="publish">');
    expect(content).toContain('/v2/publish/https://example.com/hook');
    expect(content).toContain('"path":"/v2/schedules/https://example.com/report"');
    expect(content).toContain('Upstash-Cron: CRON_TZ=Europe/Berlin 0 9 * * 1');
  });

  test('has a title of its own for each page, in its tab and where a link to it is shown', () => {
    const titles = pages().map(({ content }) => /<title>([^<]*)<\/title>/.exec(content)![1]!);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    expect(titles).toContain('Errors · Queue · Plinth');
    for (const [i, { path, content }] of pages().entries()) {
      expect(content, path).toContain(`<meta property="og:title" content="${titles[i]}" />`);
    }
  });

  test('has the text of each page beside it, and an index of them', () => {
    const index = file('llms.txt').content;
    expect(index).toMatch(/^# Plinth\n\n> One OpenAPI file/);
    const listed = new Set([...index.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address));
    for (const { path } of pages()) {
      if (path === '404.html') continue;
      const text = path.replace(/html$/, 'md');
      expect(file(text).content, path).toMatch(/^# .+\n\n[^]*[^\n]\n$/);
      expect(file(text).content, path).not.toMatch(/<(?:div|span|li|a|p)\b/);
      expect(listed.has(`https://docs.example.com/plinth/${text}`), path).toBe(true);
    }
  });

  test.each(['redis', 'kafka', 'schema-registry', 'queue', 'management', 'control'])(
    'has the contract of %s to take away, linked from its overview',
    (family) => {
      const at = (name: string) => file(`${family}/${name}`).content;
      const contract = JSON.parse(at('openapi.json')) as Record<string, unknown>;
      expect(contract['openapi']).toMatch(/^3\.1/);
      expect(at('openapi.yaml')).toMatch(/^openapi: 3\.1/);
      // The others would only take longer.
      if (family === 'schema-registry') expect(load(at('openapi.yaml'))).toEqual(contract);
      const forGenerators = JSON.parse(at('openapi-for-generators.json')) as typeof contract;
      expect(forGenerators['openapi']).toMatch(/^3\.0/);
      const { item } = JSON.parse(at('postman-collection.json')) as { item: readonly object[] };
      expect(item.length).toBeGreaterThan(0);
      for (const name of [
        ...['openapi.json', 'openapi.yaml', 'openapi-for-generators.json'],
        'postman-collection.json',
      ]) {
        expect(at('index.html')).toContain(`href="../${family}/${name}"`);
      }
    },
  );

  test('leads from a page to its source, and to other versions, and has a map, if settings say where', () => {
    expect(file('sitemap.xml').content).toContain(
      '<loc>https://docs.example.com/plinth/redis/commands/set.html</loc>',
    );
    expect(file('index.html').content).toMatch(
      /<link\s+rel="canonical"\s+href="https:\/\/docs\.example\.com\/plinth\/"/,
    );
    const sources = {
      'guides/mock.html': 'docs-site/guides/mock.md',
      'redis/commands/acl-whoami.html': 'openapi/redis/commands/acl-whoami.yaml',
      'queue/operations/publish.html': 'openapi/queue/openapi.yaml',
    };
    for (const [path, source] of Object.entries(sources)) {
      expect(existsSync(source), source).toBe(true);
      const { content } = file(path);
      expect(content).toContain(`href="https://git.example.com/edit/${source}">edit this page`);
      expect(content).toMatch(/<a href="https:\/\/docs\.example\.com\/old\/"\s*>0\.0\.1<\/a>/);
    }
  });

  test('has pages that are documents: language, title, one first heading, ids used once', () => {
    for (const { path, content } of pages()) {
      const { markup } = partsOf(content);
      expect(markup, path).toMatch(/^<!doctype html>\s*<html lang="en"/);
      expect(markup, path).toMatch(/<title>[^<]+<\/title>/);
      expect(markup.match(/<h1\b/g), path).toHaveLength(1);
      const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
      expect(ids.length, path).toBe(new Set(ids).size);
    }
  });

  test('has a menu of the whole site behind the button of every page: every guide, and every interface', () => {
    const guides = pages().filter(({ path }) => /^guides\/(?!index)/.test(path)).length;
    for (const { path, content } of pages()) {
      const { markup } = partsOf(content);
      expect(markup, path).toContain('aria-controls="sidebar"');
      const [, list = ''] = /<div class="side" id="sidebar">([^]*?)<\/nav>/.exec(markup) ?? [];
      const links = [...list.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link!);
      const ways = links.map((link) =>
        new URL(link, `http://docs/${path}`).pathname.replace(BASE, '/'),
      );
      for (const { slug } of families) expect(ways, path).toContain(`/${slug}/index.html`);
      expect(ways.filter((way) => way.startsWith('/guides/')).length, path).toBe(guides);
    }
  });

  test('names the commands beside a command that work on the same, and where the others are listed', () => {
    const { markup } = partsOf(file('redis/commands/getrange.html').content);
    const [, list = ''] = /<ul class="groups[^>]*>([^]*?)<\/div>/.exec(markup) ?? [];
    const links = [...list.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link!);
    expect(links).toEqual(
      expect.arrayContaining([
        '../../redis/commands/setrange.html',
        '../../redis/commands/index.html#lists',
      ]),
    );
    expect(links).not.toContain('../../redis/commands/lpush.html');
  });

  test('has the landmarks, and a way past the navigation', () => {
    for (const { path, content } of pages()) {
      expect(content, path).toContain('<a class="skip" href="#main">');
      expect(content.match(/<(header|main|footer)\b/g), path).toEqual([
        '<header',
        '<main',
        '<footer',
      ]);
    }
  });
});

const families = await loadFamilies();

function familyNamed(name: string): Family {
  return families.find(({ slug }) => slug === name)!;
}

function weight(path: string): number {
  return gzipSync(file(path).content).length;
}

function pages(): BuiltFile[] {
  return files.filter(({ path }) => path.endsWith('.html'));
}

function file(path: string): BuiltFile {
  const found = byPath.get(path);
  if (found === undefined) throw new Error(`the site has no ${path}`);
  return found;
}

async function readAll(root: string): Promise<BuiltFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path, 'utf8');
        return { path: relative(root, path).replaceAll(sep, '/'), content };
      }),
  );
}
