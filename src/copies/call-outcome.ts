import { HttpError } from '../http/http-error.ts';
import { LogError, type LogErrorCode, type OffsetRange } from '../engines/log/errors.ts';
import { SchemaRegistryError, type RegistryErrorName } from '../engines/schema-registry/errors.ts';

/** The called copy does not have the object of the call, or no longer. */
export class NotServed extends Error {
  override readonly name = 'NotServed';
}

/** The copy can't be reached, or did not answer. The call may have been executed. */
export class CopyUnreachable extends Error {
  override readonly name = 'CopyUnreachable';
}

interface SentLogError {
  readonly kind: 'log';
  readonly code: LogErrorCode;
  readonly message: string;
  readonly index?: number | undefined;
  readonly damage?: OffsetRange | undefined;
}

interface SentRegistryError {
  readonly kind: 'registry';
  readonly error: RegistryErrorName;
  readonly message: string;
}

interface SentHttpError {
  readonly kind: 'http';
  readonly status: number;
  readonly message: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly code?: string | undefined;
}

/** The outcome of a call, in the form sent to the caller. */
export type Outcome =
  | { readonly value?: unknown }
  | {
      readonly failed:
        | SentLogError
        | SentRegistryError
        | SentHttpError
        | { readonly kind: 'notHere' | 'unknown' };
    };

/** The outcome for an error; unexpected errors are sent as `unknown`. */
export function failure(error: unknown): Outcome {
  if (error instanceof LogError) {
    const { code, message, index, damage } = error;
    return { failed: { kind: 'log', code, message, index, damage } };
  }
  if (error instanceof SchemaRegistryError) {
    return { failed: { kind: 'registry', error: error.kind, message: error.message } };
  }
  if (error instanceof HttpError) {
    const { status, message, body, headers, code } = error;
    return { failed: { kind: 'http', status, message, body, headers, code } };
  }
  return { failed: { kind: error instanceof NotServed ? 'notHere' : 'unknown' } };
}

/** @throws the error of the call in the other copy */
export function valueOf(outcome: Outcome): unknown {
  if (!('failed' in outcome)) return outcome.value;
  const { failed } = outcome;
  switch (failed.kind) {
    case 'log': {
      const { code, message, index, damage } = failed;
      throw new LogError(code, message, { ...(index !== undefined && { index }), damage });
    }
    case 'registry': {
      const error = new SchemaRegistryError(failed.error);
      error.message = failed.message;
      throw error;
    }
    case 'http': {
      const { status, message, body, headers, code } = failed;
      throw new HttpError(status, message, body, { headers, code });
    }
    case 'notHere':
      throw new NotServed();
    default:
      throw new Error('another copy of the platform has failed, and has logged the reason');
  }
}
