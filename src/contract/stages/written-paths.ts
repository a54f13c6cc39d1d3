import { caselessPaths } from '../../http/caseless.ts';
import { canonicalize, type TailRule } from '../../http/canonicalize.ts';
import type { Stage } from './stage.ts';

/** Replaces alternative prefixes of paths by those that the contract has for them. */
export function rewriteSpellings(spellings: Readonly<Record<string, string>>): Stage {
  const all = Object.entries(spellings);
  return ({ request }) => {
    const { url = '/' } = request;
    for (const [written, meant] of all) {
      if (url.startsWith(written)) request.url = meant + url.slice(written.length);
    }
  };
}

/** Writes paths as the contract does, whose paths are case-insensitive. */
export function rewriteCase(paths: readonly string[]): Stage {
  const meant = caselessPaths(paths);
  return ({ request }) => {
    request.url = meant(request.url ?? '/');
  };
}

/** Removes the slash at the end of paths that mean the same with it. */
export function removeSlash(paths: readonly string[]): Stage {
  return ({ request }) => {
    const { url = '/' } = request;
    const path = paths.find((path) => url === `${path}/` || url.startsWith(`${path}/?`));
    if (path !== undefined) request.url = path + url.slice(path.length + 1);
  };
}

/** Encodes a multi-segment tail as one segment. */
export function canonicalizeUrl(tails: readonly TailRule[]): Stage {
  return ({ request }) => {
    request.url = canonicalize(tails, request.url ?? '/');
  };
}
