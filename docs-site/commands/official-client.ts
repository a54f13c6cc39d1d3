import { Redis, type Requester } from '@upstash/redis';
import type { CommandDocument, ExampleDocument } from '../../src/engines/redis/command-document.ts';
import { candidateCalls } from './candidate-calls.ts';
import type { ClientMethod, Word } from './client-method.ts';
import { searchCall } from './search-calls.ts';
import { source } from './source.ts';
import { vectorCall } from './vector-calls.ts';

const PREDICATES = new Set(['EXACT', 'MATCH', 'GLOB', 'RE']);

/** The call of the official client's `argrep`, whose conditions are objects. */
function arraySearchCall([, key, start, end, ...words]: readonly Word[]): ClientMethod {
  const predicates: Record<string, Word>[] = [];
  const options: Record<string, unknown> = {};
  for (let i = 0; i < words.length; i++) {
    const token = String(words[i]);
    if (PREDICATES.has(token)) predicates.push({ [token.toLowerCase()]: words[++i]! });
    else if (token === 'LIMIT') options['limit'] = words[++i];
    else if (token === 'NOCASE') options['noCase'] = true;
    else if (token === 'WITHVALUES') options['withValues'] = true;
    else options['combine'] = token.toLowerCase();
  }
  const args = [key, start, end, { predicates, ...options }] as const;
  return {
    call: `redis.argrep(${args.map(source).join(', ')})`,
    run: (redis) => {
      const methods: unknown = redis;
      return (methods as { argrep: (...all: unknown[]) => unknown }).argrep(...args);
    },
  };
}

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
  for (const { call, run } of candidates(document, example, redis)) {
    sent.length = 0;
    const value = await attempt(() => run(redis));
    if (sent.length !== 1 || !isSameCommand(document, sent[0], example.command)) continue;
    return rendered(call, value, example);
  }
  const words = example.command as [string, ...Word[]];
  const value = await attempt(() => redis.exec(words));
  return rendered(`redis.exec([${words.map(source).join(', ')}])`, value, example);
}

/** The calls that may send an example, in the order in which they are preferred. */
function candidates(
  document: CommandDocument,
  { command }: ExampleDocument,
  redis: Redis,
): readonly ClientMethod[] {
  if (document.name === 'ARGREP') return [arraySearchCall(command)];
  if (document.group === 'search') return listed(searchCall(command));
  if (document.group === 'vector') return listed(vectorCall(command));
  // `redis.json.set`
  const path = document.name.toLowerCase().replace(' ', '').split('.');
  const method = path.pop()!;
  const owner = path.reduce<unknown>((of, name) => (of as Methods)[name], redis) as Methods;
  if (typeof owner !== 'object' || !(method in owner)) return [];
  const calls = candidateCalls(document, command);
  // Methods for documents take values, of which they make JSON.
  const all = path.length === 0 ? calls : [...calls.map(withValues), ...calls];
  return all.map((args) => ({
    call: `${['redis', ...path, method].join('.')}(${args.map(source).join(', ')})`,
    run: () => (owner[method] as (...all: unknown[]) => unknown)(...args),
  }));
}

/** The arguments after the key, values in place of JSON. */
function withValues([key, ...args]: readonly unknown[]): unknown[] {
  return [key, ...args.map(valueOf)];
}

function valueOf(arg: unknown): unknown {
  if (typeof arg !== 'string') return arg;
  try {
    return JSON.parse(arg);
  } catch {
    return arg;
  }
}

type Methods = Readonly<Record<string, unknown>>;

function listed(method: ClientMethod | undefined): ClientMethod[] {
  return method === undefined ? [] : [method];
}

async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

function rendered(call: string, value: unknown, { error }: ExampleDocument): ClientCall {
  const outcome = error === undefined ? shown(value) : `throws UpstashError: ${error}`;
  return { call: `await ${call}`, outcome };
}

/** An index, whose methods ask it, is shown by its class and its name. */
function shown(value: unknown): string {
  const isIndex = typeof value === 'object' && value !== null && 'client' in value;
  if (!isIndex) return source(value);
  return `${value.constructor.name} { name: ${source((value as { name?: unknown }).name)} }`;
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
