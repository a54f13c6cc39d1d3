import { escapePattern } from '../../base/escape-pattern.ts';
import { isNode } from '../../base/json-pointer.ts';
import { parseFile, placesOf } from '../../contract/model/parse-document.ts';
import { shownPlace, type Place } from '../../contract/model/place.ts';
import { Reader, type Found } from '../../contract/model/reader.ts';
import type { Change } from './change.ts';
import { RULES } from './rules.ts';

/** A breaking change that a team has accepted. */
export interface Acceptance {
  readonly rule: string;
  /** The operation, or another subject; `*` stands for any text. */
  readonly subject: string;
  /** The place within it, if not every. */
  readonly at?: string;
  readonly reason: string;
  /** The last day that it counts: `2026-12-31`. */
  readonly expires: string;
  /** Where it was written. */
  readonly place: Place;
}

/**
 * Reads a file of accepted changes.
 * @throws ContractError naming file and line of everything that is wrong
 */
export function readAcceptances(name: string, text: string): Acceptance[] {
  const file = parseFile(name, text, 'a file of accepted changes');
  const placeOf = placesOf(file);
  const reader = new Reader(file.value, placeOf);
  const others = Object.keys(file.value).find((key) => key !== 'accepted');
  if (others !== undefined)
    reader.refuse(
      reader.below(reader.root, others).pointer,
      'is not known: there is only accepted',
    );
  const list = reader.members(reader.below(reader.root, 'accepted'), 'array');
  return reader.each(list, ([, at]) => acceptanceAt(reader, at, placeOf(at.pointer)));
}

const MEMBERS = ['rule', 'subject', 'at', 'reason', 'expires'];

function acceptanceAt(reader: Reader, { value, pointer }: Found, place: Place): Acceptance {
  if (!isNode(value) || Array.isArray(value)) reader.refuse(pointer, 'must be an object');
  const unknown = Object.keys(value).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) {
    reader.refuse(`${pointer}/${unknown}`, `is not known: there is ${MEMBERS.join(', ')}`);
  }
  const text = (name: string): string => {
    const member = value[name];
    if (typeof member === 'string' && member.trim() !== '') return member;
    return reader.refuse(
      member === undefined ? pointer : `${pointer}/${name}`,
      `needs a '${name}', as text`,
    );
  };
  const [rule, subject, reason, expires] = ['rule', 'subject', 'reason', 'expires'].map(text) as [
    ...[string, string, string, string],
  ];
  if (!RULES.has(rule)) reader.refuse(`${pointer}/rule`, `${rule} is no rule of plinth diff`);
  if (!isDay(expires))
    reader.refuse(`${pointer}/expires`, `${expires} is no day, such as 2026-12-31`);
  const at = value['at'] === undefined ? {} : { at: text('at') };
  return { rule, subject, ...at, reason, expires, place };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The acceptances of several files, and which of them are of any use. */
export class AcceptedChanges {
  readonly #current: readonly (readonly [Acceptance, (change: Change) => boolean])[];
  readonly #expired: readonly Acceptance[];
  readonly #used = new Set<Acceptance>();

  /** @param today `2026-11-30` */
  constructor(all: readonly Acceptance[], today: string) {
    const isCurrent = ({ expires }: Acceptance) => today <= expires;
    this.#current = all.filter(isCurrent).map((each) => [each, matcherOf(each)] as const);
    this.#expired = all.filter((each) => !isCurrent(each));
  }

  /** The acceptance of a breaking change, if it has one. */
  of(change: Change): Acceptance | undefined {
    if (change.level !== 'breaking') return undefined;
    const found = this.#current.filter(([, matches]) => matches(change)).map(([each]) => each);
    for (const each of found) this.#used.add(each);
    return found[0];
  }

  /** What is to be told of those that have expired, and of those that no change has matched so far. */
  warnings(): string[] {
    const unused = this.#current.map(([each]) => each).filter((each) => !this.#used.has(each));
    return [
      ...this.#expired.map(
        (each) =>
          `${shownPlace(each.place)}: expired on ${each.expires}: ${each.rule} is no longer accepted`,
      ),
      ...unused.map(
        (each) => `${shownPlace(each.place)}: accepts nothing: no such change of ${each.subject}`,
      ),
    ];
  }
}

function matcherOf({ rule, subject, at }: Acceptance): (change: Change) => boolean {
  const [ofSubject, ofPlace] = [subject, at ?? '*'].map(patternOf);
  return (change) =>
    change.rule === rule && ofSubject!.test(change.subject) && ofPlace!.test(change.at);
}

function patternOf(text: string): RegExp {
  return new RegExp(`^${text.split('*').map(escapePattern).join('.*')}$`, 's');
}
