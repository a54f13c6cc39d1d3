import type { Direction } from '../../contract/model/schemas.ts';
import { isNode, valueAt, type Node } from '../../base/json-pointer.ts';
import { ITEMS, memberStep, OTHERS, type FieldPath } from '../field-path.ts';
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
    // Changes within it have places of their own.
    const [pointer] = other.all;
    const told = limited(changes).map((each) =>
      pointer === undefined ? each : { pointer, ...each },
    );
    this.#known.set(key, told);
    return told;
  }

  #compareOne(before: Merged, after: Merged): SchemaChange[] {
    const isSending = this.#direction === 'request';
    if (before.isNothing || after.isNothing) {
      if (before.isNothing === after.isNothing || after.isNothing !== isSending) return [];
      return [breaking('presence-changed', isSending ? 'is no longer taken' : 'may now be there')];
    }
    const changes = compareLimits(this.#direction, before, after);
    for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
      const [pointer] = after.properties.get(name)?.all ?? [];
      const own = this.#compareProperty(name, before, after).map((each) => ({
        ...(pointer !== undefined && { pointer }),
        ...each,
      }));
      changes.push(...within(`.${name}`, own, memberStep(name)));
    }
    const [asked, kept] = isSending ? [after, before] : [before, after];
    for (const name of asked.required) {
      if (before.properties.has(name) || after.properties.has(name) || kept.required.has(name))
        continue;
      const change = isSending ? IS_REQUIRED : IS_OPTIONAL;
      changes.push({ ...change, at: `.${name}`, field: memberStep(name) });
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
        return [
          was === undefined ? { ...IS_REQUIRED, message: 'is new and required' } : IS_REQUIRED,
        ];
      const added: SchemaChange = {
        ...breaking('property-added', 'is new'),
        level: 'addition',
      };
      // Before, it was a member without a name of its own.
      const wasOpen = was === undefined && before.others.all.length > 0;
      const isClosed = wasOpen && this.#mergedBefore(before.others).isNothing;
      return [added, ...(wasOpen && !isClosed ? this.#compared(before.others, is) : [])];
    }
    if (!isThere) {
      const isRefused = is === undefined && this.#mergedAfter(after.others).isNothing;
      const ignored = isRefused ? 'is no longer taken' : 'is no longer known, and ignored';
      return [breaking('property-removed', isSending ? ignored : 'is no longer there')];
    }
    const changes = [...this.#compared(was, is)];
    if (isSending && !wasNeeded && isNeeded) changes.push(IS_REQUIRED);
    if (!isSending && wasNeeded && !isNeeded) changes.push(IS_OPTIONAL);
    return changes;
  }

  /** Whether a property is sent in the other direction only. */
  #isHidden({ isReadOnly, isWriteOnly }: Merged): boolean {
    return this.#direction === 'request' ? isReadOnly : isWriteOnly;
  }

  /** Compares items, and members without a name of their own. */
  #compareRest(before: Merged, after: Merged): SchemaChange[] {
    const changes = [...within('[]', this.#compared(before.items, after.items), ITEMS)];
    for (const i of new Set([...before.prefixItems.keys(), ...after.prefixItems.keys()])) {
      const was = before.prefixItems.get(i) ?? before.items;
      changes.push(
        ...within(`[${i}]`, this.#compared(was, after.prefixItems.get(i) ?? after.items), ITEMS),
      );
    }
    const patterns = [before.patternProperties, after.patternProperties] as const;
    for (const pattern of new Set(patterns.flatMap((each) => [...each.keys()]))) {
      const [was = ANYTHING, is = ANYTHING] = patterns.map((each) => each.get(pattern));
      changes.push(...within(`.{${pattern}}`, this.#compared(was, is), OTHERS));
    }
    // A response may have new members.
    const isOpened = this.#direction === 'response' && this.#mergedBefore(before.others).isNothing;
    if (!isOpened)
      changes.push(...within('.*', this.#compared(before.others, after.others), OTHERS));
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
      nearest.every((each) => each.some((other) => isSame(other, change)));
    const changes = first.filter(isShared);
    for (const [i, each] of needed.entries()) {
      const broken = nearest[i]!.find((change) => change.level === 'breaking' && !isShared(change));
      if (broken === undefined) continue;
      const name = nameOf(isSending ? this.#before : this.#after, each);
      const message = isSending ? `no longer takes ${name}` : `may now be ${name}`;
      const why = `${broken.at.replace(/^\./, '') || 'it'} ${broken.message}`;
      changes.push(breaking('alternatives-changed', `${message} (${why})`));
    }
    if (changes.length === 0 && after.length > before.length) {
      const message = `has ${after.length - before.length} more alternatives`;
      changes.push({ ...breaking('alternatives-changed', message), level: 'addition' });
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

function breaking(rule: SchemaChange['rule'], message: string): SchemaChange {
  return { level: 'breaking', rule, at: '', field: '', message };
}

const IS_REQUIRED: SchemaChange = {
  ...breaking('property-required', 'is now required'),
  isLeftOut: true,
};
const IS_OPTIONAL = breaking('property-optional', 'is no longer always there');

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

function within(at: string, changes: readonly SchemaChange[], field: FieldPath): SchemaChange[] {
  return changes.map((each) => ({ ...each, at: at + each.at, field: field + each.field }));
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

/** Whether the same is told of the same place in a value, wherever it is in the contract. */
export function isSame(one: SchemaChange, other: SchemaChange): boolean {
  return one.level === other.level && one.at === other.at && one.message === other.message;
}
