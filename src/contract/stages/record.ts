import { HttpError } from '../../http/http-error.ts';
import type { BinderOptions } from '../binder-options.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';
import { operationIdOf } from './send.ts';
import type { Stage } from './stage.ts';

type RecordOptions = Pick<BinderOptions, 'log' | 'logRequests' | 'observer' | 'tracer' | 'watch'>;

/** The stages that time a request and record its answer: in figures, in its span, in the log; failures in the console. */
export interface Recording {
  readonly begin: Stage;
  readonly record: Stage;
}

/** @returns undefined if nobody wants to know */
export function recordingOf(
  family: AnyFamily,
  { log, logRequests = false, observer, tracer, watch }: RecordOptions,
): Recording | undefined {
  if ([observer, tracer, watch].every((one) => one === undefined) && !logRequests) return undefined;
  const { name, errors } = family;
  const unmatched = observer?.of(name, '');
  const now = () => observer?.now() ?? performance.now();

  function record(call: Call): void {
    const milliseconds = now() - call.startedAt;
    const { status, body } = call.answer!;
    const thrown = call.answer instanceof HttpError ? call.answer.code : undefined;
    const code = status < 400 ? undefined : (thrown ?? errors.codeOf?.(body));
    const { bound } = call as { readonly bound?: BoundOperation };
    (bound?.observer ?? unmatched)?.answered(status, milliseconds);
    call.span?.ended(status, code);
    if (status >= 400) watch?.failed(family, call, milliseconds);
    if (!logRequests) return;
    const fields = {
      request: call.id,
      family: name,
      operation: operationIdOf(call),
      method: call.request.method,
      status,
      code,
      milliseconds: Math.round(milliseconds * 1000) / 1000,
    };
    log.debug(fields, 'answered a request');
  }

  return { begin: (call) => void (call.startedAt = now()), record };
}
