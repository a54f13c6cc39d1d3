import { isNode } from '../../base/json-pointer.ts';
import type { Draft } from './draft.ts';

/** Maximum number of requests to shrink one request. */
const TRIES = 40;

/**
 * Removes everything from a request that is not needed to reproduce a finding.
 * @param isStillFound sends a smaller request and returns whether it has the same finding
 */
export async function shrunk(
  draft: Draft,
  isStillFound: (smaller: Draft) => Promise<boolean>,
): Promise<Draft> {
  let best = draft;
  let left = TRIES;
  for (let isSmaller = true; isSmaller && left > 0;) {
    isSmaller = false;
    for (const smaller of smallerThan(best)) {
      if (left-- <= 0) break;
      if (!(await isStillFound(smaller))) continue;
      best = smaller;
      isSmaller = true;
      break;
    }
  }
  return best;
}

function* smallerThan(draft: Draft): Generator<Draft> {
  for (const i of draft.query.keys()) yield { ...draft, query: draft.query.toSpliced(i, 1) };
  for (const i of draft.headers.keys()) yield { ...draft, headers: draft.headers.toSpliced(i, 1) };
  const { body } = draft;
  if (body === undefined || !('json' in body)) return;
  for (const json of smallerValues(body.json)) yield { ...draft, body: { json } };
}

function* smallerValues(value: unknown): Generator {
  if (typeof value === 'string' && value.length > 8) yield value.slice(0, value.length >> 1);
  if (!isNode(value)) return;
  if (Array.isArray(value)) {
    for (const i of value.keys()) yield value.toSpliced(i, 1);
    for (const [i, item] of value.entries()) {
      for (const smaller of smallerValues(item)) yield value.with(i, smaller);
    }
    return;
  }
  for (const name of Object.keys(value)) {
    const { [name]: _, ...rest } = value;
    yield rest;
  }
  for (const [name, member] of Object.entries(value)) {
    for (const smaller of smallerValues(member)) yield { ...value, [name]: smaller };
  }
}
