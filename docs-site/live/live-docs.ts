import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../../src/contract/model/contract.ts';
import { namesOwnHost } from '../../src/http/foreign-request.ts';
import { cachingOf, sendContent } from '../../src/http/served-content.ts';
import { textTypeOf } from '../../src/http/text-types.ts';
import type { Published } from '../../src/settings/published-docs.ts';
import { OpenPages } from './open-pages.ts';
import { passOn } from './pass-on.ts';
import { shownSite, type ShownSite } from './shown-site.ts';

/** What the forms of the pages send to: a service, through the server of the docs, or a port of the same host. */
export type TryItTarget = { readonly service: URL } | { readonly port: () => number };

export interface LiveDocsOptions {
  /** The path at which they are served. */
  readonly base: string;
  /** Whether requests must name a host of this machine: a page of somebody else must not read the docs, nor reach the service, under a name of its own. */
  readonly ownHostOnly: boolean;
  readonly tryIt?: TryItTarget | undefined;
  /** The path of the console beside them. */
  readonly consolePath?: string;
  readonly published?: Published | undefined;
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
      sendJson(response, 200, targets(this.#shown, tryIt));
    } else void this.#file(path, request, response);
  }

  /** Ends what open pages wait for. */
  close(): void {
    this.#open.close();
  }

  get #shown(): ShownSite {
    return (this.#made ??= shownSite(this.#contracts, this.#options));
  }

  /** A page that can't be made must not end the server. */
  async #file(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
      const content = this.#shown.contentOf(file);
      const status = content === undefined ? 404 : 200;
      await sendContent(
        request,
        response,
        content ?? this.#shown.missing(),
        {
          ...FOR_BROWSERS,
          // Only the fonts are no text.
          'content-type': textTypeOf(content === undefined ? '404.html' : file) ?? 'font/woff2',
          'cache-control': cachingOf(file),
        },
        status,
      );
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, (error as Error).message);
    }
  }
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

function sendJson(response: ServerResponse, status: number, content: object): void {
  const body = JSON.stringify(content);
  response.writeHead(status, {
    ...FOR_BROWSERS,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function refuse(response: ServerResponse, status: number, error: string): void {
  sendJson(response, status, { error });
}
