import { JsonList } from '../../base/json-pieces.ts';
import { streamOf } from '../../http/json-stream.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';
import type { AnswerCheck } from '../response-check.ts';
import type { Stage } from './stage.ts';

/** Removes from an answer what its caller may not see. */
export function hideMembers(hides: NonNullable<AnyFamily['hides']>): Stage {
  return (call) => {
    const { answer, caller, parameters } = call;
    const hidden = hides(caller, parameters.query);
    if (hidden.size > 0) call.answer = { ...answer!, body: withoutMembers(answer!.body, hidden) };
  };
}

/** A record, or each record of a list, without some of its members. */
function withoutMembers(body: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (body instanceof JsonList) return body.map((record) => withoutMembers(record, hidden));
  if (Array.isArray(body)) return body.map((record) => withoutMembers(record, hidden));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !hidden.has(name)));
}

/** Lets an operation that changes something answer only once the other copies know. @param tell resolves when they do */
export function tellCopies(tell: () => Promise<void>): Stage {
  return ({ bound }) => (bound.operation.isSafe ? undefined : tell());
}

/** Holds an answer against the contract. */
export function checkAnswers(check: AnswerCheck): Stage {
  return async (call: Call) => {
    const stream = streamOf(call.answer!.body);
    if (stream !== undefined) call.answer = { ...call.answer!, body: await stream.whole() };
    const broken = await check(call.bound.operation, call.answer!);
    if (broken !== undefined) throw new Error(broken);
  };
}
