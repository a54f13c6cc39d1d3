import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contract } from '../../src/contract/model/contract.ts';
import { namesOwnHost } from '../../src/http/foreign-request.ts';
import { assets } from '../assets.ts';
import { contractSite, type ContractSite } from '../contract-site.ts';
import { document } from '../layout.ts';
import type { Page } from '../page.ts';
import { missingPage } from '../pages/missing.ts';
import { searchEntries, searchScript } from '../search-index.ts';
import { OpenPages } from './open-pages.ts';
import { passOn } from './pass-on.ts';

export interface LiveDocsOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The service or mock that the forms of the pages send to, through this server. */
  readonly target?: URL;
}

/** The docs of contracts, made when they are asked for. */
export interface LiveDocs {
  readonly url: string;
  /** Shows contracts from now on, and has open pages reload. */
  show(contracts: readonly Contract[]): void;
  /** Tells open pages what is wrong with the contracts as they are now; the last good ones stay. */
  tell(problem: string): void;
  close(): Promise<void>;
}

/** Headers of every answer: what comes from here runs nothing of others, and is in no frame. */
const FOR_BROWSERS = {
  'content-security-policy':
    "default-src 'self' data:; connect-src *; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/;

/** @throws the system's error if the port can't be bound */
export async function serveDocs(options: LiveDocsOptions): Promise<LiveDocs> {
  const open = new OpenPages();
  let shown = siteOf([]);
  const server = createServer((request, response) => {
    const { target, host } = options;
    // A page of somebody else must not read the docs, nor reach the service, under a name of its own.
    if (LOOPBACK.test(host) && !namesOwnHost(request)) {
      send(
        response,
        403,
        'json',
        JSON.stringify({ error: 'this address is for this machine only' }),
      );
      return;
    }
    const path = pathOf(request);
    if (target !== undefined && path.startsWith('/service/')) passOn(target, request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, 'json', JSON.stringify({ error: 'only GET and HEAD' }));
    } else if (path === '/live') open.add(request, response);
    else if (path === '/try-it.json')
      send(response, 200, 'json', JSON.stringify(targets(shown, target)));
    else answered(shown, path, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}/`,
    show(contracts) {
      shown = siteOf(contracts);
      open.changed();
    },
    tell: (problem) => open.tell(problem),
    close: () => {
      open.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** A site with its pages by path. */
interface ShownSite extends Pick<ContractSite, 'site'> {
  readonly pages: ReadonlyMap<string, Page>;
  /** Other files, each made at its first request. */
  readonly files: ReadonlyMap<string, () => string>;
}

function siteOf(contracts: readonly Contract[]): ShownSite {
  const { site, pages } = contractSite(contracts, { isLive: true });
  const all = [...pages()];
  const files = new Map(assets().map(({ path, content }) => [path, () => content]));
  let index: string | undefined;
  files.set('assets/search-index.js', () => (index ??= searchScript(searchEntries(all))));
  return { site, pages: new Map(all.map((page) => [page.path, page])), files };
}

/** A page that can't be made must not end the server. */
function answered(shown: ShownSite, path: string, response: ServerResponse): void {
  try {
    answer(shown, path, response);
  } catch (error) {
    send(response, 500, 'json', JSON.stringify({ error: (error as Error).message }));
  }
}

function answer({ site, pages, files }: ShownSite, path: string, response: ServerResponse): void {
  const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
  const content = files.get(file);
  const page = pages.get(file);
  if (content !== undefined) send(response, 200, file.split('.').at(-1)!, content());
  else if (page !== undefined) send(response, 200, 'html', document(page, site));
  else send(response, 404, 'html', document(missingPage(site), site, '/'));
}

/** Where the forms of each family send to. */
function targets({ site }: ShownSite, target: URL | undefined): object {
  if (target === undefined) return {};
  const address = target.href.replace(/\/$/, '');
  return Object.fromEntries(site.families.map(({ slug }) => [slug, { address }]));
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(response: ServerResponse, status: number, kind: string, content: string): void {
  response.writeHead(status, {
    ...FOR_BROWSERS,
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    'content-length': Buffer.byteLength(content),
  });
  response.end(content);
}
