import { replaceFile, type Files } from '../../../../base/files/files.ts';

/** One file of a log. Numbers increase; a number is not reused while its file may still exist. */
export interface LogPart {
  readonly name: string;
  readonly seq: number;
}

/**
 * The files of a log in loading order: the base, then the increments. Names and format are those of Redis 7's
 * `appendonlydir` (`aof.c`), so that its tools and its server can read the directory.
 */
export interface Manifest {
  readonly base: LogPart | undefined;
  readonly increments: readonly LogPart[];
}

export const MANIFEST = 'appendonly.aof.manifest';
export const EMPTY_MANIFEST: Manifest = { base: undefined, increments: [] };

/** Redis 8.0 adds the replication offsets at which a file begins and ends. */
const LINE = /^file (\S+) seq (\d+) type ([bih])(?: startoffset \d+)?(?: endoffset \d+)?$/;
/** A comment, which Redis skips, about an increment that nothing has been written to. */
const UNWRITTEN = /^# nothing is in (\S+) yet$/gm;
const OWN_NAME = /^(?:temp-)?appendonly\.aof\.(?:manifest|\d+\.(?:base\.(?:aof|rdb)|incr\.aof))$/;

/** Whether a file name is that of a log file, in use or left over. */
export function belongsToLog(name: string): boolean {
  return OWN_NAME.test(name);
}

/**
 * @returns undefined if the directory has no manifest
 * @throws Error naming the invalid line
 */
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

/** The names of the increments that nothing had been written to, according to the manifest of the directory. */
export async function readUnwritten(files: Files, directory: string): Promise<Set<string>> {
  const text = (await files.readText(`${directory}/${MANIFEST}`)) ?? '';
  return new Set(Array.from(text.matchAll(UNWRITTEN), ([, name]) => name!));
}

/**
 * Writes the manifest of the directory, atomically and synced.
 * @param unwritten the names of increments that nothing has been written to
 */
export async function writeManifest(
  files: Files,
  directory: string,
  { base, increments }: Manifest,
  unwritten: ReadonlySet<string> = new Set(),
): Promise<void> {
  const lines = increments.map((part) => line(part, 'i'));
  for (const { name } of increments) {
    if (unwritten.has(name)) lines.push(`# nothing is in ${name} yet\n`);
  }
  if (base !== undefined) lines.unshift(line(base, 'b'));
  await replaceFile(files, directory, MANIFEST, lines.join(''));
}

/** Every file in the manifest, in loading order. */
export function partsOf({ base, increments }: Manifest): LogPart[] {
  return base === undefined ? [...increments] : [base, ...increments];
}

/** The next increment after those of the manifest. */
export function nextIncrement({ increments }: Manifest): LogPart {
  const seq = (increments.at(-1)?.seq ?? 0) + 1;
  return { name: `appendonly.aof.${seq}.incr.aof`, seq };
}

/** The next base. @param last the number of the last one; 0 if there is none */
export function nextBase(last: number): LogPart {
  const seq = last + 1;
  return { name: `appendonly.aof.${seq}.base.aof`, seq };
}

function line({ name, seq }: LogPart, type: 'b' | 'i'): string {
  return `file ${name} seq ${seq} type ${type}\n`;
}
