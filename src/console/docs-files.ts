import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { cachingOf, sendContent, ServedContent } from '../http/served-content.ts';
import { textTypeOf } from '../http/text-types.ts';
import { withConsoleLink } from '../http/console-link.ts';

/** What is kept of the files that were asked for last. */
const MOST_KEPT = 16 * 2 ** 20;

interface KeptFile {
  readonly version: string;
  readonly content: ServedContent;
}

/**
 * Serves the texts of a folder, which may be built anew at any time: compressed once, and kept while they are asked for.
 * @param consolePath where the pages of the docs lead to the console, if there is one
 */
export function docsFiles(folder: string, consolePath: string | undefined): RequestHandler {
  const kept = new Map<string, KeptFile>();
  let size = 0;

  const forget = (path: string) => {
    size -= kept.get(path)?.content.plain.length ?? 0;
    kept.delete(path);
  };

  async function contentOf(path: string): Promise<ServedContent | undefined> {
    const file = join(folder, path);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile() !== true) return undefined;
    const version = `${facts.mtimeMs} ${facts.size}`;
    const known = kept.get(path);
    forget(path);
    const content = known?.version === version ? known.content : await read(file);
    // Last in the map is what was asked for last.
    kept.set(path, { version, content });
    size += content.plain.length;
    for (const oldest of kept.keys()) {
      if (size <= MOST_KEPT) break;
      forget(oldest);
    }
    return content;
  }

  async function read(file: string): Promise<ServedContent> {
    const content = await readFile(file);
    if (consolePath === undefined || !file.endsWith('.html')) return new ServedContent(content);
    return new ServedContent(withConsoleLink(content.toString(), consolePath));
  }

  return async (request, response, next) => {
    const path = fileOf(request.path);
    const type = path && textTypeOf(path);
    const content = type === undefined ? undefined : await contentOf(path!);
    if (content === undefined) return next();
    await sendContent(request, response, content, {
      'content-type': type,
      'cache-control': cachingOf(path!),
    });
  };
}

/** The file of a path, if it is one that the site may have: a plain name below its root. */
function fileOf(path: string): string | undefined {
  const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
  return /^(?:[\p{L}\p{N}_-][\p{L}\p{N}._-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u.test(file)
    ? file
    : undefined;
}
