import type { Outcome } from '../../delivery.ts';
import type { FinishedAttempt } from '../dispatch/settle.ts';
import { payloadOf } from './payload.ts';
import { stepOfCallback } from './publish-call.ts';
import { dividedHeaders, headersOfOutcome } from './run-headers.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** Bytes that a callback may have more than the bodies in it. */
const ENVELOPE = 1024 * 1024;

/** Appends the outcome of a call, and sends it to the callback of the call. */
export async function sendOutcome(
  writer: RunWriter,
  run: OpenRun,
  { message, spec, outcome }: FinishedAttempt,
): Promise<void> {
  const callback = spec.callback!;
  const { config } = run;
  const hasInitial = spec.run!.features.includes('InitialBody');
  const source = hasInitial ? await payloadOf(writer.transaction, run.row) : message.body;
  const { body } = writer.parts.composer.callbackBody({
    // Clients wait for another callback while retries are left; there are none.
    message: { ...message, body: source, maxRetries: message.retried },
    outcome,
    maxSize: 2 * (source.length + sizeOf(outcome)) + ENVELOPE,
  });
  const { headers, ofRun } = dividedHeaders(callback.headers);
  const isOnConfig = config.features.includes('WF_TriggerOnConfig');
  const own = isOnConfig ? withOthers(config.headers, headers) : headers;
  const given = isOnConfig ? withOthers(config.ofRun, ofRun) : ofRun;
  const retries = isOnConfig ? config.retries : (callback.retries ?? config.retries);
  await writer.countUsage(1);
  writer.append(run, {
    kind: 'outcome',
    callType: 'fromCallback',
    body,
    literal: body,
    step: stepOfCallback(callback.headers) ?? null,
    url: callback.url,
    spec: await writer.specOf(run, {
      method: callback.method,
      headers: [['Content-Type', 'application/json'], ...own.filter(([name]) => !isType(name))],
      retries,
      retryDelay: isOnConfig ? config.retryDelay : (callback.retryDelay ?? config.retryDelay),
      timeout: Math.min(callback.timeout ?? config.timeout, config.timeout),
      run: {
        run: run.row.run,
        kind: 'outcome',
        headers: headersOfOutcome(run.row, given),
        features: config.features,
      },
    }),
  });
}

function sizeOf(outcome: Outcome): number {
  return outcome.kind === 'response' ? outcome.body.length : 0;
}

function isType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

type Headers = readonly (readonly [string, string])[];

/** The second ones take precedence. */
function withOthers(first: Headers, second: Headers): Headers {
  const names = new Set(second.map(([name]) => name.toLowerCase()));
  return [...first.filter(([name]) => !names.has(name.toLowerCase())), ...second];
}
