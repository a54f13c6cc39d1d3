import { Redis, type Requester } from '@upstash/redis';
import type { CommandDocument, ExampleDocument } from '../../src/engines/redis/command-document.ts';
import { candidateCalls } from './candidate-calls.ts';
import { source } from './source.ts';

type Word = string | number;

/** A call of the official JavaScript client, and its result. */
export interface ClientCall {
  /** `await redis.set('greeting', 'hello', { ex: 60 })` */
  readonly call: string;
  /** `'OK'`, or `throws UpstashError: …` */
  readonly outcome: string;
}

/**
 * Expresses an example with the official client. All possible calls are tried on the client itself; the
 * first one that sends exactly this command is shown. If there is none, the client's `exec` takes the
 * words as they are.
 */
export async function officialClientCall(
  document: CommandDocument,
  example: ExampleDocument,
): Promise<ClientCall> {
  const sent: unknown[] = [];
  const request = async ({ body }: { body?: unknown }) => {
    sent.push(body);
    return { result: example.reply ?? null };
  };
  const requester = { request } as Requester;
  const redis = new Redis(requester);
  const methods = redis as unknown as Record<string, (...args: unknown[]) => unknown>;
  const method = document.name.toLowerCase().replace(' ', '');
  for (const args of method in redis ? candidateCalls(document, example.command) : []) {
    sent.length = 0;
    const value = await attempt(() => methods[method]!(...args));
    if (sent.length !== 1 || !isSameCommand(document, sent[0], example.command)) continue;
    return rendered(`redis.${method}(${args.map(source).join(', ')})`, value, example);
  }
  const words = example.command as [string, ...Word[]];
  const value = await attempt(() => redis.exec(words));
  return rendered(`redis.exec([${words.map(source).join(', ')}])`, value, example);
}

async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

function rendered(call: string, value: unknown, { error }: ExampleDocument): ClientCall {
  const outcome = error === undefined ? source(value) : `throws UpstashError: ${error}`;
  return { call: `await ${call}`, outcome };
}

/**
 * Whether the client has sent the command of the example: the same words, case-insensitively, and in
 * the same order unless they belong to the command's own syntax.
 */
function isSameCommand(
  document: CommandDocument,
  body: unknown,
  expected: readonly Word[],
): boolean {
  if (!Array.isArray(body)) return false;
  const words = body.map(String);
  const wanted = expected.map(String);
  const vocabulary = new Set([...document.name.split(' '), ...tokensIn(document.arguments)]);
  const values = (all: string[]) => all.filter((each) => !vocabulary.has(each.toUpperCase()));
  return (
    words[0]?.toUpperCase() === wanted[0]?.toUpperCase() &&
    values(words).join('\0') === values(wanted).join('\0') &&
    sorted(words).join('\0') === sorted(wanted).join('\0')
  );
}

function sorted(words: readonly string[]): string[] {
  return words.map((each) => each.toUpperCase()).toSorted();
}

function tokensIn(args: CommandDocument['arguments']): string[] {
  return args.flatMap((argument) => [
    ...(argument.token === undefined ? [] : [argument.token.toUpperCase()]),
    ...tokensIn(argument.arguments ?? []),
  ]);
}
