import type { Issue } from '../contract/validation.ts';
import type { Refusal } from './problem.ts';

/** One place that is wrong: `/body/name`, `/query/limit`, `/params/id`, `/headers/x-size`. */
export interface ValidationErrorItem {
  readonly path: string;
  readonly message: string;
  /** `required.openapi.validation`: the keyword of the schema that is violated. */
  readonly errorCode?: string;
}

/** A request or an answer that does not conform, for the error handlers of an application. */
export class ValidationError extends Error {
  readonly status: number;
  /** The path of the request. */
  readonly path: string;
  readonly errors: readonly ValidationErrorItem[];
  /** Those that the answer needs: `Allow`, `WWW-Authenticate`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    path: string,
    errors: readonly ValidationErrorItem[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = status >= 500 ? 'Internal Server Error' : 'Validation Error';
    this.status = status;
    this.path = path;
    this.errors = errors;
    this.headers = headers;
  }
}

export function validationErrorOf(
  { problem, issues, headers }: Refusal,
  path: string,
): ValidationError {
  const { status, title, detail } = problem;
  const found = issues.map(itemOf);
  const errors = found.length > 0 ? found : [{ path, message: detail }];
  const error = new ValidationError(status, detail, path, errors, headers);
  error.name = title;
  return error;
}

const PLACES: Readonly<Record<Issue['in'], string>> = {
  body: 'body',
  cookie: 'cookies',
  header: 'headers',
  path: 'params',
  query: 'query',
};

function itemOf({ in: place, at, message, keyword = 'type', pointer }: Issue): ValidationErrorItem {
  const inside = pointer ?? (place === 'body' ? at : `/${at}`);
  return {
    path: `/${PLACES[place]}${inside}`,
    message: `${place === 'body' && at === '' ? 'the body' : at} ${message}`.trim(),
    errorCode: `${keyword}.openapi.validation`,
  };
}
