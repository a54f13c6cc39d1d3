import { isDeepStrictEqual } from 'node:util';
import type { Direction } from '../../contract/model/schemas.ts';
import type { SchemaChange } from './change.ts';
import type { SchemaRule } from './rules.ts';
import { LOWER, UPPER } from './constraints.ts';
import { takes, type Merged } from './joint-schema.ts';

/** Compares the keywords for a value as a whole: type, values, limits. */
export function compareLimits(direction: Direction, before: Merged, after: Merged): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const tell = (level: SchemaChange['level'], rule: SchemaRule, message: string) =>
    changes.push({ level, rule, at: '', field: '', message });
  const isSending = direction === 'request';
  const isWhole = [before, after].every(({ types }) => types?.every((type) => type === 'integer'));
  compareTypes();
  compareValues();
  for (const keyword of [...LOWER, ...UPPER]) compareLimit(keyword);
  for (const keyword of new Set([...before.rules.keys(), ...after.rules.keys()])) {
    compareRule(keyword);
  }
  return changes;

  function compareTypes(): void {
    const [was, is] = [before.types, after.types];
    if (isSending) {
      if (is === undefined) return;
      const gone = was?.filter((type) => !takes(is, type)) ?? ['any type'];
      if (gone.length > 0)
        tell(
          'breaking',
          'type-changed',
          `no longer takes ${gone.join(', ')}: it is ${is.join(' or ')}`,
        );
      return;
    }
    if (was === undefined) return;
    const come = is?.filter((type) => !takes(was, type)) ?? ['any type'];
    if (come.length > 0)
      tell('breaking', 'type-changed', `may now be ${come.join(', ')}: it was ${was.join(' or ')}`);
  }

  function compareValues(): void {
    const [was, is] = [before.values, after.values];
    const [needed, offered] = isSending ? [was, is] : [is, was];
    if (offered === undefined) return;
    if (needed === undefined) {
      tell(
        'breaking',
        'values-changed',
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
        'values-changed',
        isSending ? `no longer takes ${list(missing)}` : `may now be ${list(missing)}`,
      );
    }
    const more = offered.filter((value) => !needed.some((each) => isDeepStrictEqual(each, value)));
    if (isSending && more.length > 0) tell('addition', 'values-changed', `takes ${list(more)} too`);
  }

  function compareLimit(keyword: string): void {
    const [was, is] = [before, after].map(({ limits }) => effective(limits, keyword, isWhole));
    if (was === is) return;
    const isLower = LOWER.includes(keyword);
    const isNarrower =
      is === undefined ? false : was === undefined || (isLower ? is > was : is < was);
    const words = `has another ${keyword}: ${was ?? 'none'} became ${is ?? 'none'}`;
    tell(isNarrower === isSending ? 'breaking' : 'addition', 'limit-changed', words);
  }

  function compareRule(keyword: string): void {
    const [was, is] = [before, after].map(({ rules }) =>
      (rules.get(keyword) ?? []).filter((rule) => !isIdle(keyword, rule)),
    ) as [unknown[], unknown[]];
    const gone = was.filter((rule) => !is.some((each) => isKept(keyword, rule, each)));
    const come = is.filter((rule) => !was.some((each) => isKept(keyword, each, rule)));
    if (gone.length === 0 && come.length === 0) return;
    const isBreaking = (isSending ? come : gone).length > 0;
    if (keyword === 'uniqueItems') {
      if (isBreaking)
        tell(
          'breaking',
          'constraint-changed',
          isSending ? 'takes no duplicates any more' : 'may now have duplicates',
        );
      return;
    }
    const words = `has another ${keyword}: ${shown(gone)} became ${shown(come)}`;
    tell(isBreaking ? 'breaking' : 'addition', 'constraint-changed', words);
  }

  /** Whether values that had to follow a rule follow another one, or values that are accepted are so by both. */
  function isKept(keyword: string, was: unknown, is: unknown): boolean {
    if (isDeepStrictEqual(was, is)) return true;
    if (keyword !== 'multipleOf' || typeof was !== 'number' || typeof is !== 'number') return false;
    return isSending ? was % is === 0 : is % was === 0;
  }
}

/** The value of a limit, if it limits anything. Of whole numbers an exclusive limit is one of the other kind. */
function effective(
  limits: Merged['limits'],
  keyword: string,
  isWhole: boolean,
): number | undefined {
  const value = limits[keyword];
  if (/^min[LIP]/.test(keyword)) return value === 0 ? undefined : value;
  if (!isWhole || !keyword.endsWith('imum')) return value;
  if (keyword.startsWith('exclusive')) return undefined;
  const isLower = keyword === 'minimum';
  const exclusive = limits[isLower ? 'exclusiveMinimum' : 'exclusiveMaximum'];
  const next = exclusive === undefined ? undefined : wholeBeyond(exclusive, isLower);
  const all = [value, next].filter((each) => each !== undefined);
  if (all.length === 0) return undefined;
  return isLower ? Math.max(...all) : Math.min(...all);
}

/** The whole number nearest to an exclusive limit. */
function wholeBeyond(limit: number, isLower: boolean): number {
  return isLower ? Math.floor(limit) + 1 : Math.ceil(limit) - 1;
}

/** Whether a rule allows everything. */
function isIdle(keyword: string, rule: unknown): boolean {
  return keyword === 'uniqueItems' && rule !== true;
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function shown(rules: readonly unknown[]): string {
  return rules.length === 0 ? 'none' : list(rules);
}
