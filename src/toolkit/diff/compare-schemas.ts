import { isDeepStrictEqual } from 'node:util';
import type { Direction } from '../../contract/model/schemas.ts';
import { isNode, valueAt, type Node } from '../../base/json-pointer.ts';
import type { SchemaChange } from './change.ts';
import { compareLimits } from './compare-limits.ts';
import {
  alternativesOf,
  ANYTHING,
  jointAt,
  merged,
  resolved,
  type Joint,
  type Merged,
} from './joint-schema.ts';

/**
 * Changes that are told of one schema. Schemas that refer to each other have the changes of one at countless places of
 * the other.
 */
export const MOST_CHANGES = 200;

/**
 * Compares the schemas of two documents, for requests or for responses. The schema registry has rules of its own
 * (`engines/schema-registry/schemas/json-schema`): those of Confluent, for data of a writer and a reader, with one verdict.
 */
export class SchemaComparison {
  readonly #before: Node;
  readonly #after: Node;
  readonly #direction: Direction;
  /** Results by both schemas; a recursive schema counts as unchanged until proved otherwise. */
  readonly #known = new Map<string, readonly SchemaChange[]>();
  readonly #merged = [new Map<string, Merged>(), new Map<string, Merged>()] as const;

  constructor(before: Node, after: Node, direction: Direction) {
    this.#before = before;
    this.#after = after;
    this.#direction = direction;
  }

  /** @param before JSON pointer into the earlier document, `after` into the later */
  compare(before: string, after: string): readonly SchemaChange[] {
    return this.#compared(jointAt(before), jointAt(after));
  }

