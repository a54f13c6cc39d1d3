import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** What the forms of the pages send to: a service, through the server of the docs, or a port of the same host. */
export type TryItTarget = { readonly service: URL } | { readonly port: () => number };

export interface LiveDocsOptions {
  /** The path at which they are served. */
  readonly base: string;
  /** Whether requests must name a host of this machine: a page of somebody else must not read the docs, nor reach the service, under a name of its own. */
  readonly ownHostOnly: boolean;
  readonly tryIt?: TryItTarget | undefined;
}

/** Contracts, and what is wrong with them. */
export interface Documented {
  /** Another list once one of them has changed. */
  readonly contracts: readonly Contract[];
  /** What makes contracts unusable as their files are now; what is shown of these is of before. */
  readonly problems: readonly string[];
  /** What else is wrong with them. */
  readonly warnings: readonly string[];
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

/** The docs of contracts, made when they are asked for. */
export class LiveDocs {
  readonly #options: LiveDocsOptions;
  readonly #open = new OpenPages();
  #contracts: readonly Contract[] = [];
  /** Made when it is asked for. */
  #made: ShownSite | undefined;

  constructor(options: LiveDocsOptions) {
    this.#options = options;
  }

  /** Shows contracts from now on, and has open pages reload, or tell what is wrong with them. */
  show({ contracts, problems, warnings }: Documented): void {
    if (contracts !== this.#contracts) {
      this.#contracts = contracts;
      this.#made = undefined;
      this.#open.changed();
    }
    this.#open.tell('problem', problems);
    this.#open.tell('warning', warnings);
  }

  /** Answers a request for a path below that of the docs, which the request names without that. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const { ownHostOnly, tryIt } = this.#options;
    if (ownHostOnly && !namesOwnHost(request)) {
      refuse(response, 403, 'this address is for this machine only');
      return;
    }
    const path = pathOf(request);
    if (tryIt !== undefined && 'service' in tryIt && path.startsWith('/service/')) {
      passOn(tryIt.service, request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'only GET and HEAD');
    } else if (path === '/live') this.#open.add(response);
    else if (path === '/try-it.json') {
      send(response, 200, 'json', JSON.stringify(targets(this.#shown, tryIt)));
    } else this.#page(path, response);
  }

  /** Ends what open pages wait for. */
  close(): void {
    this.#open.close();
  }

  get #shown(): ShownSite {
    return (this.#made ??= siteOf(this.#contracts));
  }

  /** A page that can't be made must not end the server. */
  #page(path: string, response: ServerResponse): void {
    try {
      const { site, pages, files } = this.#shown;
      const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
      const content = files.get(file);
      const page = pages.get(file);
      if (content !== undefined) send(response, 200, file.split('.').at(-1)!, content());
      else if (page !== undefined) send(response, 200, 'html', document(page, site));
      else send(response, 404, 'html', document(missingPage(site), site, this.#options.base));
    } catch (error) {
      refuse(response, 500, (error as Error).message);
    }
  }
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

/** Where the forms of each family send to. */
function targets({ site }: ShownSite, tryIt: TryItTarget | undefined): object {
  if (tryIt === undefined) return {};
  const target =
    'service' in tryIt
      ? { address: tryIt.service.href.replace(/\/$/, '') }
      : { port: tryIt.port() };
  return Object.fromEntries(site.families.map(({ slug }) => [slug, target]));
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

function refuse(response: ServerResponse, status: number, error: string): void {
  send(response, status, 'json', JSON.stringify({ error }));
}
