import { responseFor, type Link } from '../../contract/model/operation.ts';
import { withParameter, type Draft } from './draft.ts';
import { linkValue } from './link-value.ts';
import type { Sent } from './send.ts';

/** One request of a sequence. */
export interface Step {
  readonly draft: Draft;
  /** Where it takes values from; undefined if it stands alone. */
  readonly link?: LinkUse;
}

/** A link that is followed, from the response to an earlier request. */
export interface LinkUse {
  readonly from: number;
  readonly link: Link;
}

/** A request that was sent, and its outcome. */
export interface SentStep {
  readonly draft: Draft;
  readonly sent: Sent;
}

/** The links that the contract has for a response. */
export function linksAfter({ draft, sent }: SentStep): readonly Link[] {
  const { response } = sent.exchange;
  if (response === undefined) return [];
  return responseFor(draft.operation, response.status)?.links ?? [];
}

/** A request with the values that its link takes from earlier ones; undefined if they are missing. */
export function linkedDraft(
  { draft, link: use }: Step,
  done: readonly SentStep[],
): Draft | undefined {
  if (use === undefined) return draft;
  const { link, from } = use;
  const source = done[from];
  if (source === undefined) return undefined;
  const value = (expression: unknown) => linkValue(expression, source.draft, source.sent.exchange);
  let linked = draft;
  for (const [key, expression] of Object.entries(link.parameters)) {
    const parameter = draft.operation.parameters.find(
      ({ in: place, name }) => key === name || key === `${place}.${name}`,
    );
    const taken = value(expression);
    if (parameter === undefined || taken === undefined || taken === null) return undefined;
    linked = withParameter(without(linked, parameter.name), parameter, taken);
  }
  if (link.requestBody === undefined) return linked;
  const json = value(link.requestBody);
  return json === undefined ? undefined : { ...linked, body: { json } };
}

/** The steps without one of them; undefined if a later one takes values from it. */
export function withoutStep(steps: readonly Step[], at: number): Step[] | undefined {
  if (steps.some(({ link }) => link?.from === at)) return undefined;
  return steps.toSpliced(at, 1).map((step) => {
    const { link } = step;
    if (link === undefined || link.from < at) return step;
    return { ...step, link: { ...link, from: link.from - 1 } };
  });
}

function without(draft: Draft, name: string): Draft {
  return {
    ...draft,
    query: draft.query.filter(([each]) => each !== name),
    headers: draft.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase()),
  };
}
