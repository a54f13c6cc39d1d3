import type { HeaderList } from '../../message.ts';
import { isOfRun } from '../../request-headers.ts';
import type { RunRow } from '../store/run-rows.ts';
import { timeOf } from '../store/tickets.ts';

const VERSION = 'Upstash-Workflow-Sdk-Version';

/** The forwarded headers of a message: those for any, and those that only messages of workflows have. */
export function dividedHeaders(headers: HeaderList): {
  readonly headers: HeaderList;
  readonly ofRun: HeaderList;
} {
  return {
    headers: headers.filter(([name]) => !isOfRun(name)),
    ofRun: headers.filter(([name]) => isOfRun(name)),
  };
}

/** The headers by which an endpoint knows a step of a run. */
export function headersOfRun(run: RunRow, given: HeaderList): HeaderList {
  return merged([...naming(run), [VERSION, '1']], given);
}

/**
 * The headers of the outcome of a call: with a version of the protocol the clients would take it for a step, without the
 * name of its run for the start of one.
 */
export function headersOfOutcome(run: RunRow, given: HeaderList): HeaderList {
  return without(VERSION, merged(naming(run), given));
}

export function headersOfFailure(run: RunRow, given: HeaderList): HeaderList {
  const own = [
    ...naming(run),
    ['Upstash-Workflow-Is-Failure', 'true'] as const,
    ['Upstash-Workflow-Failure-Callback', 'true'] as const,
  ];
  return without(VERSION, merged(own, given));
}

function naming(run: RunRow): HeaderList {
  return [
    ['Upstash-Workflow-RunId', run.id],
    ['Upstash-Workflow-Url', run.url],
    ['Upstash-Workflow-CreatedAt', String(timeOf(run.run))],
    ['Upstash-Workflow-Init', 'false'],
  ];
}

/** Those of the service take precedence. */
function merged(own: HeaderList, given: HeaderList): HeaderList {
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  return [...own, ...given.filter(([name]) => !names.has(name.toLowerCase()))];
}

function without(name: string, headers: HeaderList): HeaderList {
  return headers.filter(([given]) => given.toLowerCase() !== name.toLowerCase());
}
