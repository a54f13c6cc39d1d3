import * as fc from 'fast-check';
import {
  commandFiles,
  isServedOverHttp,
  type CommandArgument,
  type CommandFile,
} from '../harness/commands.ts';
import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import { anyWord, integer, keyOf, valueOf } from './any-word.ts';
import { isDifferent } from './differences.ts';

type Words = fc.Arbitrary<string[]>;

const GROUPS = new Set(
  'string bitmap hash list set sorted-set geo hyperloglog stream generic'.split(' '),
);

/** Commands whose replies are random, counted differently, or dependent on the moment. */
const NOT_COMPARABLE = new Set(
  'spop srandmember hrandfield zrandmember randomkey dump restore memory|usage wait waitaof'.split(
    ' ',
  ),
);

/** Arguments that give the number of the following ones. */
const COUNTS = new Set(['numkeys', 'numfields', 'numids']);

/** A command that a Redis of this version has, on keys of any type, right or wrong. */
export function anyCommand(version: string): Words {
  const commands = [...commandFiles].flatMap(([name, file]) => {
    const isServed = isServedOverHttp(file) && isAtLeast(version, file.since);
    if (!GROUPS.has(file.group) || !isServed || NOT_COMPARABLE.has(name)) return [];
    return name.endsWith('|help') ? [] : [spoiled(new Grammar(version, file).command())];
  });
  return fc
    .oneof(...commands)
    .filter((argv) => !isDifferent(argv, version) && !needsMuch(argv) && !expiresSoon(argv));
}

/** The words of a command, by its command file. */
class Grammar {
  readonly #version: string;
  readonly #file: CommandFile;
  readonly #key: fc.Arbitrary<string>;

  constructor(version: string, file: CommandFile) {
    this.#version = version;
    this.#file = file;
    this.#key = keyOf(file.group);
  }

  command(): Words {
    const { name, arguments: given = [] } = this.#file;
    return joined([fc.constant(name.toLowerCase().split(/[ |]/)), this.#together(given)]);
  }

  #together(given: readonly CommandArgument[]): Words {
    const here = given.filter(({ since = '0' }) => isAtLeast(this.#version, since));
    const parts: Words[] = [];
    for (let i = 0; i < here.length; i++) {
      const [argument, next] = here.slice(i);
      if (next !== undefined && COUNTS.has(argument!.name)) {
        parts.push(this.#counted(next));
        i++;
      } else {
        parts.push(this.#wordsOf(argument!));
      }
    }
    return joined(parts);
  }

  /** The words of an argument, with the word before it; none if it is omitted. */
  #wordsOf(argument: CommandArgument): Words {
    const { token, optional = false, multiple = false, multiple_token = false } = argument;
    const one = this.#one(argument);
    const withToken = (words: Words) =>
      token === undefined || argument.type === 'pure-token'
        ? words
        : words.map((several) => [token, ...several]);
    let words: Words;
    if (!multiple) words = withToken(one);
    else if (multiple_token) words = some(withToken(one)).map((items) => items.flat());
    else words = withToken(some(one).map((items) => items.flat()));
    if (!optional) return words;
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: words },
    );
  }

  #one(argument: CommandArgument): Words {
    const { type, token, arguments: inner = [] } = argument;
    if (type === 'pure-token') return fc.constant([token!]);
    if (type === 'block') return this.#together(inner);
    if (type === 'key') return this.#key.map((key) => [key]);
    if (type !== 'oneof') return valueOf(argument).map((value) => [value]);
    const here = inner.filter(({ since = '0' }) => isAtLeast(this.#version, since));
    return fc.oneof(...here.map((each) => this.#wordsOf(each)));
  }

  /** A count, which is mostly right, and the arguments that it counts. */
  #counted(argument: CommandArgument): Words {
    return fc
      .tuple(some(this.#one(argument)), fc.option(integer, { freq: 20 }))
      .map(([items, other]) => [other ?? String(items.length), ...items.flat()]);
  }
}

function joined(parts: readonly Words[]): Words {
  return fc.tuple(...parts).map((words) => words.flat());
}

function some(words: Words): fc.Arbitrary<string[][]> {
  return fc.array(words, { minLength: 1, maxLength: 3 });
}

/** Mostly unchanged; otherwise with a word missing, added or replaced. */
function spoiled(command: Words): Words {
  const place = fc.nat(100);
  return fc.oneof(
    { weight: 10, arbitrary: command },
    {
      weight: 1,
      arbitrary: fc
        .tuple(command, place, fc.nat(2), fc.array(anyWord, { maxLength: 1 }))
        .map(([argv, at, removed, added]) =>
          argv.toSpliced(1 + (at % argv.length), removed, ...added),
        ),
    },
  );
}

/** Whether it might create a string of hundreds of megabytes. */
function needsMuch([name = '', ...args]: readonly string[]): boolean {
  return /^(?:setrange|setbit|bitfield)/.test(name) && args.some((arg) => /\d{8}/.test(arg));
}

/**
 * Whether a key or field might expire before both servers have been compared: a wrong word may have become its expiry.
 */
function expiresSoon([name = '', ...args]: readonly string[]): boolean {
  const hasPlace = /^(?:p?setex|h?p?expire)$/.test(name);
  return args.some((arg, i) => {
    const isTime = hasPlace
      ? i === 1
      : /^(?:set|h?getex|hsetex)$/.test(name) && isUnit(args[i - 1]);
    return isTime && /^[1-9]\d{0,5}$/.test(arg);
  });
}

function isUnit(word = ''): boolean {
  return /^[ep]x$/i.test(word);
}