  #compared(was: Joint, is: Joint): readonly SchemaChange[] {
    const [one, other] = [resolved(this.#before, was), resolved(this.#after, is)];
    const key = JSON.stringify([one, other]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, []);
    const [before, after] = [this.#mergedBefore(one), this.#mergedAfter(other)];
    const hasChoices = before.choices.length > 0 || after.choices.length > 0;
    const changes = hasChoices
      ? this.#compareAlternatives(alternativesOf(one, before), alternativesOf(other, after))
      : this.#compareOne(before, after);
    const told = limited(changes);
    this.#known.set(key, told);
    return told;
  }

  #compareOne(before: Merged, after: Merged): SchemaChange[] {
    const isSending = this.#direction === 'request';
    if (before.isNothing || after.isNothing) {
      if (before.isNothing === after.isNothing || after.isNothing !== isSending) return [];
      return [
        {
          level: 'breaking',
          at: '',
          message: isSending ? 'is no longer taken' : 'may now be there',
        },
      ];
    }
    const changes = compareLimits(this.#direction, before, after);
    for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
      changes.push(...within(`.${name}`, this.#compareProperty(name, before, after)));
    }
    const [asked, kept] = isSending ? [after, before] : [before, after];
    for (const name of asked.required) {
      if (before.properties.has(name) || after.properties.has(name) || kept.required.has(name))
        continue;
      const message = isSending ? 'is now required' : 'is no longer always there';
      changes.push({ level: 'breaking', at: `.${name}`, message });
    }
    changes.push(...this.#compareRest(before, after));
    return changes;
  }

  #compareProperty(name: string, before: Merged, after: Merged): SchemaChange[] {
    const isSending = this.#direction === 'request';
    const [was, is] = [before.properties.get(name), after.properties.get(name)];
    const wasThere = was !== undefined && !this.#isHidden(this.#mergedBefore(was));
    const isThere = is !== undefined && !this.#isHidden(this.#mergedAfter(is));
    const [wasNeeded, isNeeded] = [before.required.has(name), after.required.has(name)];
    if (!wasThere) {
      if (!isThere) return [];
      if (isSending && isNeeded)
        return [breaking(was === undefined ? 'is new and required' : 'is now required')];
      const added: SchemaChange = { level: 'addition', at: '', message: 'is new' };
      // Before, it was a member without a name of its own.
      const wasOpen = was === undefined && before.others.all.length > 0;
      const isClosed = wasOpen && this.#mergedBefore(before.others).isNothing;
      return [added, ...(wasOpen && !isClosed ? this.#compared(before.others, is) : [])];
    }
    if (!isThere) {
      if (!isSending) return [breaking('is no longer there')];
      const isRefused = is === undefined && this.#mergedAfter(after.others).isNothing;
      return [breaking(isRefused ? 'is no longer taken' : 'is no longer known, and ignored')];
    }
    const changes = [...this.#compared(was, is)];
    if (isSending && !wasNeeded && isNeeded) changes.push(breaking('is now required'));
    if (!isSending && wasNeeded && !isNeeded) changes.push(breaking('is no longer always there'));
    return changes;
  }

  /** Whether a property is sent in the other direction only. */
  #isHidden({ isReadOnly, isWriteOnly }: Merged): boolean {
    return this.#direction === 'request' ? isReadOnly : isWriteOnly;
  }

  /** Compares items, and members without a name of their own. */
  #compareRest(before: Merged, after: Merged): SchemaChange[] {
    const changes = [...within('[]', this.#compared(before.items, after.items))];
    for (const i of new Set([...before.prefixItems.keys(), ...after.prefixItems.keys()])) {
      const was = before.prefixItems.get(i) ?? before.items;
      changes.push(
        ...within(`[${i}]`, this.#compared(was, after.prefixItems.get(i) ?? after.items)),
      );
    }
    const patterns = [before.patternProperties, after.patternProperties] as const;
    for (const pattern of new Set(patterns.flatMap((each) => [...each.keys()]))) {
      const [was = ANYTHING, is = ANYTHING] = patterns.map((each) => each.get(pattern));
      changes.push(...within(`.{${pattern}}`, this.#compared(was, is)));
    }
    // A response may have new members.
    const isOpened = this.#direction === 'response' && this.#mergedBefore(before.others).isNothing;
    if (!isOpened) changes.push(...within('.*', this.#compared(before.others, after.others)));
    return changes;
  }

  /**
   * Requests that matched an alternative must still match one; responses must match one of the earlier alternatives.
   * If one does not, the difference to the nearest alternative is reported.
   */
  #compareAlternatives(before: readonly Joint[], after: readonly Joint[]): SchemaChange[] {
    const isSending = this.#direction === 'request';
    const [needed, offered] = isSending ? [before, after] : [after, before];
    const nearest = needed.map((each) => this.#nearest(each, offered));
    const [first = []] = nearest;
    const isShared = (change: SchemaChange) =>
      nearest.every((each) => each.some((other) => isDeepStrictEqual(other, change)));
    const changes = first.filter(isShared);
    for (const [i, each] of needed.entries()) {
      const broken = nearest[i]!.find((change) => change.level === 'breaking' && !isShared(change));
      if (broken === undefined) continue;
      const name = nameOf(isSending ? this.#before : this.#after, each);
      const message = isSending ? `no longer takes ${name}` : `may now be ${name}`;
      changes.push({
        level: 'breaking',
        at: '',
        message: `${message} (${broken.at.replace(/^\./, '') || 'it'} ${broken.message})`,
      });
    }
    if (changes.length === 0 && after.length > before.length) {
      changes.push({
        level: 'addition',
        at: '',
        message: `has ${after.length - before.length} more alternatives`,
      });
    }
    return changes;
  }

  /** The changes from or to the alternative that breaks the least. */
  #nearest(each: Joint, offered: readonly Joint[]): readonly SchemaChange[] {
    let best: readonly SchemaChange[] | undefined;
    let fewest = Infinity;
    for (const other of offered) {
      const trial =
        this.#direction === 'request' ? this.#compared(each, other) : this.#compared(other, each);
      const broken = trial.filter(({ level }) => level === 'breaking').length;
      if (broken < fewest) [best, fewest] = [trial, broken];
      if (fewest === 0) break;
    }
    return best ?? [];
  }

  #mergedBefore(joint: Joint): Merged {
    return remembered(this.#merged[0], this.#before, joint);
  }

  #mergedAfter(joint: Joint): Merged {
    return remembered(this.#merged[1], this.#after, joint);
  }
}

function breaking(message: string): SchemaChange {
  return { level: 'breaking', at: '', message };
}

function remembered(known: Map<string, Merged>, document: Node, joint: Joint): Merged {
  const key = JSON.stringify(joint);
  const found = known.get(key) ?? merged(document, joint);
  known.set(key, found);
  return found;
}

/** The most of several changes that are told, breaking ones first. */
function limited(changes: readonly SchemaChange[]): readonly SchemaChange[] {
  if (changes.length <= MOST_CHANGES) return changes;
  const { breaking = [], addition = [] } = Object.groupBy(changes, ({ level }) => level);
  return [...breaking, ...addition].slice(0, MOST_CHANGES);
}

function within(at: string, changes: readonly SchemaChange[]): SchemaChange[] {
  return changes.map((change) => ({ ...change, at: at + change.at }));
}

/** A name for an alternative. */
function nameOf(document: Node, { all, only }: Joint): string {
  if (only !== undefined) return 'type' in only ? only.type : JSON.stringify(only.value);
  const pointer = all.at(-1) ?? '';
  const found = valueAt(document, pointer);
  const schema = isNode(found) ? found : {};
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1)!;
  if (typeof schema['title'] === 'string') return schema['title'];
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['type'] !== undefined) return ([schema['type']].flat() as string[]).join(' or ');
  const index = Number(pointer.split('/').at(-1));
  return Number.isNaN(index) ? 'the value' : `alternative ${index + 1}`;
}

/** Whether two keywords have equal values. */
export function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
