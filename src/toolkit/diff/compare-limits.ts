import { isDeepStrictEqual } from 'node:util';
import type { Node } from '../contract/pointer.ts';
import type { Direction } from '../contract/schemas.ts';
import type { SchemaChange } from './compare-schemas.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords that are compared only for equality; which of two is stricter can't be decided. */
const OTHER = ['pattern', 'multipleOf', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'];

/** Compares the keywords for a value as a whole: type, values, limits. */
export function compareLimits(direction: Direction, before: Node, after: Node): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const tell = (level: SchemaChange['level'], message: string) =>
    changes.push({ level, at: '', message });
  const isSending = direction === 'request';
  compareTypes();
  compareValues();
  for (const keyword of [...LOWER, ...UPPER]) {
    const [was, is] = [before[keyword], after[keyword]] as (number | undefined)[];
    if (was === is) continue;
    const none = LOWER.includes(keyword) ? -Infinity : Infinity;
    const isHigher = (is ?? none) > (was ?? none);
    const isNarrower = LOWER.includes(keyword) ? isHigher : !isHigher;
    const words = `has another ${keyword}: ${was ?? 'none'} became ${is ?? 'none'}`;
    tell(isNarrower === isSending ? 'breaking' : 'addition', words);
  }
  for (const keyword of OTHER) {
    const [was, is] = [before[keyword], after[keyword]];
    if (isDeepStrictEqual(was, is)) continue;
    const isGone = isSending ? is === undefined : was === undefined;
    const words = `has another ${keyword}: ${shown(was)} became ${shown(is)}`;
    tell(isGone ? 'addition' : 'breaking', words);
  }
  const [wasUnique, isUnique] = [before['uniqueItems'] === true, after['uniqueItems'] === true];
  if (wasUnique !== isUnique && isUnique === isSending) {
    tell('breaking', isUnique ? 'takes no duplicates any more' : 'may now have duplicates');
  }
  return changes;

  function compareTypes(): void {
    const [was, is] = [typesOf(before), typesOf(after)];
    if (isSending) {
      if (is === undefined) return;
      const gone = was?.filter((type) => !takes(is, type)) ?? ['any type'];
      if (gone.length > 0)
        tell('breaking', `no longer takes ${gone.join(', ')}: it is ${is.join(' or ')}`);
      return;
    }
    if (was === undefined) return;
    const come = is?.filter((type) => !takes(was, type)) ?? ['any type'];
    if (come.length > 0)
      tell('breaking', `may now be ${come.join(', ')}: it was ${was.join(' or ')}`);
  }

  function compareValues(): void {
    const [was, is] = [valuesOf(before), valuesOf(after)];
    const [needed, offered] = isSending ? [was, is] : [is, was];
    if (offered === undefined) return;
    if (needed === undefined) {
      tell(
        'breaking',
        isSending ? `takes only ${list(offered)} now` : `is no longer one of ${list(offered)}`,
      );
      return;
    }
    const missing = needed.filter(
      (value) => !offered.some((each) => isDeepStrictEqual(each, value)),
    );
    if (missing.length > 0) {
      tell(
        'breaking',
        isSending ? `no longer takes ${list(missing)}` : `may now be ${list(missing)}`,
      );
    }
    const more = offered.filter((value) => !needed.some((each) => isDeepStrictEqual(each, value)));
    if (isSending && more.length > 0) tell('addition', `takes ${list(more)} too`);
  }
}

function typesOf({ type }: Node): string[] | undefined {
  return type === undefined ? undefined : ([type].flat() as string[]);
}

function takes(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function valuesOf({ enum: allowed, const: only }: Node): readonly unknown[] | undefined {
  if (only !== undefined) return [only];
  return Array.isArray(allowed) ? allowed : undefined;
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function shown(rule: unknown): string {
  return rule === undefined ? 'none' : JSON.stringify(rule);
}
