import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import type { Logger } from '../base/logger.ts';
import { OnDemand } from '../base/on-demand.ts';
import { CACHE_AFTER_ASKING, sendContent, ServedContent } from '../http/served-content.ts';
import type { ConsoleSources } from './family.ts';

/** The files of the page and their media types. */
const FILES = {
  'index.html': 'text/html; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
  'commands.json': 'application/json',
  'logo.svg': 'image/svg+xml',
  'inter.woff2': 'font/woff2',
  'inter-license.txt': 'text/plain; charset=utf-8',
  'jetbrains-mono.woff2': 'font/woff2',
  'jetbrains-mono-license.txt': 'text/plain; charset=utf-8',
} as const;

type FileName = keyof typeof FILES;

const SITE = fileURLToPath(new URL('../../console-site/', import.meta.url));

interface PageFile {
  readonly type: string;
  readonly content: ServedContent;
}

/** Shared by all consoles of a process. */
const files = new OnDemand(loadFiles);

/**
 * Serves the console's page. A package has it built; in a clone it is built in memory on the first request, so it
 * always matches the sources.
 */
export function consolePage(log: Logger, { platform }: ConsoleSources): RequestHandler {
  return async (request, response, next) => {
    // The page's own paths are relative to it.
    if (request.originalUrl === '/console') return response.redirect(302, 'console/');
    const name = request.path === '/' ? 'index.html' : request.path.slice(1);
    if (!Object.hasOwn(FILES, name)) return next();
    try {
      const file = (await files.load()).get(name)!;
      const { ports } = await platform();
      response.set('content-security-policy', policyFor(Object.values(ports)));
      const headers = { 'content-type': file.type, 'cache-control': CACHE_AFTER_ASKING };
      await sendContent(request, response, file.content, headers);
    } catch (error) {
      log.error({ err: error }, 'the page of the console can not be built');
      next(error);
    }
  };
}

/**
 * The page has nothing inline, and may send requests only to the console and the families, at whatever host they are
 * reached.
 */
function policyFor(ports: readonly number[]): string {
  const families = ports.map((port) => `*:${port}`).join(' ');
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' ${families}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

async function loadFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const contents = existsSync(`${SITE}build.ts`) ? await builtFiles() : await shippedFiles();
  return new Map(
    contents.map(([name, content]) => {
      return [name, { type: FILES[name], content: new ServedContent(content) }];
    }),
  );
}

async function builtFiles(): Promise<[FileName, Buffer][]> {
  const { buildConsole } = await import('../../console-site/build.ts');
  const built = await buildConsole();
  return namesOf().map((name) => [name, contentOf(built.get(name)!)]);
}

function contentOf(file: string | Uint8Array): Buffer {
  return typeof file === 'string'
    ? Buffer.from(file)
    : Buffer.from(file.buffer, file.byteOffset, file.length);
}

async function shippedFiles(): Promise<[FileName, Buffer][]> {
  return Promise.all(
    namesOf().map(async (name): Promise<[FileName, Buffer]> => {
      return [name, await readFile(`${SITE}dist/${name}`)];
    }),
  );
}

function namesOf(): FileName[] {
  return Object.keys(FILES) as FileName[];
}
