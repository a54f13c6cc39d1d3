import { andThen } from '../../base/and-then.ts';
import { STATUS_CODES } from '../../http/node-http.ts';
import { truncateResponse, resetConnection } from '../../http/break-connection.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Call } from '../call.ts';
import type { ContractErrors } from '../family.ts';
import { codeIn, preferencesIn, waitIn } from '../preference.ts';
import { documentedAnswer } from './documented-answer.ts';
import { LONGEST_LATENCY } from './draw-latency.ts';
import type { FaultAnswer, FaultEffect } from './fault.ts';
import type { Stage } from '../stages/stage.ts';
import type { FaultInjection } from './faults.ts';

type Preferences = ReadonlyMap<string, string>;

const NO_PREFERENCES: Preferences = new Map();

interface Faulted {
  readonly name: string;
  readonly errors: Pick<ContractErrors, 'invalid' | 'ofStatus'>;
}

/**
 * The stage that applies prepared faults and the `Prefer` header to a request. A request without either costs two
 * checks.
 * @param stopping aborts when the server stops; requests are no longer held back then
 */
export function injectFaults(
  { name: family, errors }: Faulted,
  { faults, answersPreferences, clock, alarms }: FaultInjection,
  stopping?: AbortSignal,
): Stage {
  return (call) => {
    const { prefer, 'plinth-client': client } = call.request.headers;
    if (faults.isEmpty && prefer === undefined) return;
    const preferences = typeof prefer === 'string' ? preferencesIn(prefer) : NO_PREFERENCES;
    const wait = waitOf(preferences);
    const { operationId: operation } = call.bound.operation;
    const scenario = scenarioOf(preferences);
    const met = faults.apply({ family, operation, client: [client].flat()[0], scenario });
    const goOn = (met: FaultEffect): void => {
      if (met.connection === 'reset') {
        resetConnection(call.response);
        throw errors.ofStatus(500, 'the connection has been reset');
      }
      if (met.connection === 'cut') truncateResponse(call.response);
      if (met.answer !== undefined) throw answerOf(call, met.answer);
      if (answersPreferences) answerPreferred(call, preferences);
    };
    return andThen(met, (known): void | Promise<void> => {
      const latency = wait + known.latency;
      if (latency === 0) return goOn(known);
      return passed(latency).then(() => goOn(known));
    });
  };

  function waitOf(preferences: Preferences): number {
    const text = preferences.get('wait');
    if (text === undefined) return 0;
    const wait = waitIn(text);
    if (wait !== undefined && wait <= LONGEST_LATENCY) return wait;
    throw preferRefused('has a wait that is not a number of seconds up to 600, like 1.5 or 1500ms');
  }

  function scenarioOf(preferences: Preferences): string | undefined {
    const scenario = preferences.get('scenario');
    if (scenario === undefined || faults.plays(scenario)) return scenario;
    throw preferRefused(`asks for a scenario that is not being played: ${scenario.slice(0, 100)}`);
  }

  function passed(latency: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        stopping?.removeEventListener('abort', end);
        alarm.cancel();
        resolve();
      };
      const alarm = alarms.at(clock.now() + latency, end);
      stopping?.addEventListener('abort', end);
    });
  }

  function answerPreferred({ bound: { operation } }: Call, preferences: Preferences): void {
    const code = codeIn(preferences);
    const example = preferences.get('example');
    if (code === undefined && example === undefined) return;
    const statuses = code === undefined ? Object.keys(operation.responses).map(Number) : [code];
    for (const status of statuses) {
      const answer = documentedAnswer(operation, status, example);
      if (answer !== undefined) throw answer;
    }
    if (code !== undefined && isFailure(code) && example === undefined) {
      throw errors.ofStatus(code, wordsOf(code));
    }
    throw preferRefused(
      `asks for a response that the contract does not have: ${textOf(preferences)}`,
    );
  }

  /** The answer of a fault. What it leaves out is taken from the contract. */
  function answerOf({ bound }: Call, { status, body, example, headers }: FaultAnswer): HttpError {
    const documented = documentedAnswer(bound.operation, status, example);
    const base =
      documented ??
      (isFailure(status)
        ? errors.ofStatus(status, wordsOf(status))
        : new HttpError(status, 'the answer of a fault', undefined));
    // A body that is not the documented one is JSON.
    const around =
      body === undefined ? base.headers : without(base.headers, { 'Content-Type': '' });
    const merged = { ...without(around, headers), ...headers };
    const answered = body === undefined ? base.body : body;
    return new HttpError(status, base.message, answered, { headers: merged });
  }

  function preferRefused(message: string): HttpError {
    return errors.invalid({ in: 'header', at: 'Prefer', message });
  }
}

/** Whether a status means failure. */
export function isFailure(status: number): boolean {
  return Number.isInteger(status) && status >= 400 && status <= 599;
}

/** A status in words: `service unavailable`. */
export function wordsOf(status: number): string {
  return STATUS_CODES[status]?.toLowerCase() ?? `status ${status}`;
}

function textOf(preferences: Preferences): string {
  return [...preferences].map(([name, value]) => `${name}=${value}`).join(', ');
}

/** Headers without those that are replaced by others, regardless of case. */
function without(
  headers: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const replaced = new Set(Object.keys(others).map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !replaced.has(name.toLowerCase())),
  );
}
