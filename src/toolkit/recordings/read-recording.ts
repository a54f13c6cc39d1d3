import { InputError } from '../../base/input-error.ts';
import type { Exchange } from '../exchange.ts';
import { entriesIn, MAX_ENTRY } from './entries-in.ts';
import { readEntry, type ReadAttachment } from './har-entry.ts';

/** An exchange of a recording. */
interface Recorded {
  readonly exchange: Exchange;
  /** Where in the file: `entries[3]` or `line 4`. */
  readonly place: string;
  /** The line (from 1) on which it begins. */
  readonly line: number;
}

/** A problem with the recording itself. */
export interface RecordingProblem {
  readonly place: string;
  readonly line: number;
  readonly message: string;
}

type RecordingPart = { readonly recorded: Recorded } | { readonly problem: RecordingProblem };

/**
 * Reads a recording: a HAR file, or HAR entries as lines of JSON (`.ndjson`, `.jsonl`).
 * @param name of the file in messages; its extension selects the format
 * @throws InputError if it is neither
 */
export function readRecording(
  name: string,
  chunks: AsyncIterable<Buffer>,
  attachment?: ReadAttachment,
): AsyncGenerator<RecordingPart> {
  const isLines = /\.(?:ndjson|jsonl)$/i.test(name);
  return isLines ? readLines(name, chunks, attachment) : readHar(name, chunks, attachment);
}

async function* readHar(
  name: string,
  chunks: AsyncIterable<Buffer>,
  attachment?: ReadAttachment,
): AsyncGenerator<RecordingPart> {
  const entries = entriesIn(name, chunks);
  for (;;) {
    const next = await entries.next();
    if (next.done) {
      const { cut } = next.value;
      if (cut === undefined) return;
      const where = cut.inEntry ? 'in the middle of an entry' : 'between entries';
      const message = `the file is cut off at byte ${cut.byte}, ${where}`;
      yield { problem: { place: 'end of file', line: cut.line, message } };
      return;
    }
    const { text, index, line } = next.value;
    yield partOf(text, `entries[${index}]`, line, attachment);
  }
}

async function* readLines(
  name: string,
  chunks: AsyncIterable<Buffer>,
  attachment?: ReadAttachment,
): AsyncGenerator<RecordingPart> {
  let line = 0;
  let found = 0;
  for await (const bytes of linesIn(chunks)) {
    line++;
    const text = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim();
    if (text === '') continue;
    found++;
    yield partOf(text, `line ${line}`, line, attachment);
  }
  if (found === 0) throw new InputError(`${name}: there is nothing in it`);
}

/** Splits into lines, truncating those that are too long. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= MAX_ENTRY) parts.push(part);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      keep(chunk.subarray(start, end));
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield Buffer.concat(parts);
}

function partOf(
  text: string,
  place: string,
  line: number,
  attachment?: ReadAttachment,
): RecordingPart {
  const problem = (message: string) => ({ problem: { place, line, message } });
  if (text === '') return problem(`is longer than ${MAX_ENTRY} bytes and was passed over`);
  let entry: unknown;
  try {
    entry = JSON.parse(text) as unknown;
  } catch (error) {
    return problem(`is not JSON: ${(error as Error).message}`);
  }
  const read = readEntry(entry, attachment);
  if ('wrong' in read) return problem(read.wrong);
  if ('skipped' in read) return problem(`was passed over: ${read.skipped}`);
  return { recorded: { exchange: read.exchange, place, line } };
}
