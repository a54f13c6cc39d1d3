import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestListener } from './request-listener.ts';
import type { HttpError } from './http-error.ts';
import { respond } from './respond.ts';
import { caselessPaths } from './caseless.ts';
import { canonicalize, type TailRule } from './canonicalize.ts';
import { answerPreflight } from './cross-origin.ts';
import { isForged, NO_PAGES, type TrustedPages } from './forged-request.ts';
import { originForm } from './origin-form.ts';

/** What the front needs to know of the family or mock behind it. */
export interface FrontRules {
  readonly tails: readonly TailRule[];
  /** Alternative prefixes of paths, and the prefixes that the contract has for them. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** The paths of the contract, if they are case-insensitive. */
  readonly caseless?: readonly string[];
  /** Paths that mean the same with a trailing slash. */
  readonly withSlash?: readonly string[];
  refuse?(method: string, path: string): HttpError | undefined;
  /** Whether requests without credentials may be answered, as those of programs on this machine. */
  readonly isOpen?: boolean;
  readonly errors: {
    /** A page of another origin may have caused the request without knowing any credentials. */
    readonly otherPage: (url: string) => HttpError;
  };
}

/** One step of the front. @returns whether it has answered the request */
type Stage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The stages that every request of a family passes before the implementation or the mock receives it, in the order of
 * this list.
 * @param pages the pages of other origins that are served with a browser's stored credentials; none by default
 */
export function front(
  rules: FrontRules,
  listener: RequestListener,
  pages: TrustedPages = NO_PAGES,
): RequestListener {
  const stages: readonly Stage[] = [
    rewriteOriginForm,
    answerPreflight,
    refuseOtherPages(rules, pages),
    ...(rules.spellings === undefined ? [] : [rewriteSpellings(rules.spellings)]),
    ...(rules.caseless === undefined ? [] : [rewriteCase(rules.caseless)]),
    ...(rules.withSlash === undefined ? [] : [removeSlash(rules.withSlash)]),
    refuseUnknownOperations(rules),
    canonicalizeUrl(rules),
  ];
  return (request, response) => {
    for (const stage of stages) if (stage(request, response)) return;
    listener(request, response);
  };
}

function rewriteOriginForm(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/')) return false;
  // CONNECT names a host and a port in place of a path (RFC 9112, section 3.2.3).
  const { path, host } = request.method === 'CONNECT' ? { path: '/' } : originForm(url);
  request.url = path;
  if (host !== undefined) request.headers.host = host;
  return false;
}

function refuseOtherPages({ errors, isOpen = false }: FrontRules, pages: TrustedPages): Stage {
  return (request, response) => {
    if (!isForged(request, pages, !isOpen)) return false;
    request.resume();
    respond(request, response, errors.otherPage(request.url ?? '/'));
    return true;
  };
}

function rewriteSpellings(spellings: Readonly<Record<string, string>>): Stage {
  const all = Object.entries(spellings);
  return (request) => {
    const { url = '/' } = request;
    for (const [written, meant] of all) {
      if (url.startsWith(written)) request.url = meant + url.slice(written.length);
    }
    return false;
  };
}

function rewriteCase(paths: readonly string[]): Stage {
  const meant = caselessPaths(paths);
  return (request) => {
    request.url = meant(request.url ?? '/');
    return false;
  };
}

function removeSlash(paths: readonly string[]): Stage {
  return (request) => {
    const { url = '/' } = request;
    const path = paths.find((path) => url === `${path}/` || url.startsWith(`${path}/?`));
    if (path !== undefined) request.url = path + url.slice(path.length + 1);
    return false;
  };
}

function refuseUnknownOperations(rules: FrontRules): Stage {
  return (request, response) => {
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const refusal = rules.refuse?.(request.method ?? 'GET', path);
    if (refusal === undefined) return false;
    request.resume();
    respond(request, response, refusal);
    return true;
  };
}

function canonicalizeUrl({ tails }: FrontRules): Stage {
  return (request) => {
    request.url = canonicalize(tails, request.url ?? '/');
    return false;
  };
}
