import { controlAnswer } from '../../../../src/client/control-client.ts';
import { openControl } from '../../api/control.ts';
import type { Session, WatchedRequest } from '../../api/session.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';
import type { Fault } from '../controls/fault-form.ts';

/** What can happen to the next request. */
const FAULTS: Readonly<Record<string, { title: string; fault: Omit<Fault, 'family'> }>> = {
  unavailable: { title: 'answer 503', fault: { answer: { status: 503 } } },
  limited: { title: 'answer 429', fault: { answer: { status: 429 } } },
  broken: { title: 'answer 500', fault: { answer: { status: 500 } } },
  slow: {
    title: 'wait 5 seconds',
    fault: { latency: { distribution: 'fixed', milliseconds: 5_000 } },
  },
  reset: { title: 'reset the connection', fault: { connection: 'reset' } },
};

/** Makes the next request to the operation fail, with one click. */
export function FailNext(props: {
  readonly session: Session;
  readonly request: Pick<WatchedRequest, 'family' | 'operationId'>;
}) {
  const { session, request } = props;
  const { family, operationId: operation } = request;
  const fail = useAction(async ({ kind = '' }: Readonly<Record<string, string>>) => {
    const { title, fault } = FAULTS[kind] ?? FAULTS['unavailable']!;
    const body = { ...fault, family, times: 1, ...(operation !== undefined && { operation }) };
    await controlAnswer(openControl(session).POST('/api/control/faults', { body }));
    return `The next ${operation} will ${title}.`;
  });
  if (operation === undefined) return null;
  return (
    <>
      <form class="filters" onSubmit={(event) => void fail.run(fieldsOf(event))}>
        <label>
          Next time
          <select name="kind">
            {Object.entries(FAULTS).map(([kind, { title }]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={fail.isBusy}>
          Fail this operation next time
        </button>
        <p>
          <a href={hashOf('controls', 'faults', family, operation)}>More faults</a>
          {' · '}
          <a href={hashOf('controls', 'scenarios', family, operation)}>In a scenario</a>
        </p>
      </form>
      <ActionOutcome action={fail} />
    </>
  );
}
