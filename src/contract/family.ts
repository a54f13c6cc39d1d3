import type { HttpRequest } from '../http/exchange.ts';
import type { Logger } from '../base/logger.ts';
import type { ConnectionErrors } from '../http/client-errors.ts';
import type { CommandPlace, ContractDocument } from './model/document.ts';
import type { Operation } from './model/operation.ts';
import type { Hide } from './secrets/hide.ts';
import type { Handlers } from './handler.ts';
import type { HttpError } from '../http/http-error.ts';
import type { CompiledValidators, Issue } from './validation.ts';

/** A family's answers to errors that happen before one of its handlers is called. */
export interface ContractErrors extends ConnectionErrors {
  /** A parameter or a body that does not conform to the contract. @param all if more than the first one is known */
  readonly invalid: (issue: Issue, all?: readonly Issue[]) => HttpError;
  /** A body that can't be read: not JSON, not UTF-8, or cut off. */
  readonly malformedBody: (reason: string) => HttpError;
  readonly bodyTooLarge: (limit: number, actual: number) => HttpError;
  /** A page of another origin may have caused the request without knowing any credentials. */
  readonly otherPage: (url: string) => HttpError;
  /** A body that has no room beside those of other requests at the moment. */
  readonly crowded: () => HttpError;
  /** An answer that has no room beside those that clients have not read. */
  readonly unread: () => HttpError;
  readonly methodNotAllowed: (method: string, allowed: readonly string[]) => HttpError;
  readonly notFound: (path: string) => HttpError;
  /** Maps an error of the engine behind the family to an HTTP error; undefined if it is none of the engine's. */
  readonly known?: (error: unknown) => HttpError | undefined;
  /** The stable code of an error that a handler returned instead of throwing it, read from the body, for logs. */
  readonly codeOf?: (body: unknown) => string | undefined;
  /** An error for a status, with a short message. */
  readonly ofStatus: (status: number, words: string) => HttpError;
  /** What is behind the address has been taken away, and nothing has taken its place yet. */
  readonly suspended: (reason: string) => HttpError;
}

/** What every family receives besides its engine and its directory. */
export interface FamilyOptions {
  /** The well-known secrets of a development platform. Requests from pages of other sites may not use them. */
  readonly wellKnown?: ReadonlySet<string>;
  readonly log?: Logger | undefined;
}

/** A request with commands, for logs. */
export interface CommandRequest {
  readonly place: CommandPlace;
  /** The path and query, as they were sent. */
  readonly path: string;
  readonly rawQuery: string;
  readonly rawBody: Buffer;
}

/** What may be shown of a request with commands that have secrets, and of its answer. */
export interface RedactedCommands {
  readonly path: string;
  readonly rawQuery: string;
  /** The body as text. */
  readonly body: string;
  /** Whether the reply to each of its rows is hidden, or that to its command. */
  readonly replies: readonly Hidden[];
}

/** Whether a reply is hidden: never, always, or an error, which repeats what was sent. */
export type Hidden = 'no' | 'yes' | 'errors';

/**
 * One family, as the stages of a request and the mock see it. `Operations` is the generated type of its operations,
 * `Caller` the result of authentication that handlers receive.
 */
export interface Family<Operations, Caller> {
  readonly name: string;
  readonly contract: ContractDocument;
  /** Validators of requests. */
  readonly validators: CompiledValidators;
  readonly errors: ContractErrors;
  /**
   * Refuses requests that no operation may receive, before any other check.
   * @param path as sent, with the beginning that the contract has for it (`x-path-spellings`)
   */
  readonly refuse?: (method: string, path: string) => HttpError | undefined;
  /** Whether requests without credentials may be answered, as those of programs on this machine. */
  readonly isOpen?: boolean;
  readonly handlers: Handlers<Operations, Caller>;
  /** Authenticates the caller. If it returns no promise, the request may be answered in the same turn. @throws HttpError */
  authenticate(request: HttpRequest, query: string, operation: Operation): Caller | Promise<Caller>;
  /** The media type of a JSON answer, where that is not `application/json`. */
  jsonType?(request: HttpRequest): string;
  /**
   * Whose requests share a part of the memory for bodies and answers, and take turns with those of others; those of the
   * whole family if it is missing.
   */
  ownerOf?(caller: Caller): string;
  /** Hides the secrets of commands, which the contract of the family does not describe; undefined if there are none. */
  redactCommands?(request: CommandRequest, hide: Hide): RedactedCommands | undefined;
  /** The members of an answer, or of each record that it lists, that a caller may not see. */
  hides?(this: void, caller: Caller, query: Readonly<Record<string, unknown>>): ReadonlySet<string>;
  /**
   * A refusal in the form that an operation documents, where the errors of the family depend on that.
   * @param operation undefined if none has been found
   */
  refusalFor?(
    this: void,
    refusal: HttpError,
    operation: Operation | undefined,
    request: HttpRequest,
  ): HttpError;
  /** How large a request body may be, in bytes. */
  bodyLimit(caller: Caller, operation: Operation): number;
}

/** A family whose operations are only known at run time. */
export type AnyFamily = Family<unknown, unknown>;
