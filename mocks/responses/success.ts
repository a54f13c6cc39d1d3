import type { Operation, Response } from '../../src/contract/model/operation.ts';

/** The success of an operation, by which requests and records are understood: the one that Prism answers with. */
export function successOf({
  responses,
}: Pick<Operation, 'responses'>):
  | { readonly status: number; readonly response: Response }
  | undefined {
  // `2XX` comes after the statuses themselves.
  const [key = 'default'] = Object.keys(responses)
    .filter((each) => /^2(?:\d\d|XX)$/.test(each))
    .toSorted();
  const response = responses[key];
  return response && { status: Number(/^2\d\d$/.exec(key)?.[0] ?? 200), response };
}
