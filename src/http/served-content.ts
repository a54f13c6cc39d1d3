import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Coding = 'br' | 'gzip';

/** The codings that are offered, the smallest first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];
/** Less than a packet is not worth it. */
const SMALLEST = 1000;
/** Close to the smallest, in much less time. */
const BROTLI_QUALITY = 6;

const compress: Readonly<Record<Coding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A text that is served, with the codings that clients accept, each made when it is first asked for. */
export class ServedContent {
  readonly plain: Buffer;
  /** Identifies the content. */
  readonly hash: string;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(content: Buffer | string) {
    this.plain = typeof content === 'string' ? Buffer.from(content) : content;
    this.hash = createHash('sha256').update(this.plain).digest('base64url').slice(0, 20);
  }

  in(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known !== undefined) return known;
    const made = compress[coding](this.plain);
    this.#coded.set(coding, made);
    return made;
  }
}

/** A client asks each time whether it has the present content. */
export const CACHE_AFTER_ASKING = 'no-cache';
/** Names with a hash of the content: another content has another name. */
const NAMED_BY_CONTENT = /-[0-9a-f]{12}\.\w+$/;

/** How long a client may use what it has of a file. */
export function cachingOf(path: string): string {
  return NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : CACHE_AFTER_ASKING;
}

/**
 * Answers a GET or a HEAD with a text: compressed as its client accepts, and without a body if the client has it already
 * (RFC 9110, sections 8.8.3 and 12.5.3).
 */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: ServedContent,
  headers: OutgoingHttpHeaders,
  status = 200,
): Promise<void> {
  const coding =
    content.plain.length < SMALLEST ? undefined : codingFor(request.headers['accept-encoding']);
  const tag = `"${content.hash}${coding === undefined ? '' : `-${coding}`}"`;
  const about = { ...headers, vary: 'Accept-Encoding', etag: tag };
  if (status === 200 && hasAlready(request.headers['if-none-match'], tag)) {
    response.writeHead(304, about).end();
    return;
  }
  const body = coding === undefined ? content.plain : await content.in(coding);
  response.writeHead(status, {
    ...about,
    ...(coding !== undefined && { 'content-encoding': coding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The smallest coding that a client accepts; browsers accept all they know alike. */
export function codingFor(accepted = ''): Coding | undefined {
  const accepts = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const isRefused = parameters.some((each) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(each));
      return [name.trim(), !isRefused];
    }),
  );
  return CODINGS.find((each) => accepts.get(each) ?? accepts.get('*') === true);
}

function hasAlready(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  return tags.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
}
