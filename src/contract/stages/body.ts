import type { HttpRequest } from '../../http/exchange.ts';
import { BodyTooLarge, hasBody } from '../../http/body.ts';
import { readBody } from '../../http/incoming-request.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';
import type { ContentReader } from '../read-content.ts';
import { readJson } from '../read-json.ts';
import type { RequestMemory } from './memory.ts';
import type { Stage } from './stage.ts';

/** Receives the body of an operation that has one, up to the limit of its caller. */
export function receiveBody(
  family: Pick<AnyFamily, 'bodyLimit'>,
  memory: RequestMemory | undefined,
): Stage {
  return (call) => {
    const { request, bound, caller } = call;
    const before = parsedIn(request);
    if (before instanceof Uint8Array)
      call.rawBody = Buffer.from(before.buffer, before.byteOffset, before.length);
    if (bound.bodyKind === 'none' || !hasBody(request) || before !== undefined) return;
    const limit = family.bodyLimit(caller, bound.operation);
    const { wholeBody: whole } = request;
    if (whole !== undefined) {
      if (whole.length > limit) throw new BodyTooLarge(limit, whole.length);
      call.rawBody = whole;
      return;
    }
    return new Promise((resolve, reject) => {
      const received = (body: Buffer | Error) => {
        if (body instanceof Error) return reject(body);
        call.rawBody = body;
        resolve();
      };
      readBody(request, limit, received, memory && (() => memory.holdBody(call)));
    });
  };
}

/** Parses a body as its operation takes it, whatever media type the client claims. */
export function parseBody({ errors }: Pick<AnyFamily, 'errors'>): Stage {
  return (call) => {
    const { rawBody } = call;
    const { bodyKind, bodyRequired, readContent } = call.bound;
    if (readContent !== undefined) return readByType(call, readContent);
    if (isParsed(call.request)) call.body = parsedIn(call.request);
    else if (bodyKind === 'bytes') call.body = rawBody;
    else if (bodyKind === 'json' && (rawBody.length > 0 || bodyRequired)) {
      call.body = readJson(rawBody, errors.malformedBody);
    }
  };
}

function readByType(call: Call, read: ContentReader): void {
  const { request, rawBody: bytes } = call;
  const { 'content-type': contentType } = request.headers;
  call.content = read({
    contentType,
    bytes,
    isParsed: isParsed(request),
    parsed: parsedIn(request),
    filesBefore: () => filesBefore(request),
  });
  call.body = call.content.body;
}

/** What an application's own parser has made of the body, such as `express.json()`. */
function parsedIn(request: HttpRequest): unknown {
  return (request as { readonly body?: unknown }).body;
}

/** Whether it has made more of it than bytes, as `express.raw()` does not. */
function isParsed(request: HttpRequest): boolean {
  const parsed = parsedIn(request);
  return parsed !== undefined && !(parsed instanceof Uint8Array);
}

/** The names of the files that a parser of forms has taken out of the body, as multer does. */
function filesBefore(request: HttpRequest): readonly string[] {
  const { file, files } = request as { readonly file?: unknown; readonly files?: unknown };
  const lists = typeof files === 'object' && files !== null ? Object.values(files) : [];
  return [file, ...(lists as unknown[])]
    .flat()
    .map((each) => (each as { readonly fieldname?: unknown } | undefined)?.fieldname)
    .filter((name) => typeof name === 'string');
}
