import type { IncomingMessage } from 'node:http';
import { silentLogger, type Logger } from '../base/logger.ts';
import { FORMATS } from '../contract/formats.ts';
import { BasedRouter } from '../contract/model/based-router.ts';
import type { MountedListener } from '../contract/request-chain.ts';
import { answererBy } from './answer-of.ts';
import { wholeViolationIn } from './answer-check.ts';
import { authenticateBy, checkAuthenticators, type Authenticators } from './authenticate.ts';
import { bindAny } from './bind-any.ts';
import { familyOf, type RefusalAnswer } from './family-of.ts';
import type { AnyOperations, ContractHandlers } from './handlers.ts';
import type { Problem } from './problem.ts';
import { contractOf } from './source.ts';

/** A part of an application that answers the operations of a contract: a middleware of Express, or of Connect. */
export type ContractRouter = MountedListener;

export interface ContractOptions<Operations, Caller> {
  /** A handler for each operation, by `operationId`; by method and path (`GET /pets/{id}`) where there is none. */
  readonly handlers: ContractHandlers<NoInfer<Operations>, NoInfer<Caller>>;
  /** Accepts credentials, for each security scheme that an operation requires. */
  readonly authenticate?: Authenticators<Caller>;
  /**
   * Whether answers are held against the contract; one that does not conform is an error of the application. By default
   * unless `NODE_ENV` is `production`.
   */
  readonly checkAnswers?: boolean;
  /** The largest body, in bytes; 1 MB by default. `x-body-limit: { bytes }` of an operation counts instead. */
  readonly bodyLimit?: number;
  /** Whether formats (`date-time`, `email`) are enforced; they are by default. */
  readonly formats?: boolean;
  /** Whether names in the query that the operation lacks are refused; they are ignored by default. */
  readonly refuseUnknownQuery?: boolean;
  /** Whether every place that is wrong is told, not only the first one. */
  readonly allErrors?: boolean;
  /** What answers requests to paths that the contract lacks: what follows in the application (by default), or 404. */
  readonly unknownPaths?: 'next' | 'refuse';
  /** Answers refusals in a form of your own; by default as the contract documents them, or as RFC 9457 does. */
  readonly refusal?: (problem: Problem, request: IncomingMessage) => RefusalAnswer | undefined;
  /** Hands refusals to the error handlers of the application too, with their `status`, as errors of handlers are. */
  readonly passRefusals?: boolean;
}

/**
 * Answers the operations of a contract in an application of Express: `app.use(contract(document, { handlers }))`.
 * `Operations` is the type that `openapi-typescript` generates from it.
 * @param source a contract that has been read, or an OpenAPI document whose references are local
 * @throws InputError naming file and place of what is wrong with the contract
 * @throws Error naming an operation without a handler or a handler without one, and the same for security schemes
 */
export function contract<Operations = AnyOperations, Caller = unknown>(
  source: object,
  options: ContractOptions<Operations, Caller>,
): ContractRouter {
  const { handlers, authenticate = {}, refusal, bodyLimit, formats = true } = options;
  const { unknownPaths = 'next', passRefusals = false, refuseUnknownQuery = false } = options;
  const { checkAnswers = process.env['NODE_ENV'] !== 'production' } = options;
  const read = contractOf(source);
  const { securitySchemes, operations, document } = read;
  checkAuthenticators(securitySchemes, operations, authenticate);
  const family = familyOf(read, {
    handlers,
    authenticate: authenticateBy(securitySchemes, authenticate),
    bodyLimit,
    refusal,
  });
  const router = new BasedRouter(operations, document);
  return bindAny(family, {
    log: toConsole,
    answererOf: answererBy(checkAnswers ? wholeViolationIn(read) : undefined),
    reading: { refusesUnknown: refuseUnknownQuery, leavesOtherHeaders: true },
    allErrors: options.allErrors,
    formats: formats ? FORMATS : undefined,
    mounted: {
      router,
      ...(unknownPaths === 'next' && {
        passes: (path, method) => router.find(path, method) === undefined,
      }),
      passesErrors: passRefusals ? 'all' : 'unforeseen',
      isGuest: true,
      withHead: true,
    },
  });
}

/** Errors that there is no application to hand on to. */
const toConsole: Logger = {
  ...silentLogger,
  error: (fields) => console.error((fields as { readonly err?: unknown }).err ?? fields),
};
