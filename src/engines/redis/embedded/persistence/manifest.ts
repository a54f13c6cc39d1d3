import { replaceFile, type Files } from '../../../../base/files/files.ts';

/** One file of a log. Numbers rise; a number is not used again while its file may still be there. */
export interface LogPart {
  readonly name: string;
  readonly seq: number;
}

/**
 * Which files make up a log, in the order in which they are to be read: the base, then the
 * increments. Names and format are those of Redis 7's `appendonlydir` (`aof.c`), so its tools and
 * its server can read the directory.
 */
export interface Manifest {
  readonly base: LogPart | undefined;
  readonly increments: readonly LogPart[];
}

export const MANIFEST = 'appendonly.aof.manifest';
export const EMPTY_MANIFEST: Manifest = { base: undefined, increments: [] };

/** Redis 8.0 notes at which offsets of its replication a file begins and ends. */
const LINE = /^file (\S+) seq (\d+) type ([bih])(?: startoffset \d+)?(?: endoffset \d+)?$/;
const OWN_NAME = /^(?:temp-)?appendonly\.aof\.(?:manifest|\d+\.(?:base\.(?:aof|rdb)|incr\.aof))$/;

/** Whether a file of the directory is one of a log's, in use or left over. */
export function belongsToLog(name: string): boolean {
  return OWN_NAME.test(name);
}

/** @returns undefined where the directory has no manifest. @throws Error naming the line that is none */
export async function readManifest(files: Files, directory: string): Promise<Manifest | undefined> {
  const text = await files.readText(`${directory}/${MANIFEST}`);
  if (text === undefined) return undefined;
  let base: LogPart | undefined;
  const increments: LogPart[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, seq, type] = LINE.exec(line) ?? [];
    if (name === undefined || name.includes('/') || (type === 'b' && base !== undefined)) {
      throw new Error(
        `${directory}/${MANIFEST} is damaged: cannot read the line ${JSON.stringify(line)}`,
      );
    }
    const part = { name, seq: Number(seq) };
    if (type === 'b') base = part;
    else if (type === 'i') increments.push(part);
  }
  return { base, increments };
}

/** Makes this the manifest of the directory, at once and for good. */
export async function writeManifest(
  files: Files,
  directory: string,
  { base, increments }: Manifest,
): Promise<void> {
  const lines = increments.map((part) => line(part, 'i'));
  if (base !== undefined) lines.unshift(line(base, 'b'));
  await replaceFile(files, directory, MANIFEST, lines.join(''));
}

/** Every file that the manifest names, in reading order. */
export function partsOf({ base, increments }: Manifest): LogPart[] {
  return base === undefined ? [...increments] : [base, ...increments];
}

/** The increment that comes after those of the manifest. */
export function nextIncrement({ increments }: Manifest): LogPart {
  const seq = (increments.at(-1)?.seq ?? 0) + 1;
  return { name: `appendonly.aof.${seq}.incr.aof`, seq };
}

/** The base that comes after that of the manifest. */
export function nextBase({ base }: Manifest): LogPart {
  const seq = (base?.seq ?? 0) + 1;
  return { name: `appendonly.aof.${seq}.base.aof`, seq };
}

function line({ name, seq }: LogPart, type: 'b' | 'i'): string {
  return `file ${name} seq ${seq} type ${type}\n`;
}
