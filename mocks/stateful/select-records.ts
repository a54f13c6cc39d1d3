import { isWrittenLike } from '../responses/scalar-text.ts';
import type { MockRecord } from './records.ts';

type Query = Readonly<Record<string, unknown>>;

const LIMIT = /^(?:limit|per_?page|page_?size|size|count|top|max_?results|first)$/i;
const OFFSET = /^(?:offset|skip|start)$/i;
const PAGE = /^(?:page|page_?number)$/i;
const TOTAL = /^(?:total|count|total_?(?:count|items|results|records)|size)$/i;

/** The records of a list that a query asks for: those whose members are equal to parameters of their names, and of these a page. */
export function selectRecords(
  records: Iterable<MockRecord>,
  query: Query,
): { readonly page: readonly MockRecord[]; readonly total: number } {
  const wanted = Object.entries(query).filter(([name]) => !isOfPages(name));
  const all = [...records].filter((record) =>
    wanted.every(([name, value]) => !Object.hasOwn(record, name) || isAmong(record[name], value)),
  );
  const limit = numberIn(query, LIMIT) ?? Infinity;
  const page = numberIn(query, PAGE);
  const isPaged = page !== undefined && Number.isFinite(limit);
  const from = numberIn(query, OFFSET) ?? (isPaged ? Math.max(0, page - 1) * limit : 0);
  return { page: all.slice(from, from + limit), total: all.length };
}

/** The members of a body around a list, with the number of records in those that are called so. */
export function withTotal(body: Query, total: number): Query {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number' && TOTAL.test(name) ? total : value,
    ]),
  );
}

function isOfPages(name: string): boolean {
  return LIMIT.test(name) || OFFSET.test(name) || PAGE.test(name);
}

/** A list of values asks for the records that have one of them. */
function isAmong(own: unknown, wanted: unknown): boolean {
  return [wanted].flat().some((value) => [own].flat().some((each) => isWrittenLike(each, value)));
}

function numberIn(query: Query, names: RegExp): number | undefined {
  const value = Object.entries(query).find(([name]) => names.test(name))?.[1];
  return typeof value === 'number' && value >= 0 ? value : undefined;
}
