import { jsonPieces } from '../src/base/json-pieces.ts';
import type { Seed } from '../src/seed/seed.ts';
import type { RunningPlatform } from '../src/platform/platform.ts';

/** What an export that is written in pieces is as a whole. */
export async function whole(value: unknown): Promise<unknown> {
  return read(jsonPieces(value));
}

/** All data of a platform. */
export async function exported({ state }: Pick<RunningPlatform, 'state'>): Promise<Seed> {
  return (await read(await state!.export(new AbortController().signal))) as Seed;
}

async function read(pieces: AsyncIterable<string>): Promise<unknown> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return JSON.parse(text) as unknown;
}
