import { readFileSync } from 'node:fs';
import type {
  ArgumentDocument,
  CommandDocument,
} from '../../../../src/engines/redis/command-document.ts';
import { commandCalledBy } from '../../../../src/engines/redis/embedded/command-index.ts';
import { keysOf } from '../../../../src/engines/redis/embedded/command-keys.ts';

const DOCUMENTS = new URL('../../../../generated/redis/command-documents.json', import.meta.url);

/** Commands that change the client or the server, or that block. */
const LEFT_OUT =
  /^(?:acl|auth|client|discard|exec|failover|hello|monitor|multi|p?subscribe|quit|reset|s?subscribe|shutdown|unwatch|wait|waitaof|watch)\b/i;

/** The large values that a group of commands works on: two for commands with several keys. */
const VALUES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  array: [['array', 'array']],
  bitmap: [['string', 'bits']],
  generic: ['set', 'sorted', 'hash', 'list', 'stream', 'string', 'json', 'array', 'vectors'].map(
    (key) => [key, key],
  ),
  geo: [['geo', 'geo']],
  hash: [['hash', 'hash']],
  hyperloglog: [['log', 'log']],
  json: [['json', 'json']],
  list: [['list', 'words']],
  set: [['set', 'other-set']],
  'sorted-set': [['sorted', 'other-sorted']],
  stream: [['stream', 'stream']],
  string: [['string', 'bits']],
  vector: [['vectors', 'vectors']],
};

/** A call of a command, and the large values that must be there. */
export interface HostileCall {
  readonly argv: readonly string[];
  readonly needs: readonly string[];
}

/**
 * Calls that cost as much as calls of the commands can, made from the examples of the commands' files: on large values,
 * with extreme numbers, and with very many of each argument that may be repeated. All together would fill the memory, so they
 * are made one after the other.
 * @param many how many arguments
 */
export function* hostileCalls(many: number): Generator<HostileCall> {
  const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, CommandDocument>;
  const made = new Set<string>();
  for (const document of Object.values(documents)) {
    if (LEFT_OUT.test(document.name)) continue;
    for (const needs of VALUES[document.group] ?? [[]]) {
      for (const argv of callsOf(document, needs, many)) {
        const call = `${argv.length} ${argv.slice(0, 20).join(' ')}`;
        if (made.has(call)) continue;
        made.add(call);
        yield { argv, needs };
      }
    }
  }
}

function* callsOf(
  document: CommandDocument,
  values: readonly string[],
  many: number,
): Generator<string[]> {
  const size = document.name.split(' ').length;
  // The longest examples have the most options.
  const examples = document.examples
    .filter(({ error }) => error === undefined)
    .map(({ command }) => command.map(String))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 2);
  for (const words of examples) {
    const spec = commandCalledBy(words)?.spec;
    if (spec === undefined) continue;
    const keys = new Set(keysOf(spec, words).map(({ position }) => position));
    const isNumber = (i: number) => i >= size && !keys.has(i) && /^-?\d+$/.test(words[i]!);
    let key = 0;
    const onLarge = words.map((word, i) => (keys.has(i) ? (values[key++ % 2] ?? word) : word));
    const withNumbers = (number: string) => onLarge.map((word, i) => (isNumber(i) ? number : word));
    yield onLarge;
    for (const number of ['1000000', '-1000000', '0']) yield withNumbers(number);
    yield* repeated(document, onLarge, many);
  }
}

/** The call with its last argument very many times, if that may be repeated: each time another one, and always the same. */
function* repeated(
  { arguments: all }: CommandDocument,
  words: string[],
  many: number,
): Generator<string[]> {
  const argument = all.findLast(({ optional }) => optional !== true);
  if (argument?.multiple !== true) return;
  const size = argument.type === 'block' ? argument.arguments!.length : 1;
  const unit = words.slice(-size);
  for (const isDistinct of [true, false]) {
    const call = words.slice(0, -size);
    while (call.length < many) {
      const i = call.length;
      call.push(...unit.map((word, at) => (isDistinct ? another(argument, word, at, i) : word)));
    }
    yield call;
  }
}

function another({ type }: ArgumentDocument, word: string, at: number, i: number): string {
  if (type === 'key') return `no-key-${i}`;
  if (/^\d+-\d+$/.test(word)) return `${i}-0`;
  return /^-?[\d.]+$/.test(word) ? String(i % 180) : `${word}-${at}-${i}`;
}
