import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventually } from '../base/and-then.ts';
import { silentLogger } from '../base/logger.ts';
import type { Call, Next } from '../contract/call.ts';
import { FORMATS } from '../contract/formats.ts';
import type { Contract } from '../contract/model/contract.ts';
import { BasedRouter } from '../contract/model/based-router.ts';
import type { Operation, SecurityScheme } from '../contract/model/operation.ts';
import type { MountedListener } from '../contract/request-chain.ts';
import { ANSWERED } from '../contract/stages/stage.ts';
import { violationIn } from './answer-check.ts';
import { authenticateBy, checkAuthenticators, type Authenticators } from './authenticate.ts';
import { bindAny } from './bind-any.ts';
import { familyOf } from './family-of.ts';
import { valuesShown } from './hand-on.ts';
import { Refusal } from './problem.ts';
import { contractOf } from './source.ts';
import { ValidationError, validationErrorOf } from './validation-error.ts';

/** Accepts a request by one security scheme, if it returns `true`. @throws an error with the `status` of the refusal */
export type SecurityHandler = (
  request: IncomingMessage,
  scopes: readonly string[],
  scheme: SecurityScheme,
) => boolean | Promise<boolean>;

export interface ValidateOptions {
  /** For each security scheme; without them, requests only have to present something. */
  readonly securityHandlers?: Readonly<Record<string, SecurityHandler>>;
  /** Whether what `res.json` sends is held against the contract; one that does not conform is an error with status 500. */
  readonly validateResponses?:
    | boolean
    | {
        readonly onError: (error: ValidationError, body: unknown, request: IncomingMessage) => void;
      };
  /** Paths that are none of the contract's business. */
  readonly ignorePaths?: RegExp | ((path: string) => boolean);
  /** Whether paths and methods that the contract lacks are handed on, not refused with 404 and 405. */
  readonly ignoreUndocumented?: boolean;
  /** Whether the query may have other names than those of the contract, and names without a value. */
  readonly allowUnknownQueryParameters?: boolean;
  /** Whether formats (`date-time`, `email`) are enforced; they are by default. */
  readonly formats?: boolean;
  /** Whether every place that is wrong is told, not only the first one. */
  readonly allErrors?: boolean;
  /** Whether values in bodies are converted to the types of their schemas (`"5"` to 5); those of forms always are. */
  readonly coerceTypes?: boolean;
  /** Whether members of bodies that the contract does not allow are removed, not refused. */
  readonly removeAdditional?: boolean;
  /** The largest body that is read here, in bytes; 1 MB by default. */
  readonly bodyLimit?: number;
}

/** An application of Express, as far as it says how it routes. */
interface Routing {
  enabled?(setting: string): boolean;
  param?(name: string, callback: (...given: readonly unknown[]) => void): unknown;
}

/**
 * Validates the requests to an application of Express, whose routes answer them: `app.use(validate(document))`. Paths
 * are those below the servers of the contract. What does not conform goes to the error handlers, as `ValidationError`;
 * what does has its values converted to the types of the contract, and the defaults filled in.
 * @param source a contract that has been read, or an OpenAPI document whose references are local
 * @throws InputError naming file and place of what is wrong with the contract
 */
export function validate(source: object, options: ValidateOptions = {}): MountedListener {
  const contract = contractOf(source);
  const { securitySchemes, operations } = contract;
  const { securityHandlers } = options;
  const authenticators =
    securityHandlers === undefined ? anything(securitySchemes) : byHandlers(securityHandlers);
  checkAuthenticators(securitySchemes, operations, authenticators);
  let listener: MountedListener | undefined;
  return (request, response, next) => {
    const { app } = request as { readonly app?: Routing };
    if (listener === undefined) {
      listener = validating(contract, authenticators, options, app);
      showTypedParameters(app, operations);
    }
    listener(
      request,
      response,
      next && ((error) => next(errorFor(error, request as IncomingMessage))),
    );
  };
}

function validating(
  contract: Contract,
  authenticators: Authenticators<unknown>,
  options: ValidateOptions,
  app: Routing | undefined,
): MountedListener {
  const { document, operations, securitySchemes } = contract;
  const { ignorePaths, ignoreUndocumented = false, formats = true, allErrors, bodyLimit } = options;
  const { coerceTypes = false, removeAdditional = false } = options;
  const router = new BasedRouter(operations, document, {
    onlyBelowServers: true,
    rules: { ...document, ...routingOf(app, operations) },
  });
  const isIgnored = (path: string) =>
    // Unlike `test`, `search` keeps no state of expressions with the flag `g`.
    ignorePaths instanceof RegExp ? path.search(ignorePaths) >= 0 : ignorePaths?.(path) === true;
  const family = familyOf(contract, {
    // Nothing is answered here.
    handlers: Object.fromEntries(
      operations.map(({ operationId }) => [operationId, () => undefined]),
    ),
    authenticate: authenticateBy(securitySchemes, authenticators),
    bodyLimit,
  });
  const mayHaveOthers = options.allowUnknownQueryParameters === true;
  const hasOthers = mayHaveOthers || Object.values(securitySchemes).some(isInQuery);
  const showValues = valuesShown(hasOthers);
  const checkAnswer = answerChecker(contract, options.validateResponses);
  return bindAny(family, {
    log: silentLogger,
    reading: { refusesUnknown: !mayHaveOthers, leavesOtherHeaders: true },
    formats: formats ? FORMATS : undefined,
    allErrors,
    changes: { coerceTypes, removeAdditional },
    mounted: {
      router,
      readsWholePaths: true,
      passes: (path, method) => {
        if (isIgnored(path)) return true;
        const match = router.find(path, method);
        if (match === undefined) return ignoreUndocumented || !router.isBelowServer(path);
        return ignoreUndocumented && !match.operations.has(method);
      },
      passesErrors: 'all',
      isGuest: true,
      withHead: true,
      handOn: (call) => {
        showValues(call);
        checkAnswer?.(call);
        call.next?.();
        return ANSWERED;
      },
    },
  });
}

/** How an application matches paths: by default in any case, and with a slash at the end or without. */
function routingOf(app: Routing | undefined, operations: readonly Operation[]): object {
  const isSet = (setting: string) => app?.enabled?.(setting) === true;
  return {
    ...(!isSet('case sensitive routing') && { 'x-caseless-paths': true }),
    ...(!isSet('strict routing') && { 'x-paths-with-slash': operations.map(({ path }) => path) }),
  };
}

/** Keeps the types of path parameters: a route of Express parses its path again. */
function showTypedParameters(app: Routing | undefined, operations: readonly Operation[]): void {
  const inPath = operations.flatMap(({ parameters }) =>
    parameters.filter((each) => each.in === 'path'),
  );
  for (const name of new Set(inPath.map((each) => each.name))) {
    app?.param?.(name, (request, _response, next) => {
      const { openapi, params } = request as {
        readonly openapi?: { readonly pathParams: Readonly<Record<string, unknown>> };
        readonly params: Record<string, unknown>;
      };
      const typed = openapi?.pathParams[name];
      if (typed !== undefined) params[name] = typed;
      (next as Next)();
    });
  }
}

function isInQuery({ type, in: place }: SecurityScheme): boolean {
  return type === 'apiKey' && place === 'query';
}

/** Accepts whatever is presented. */
function anything(schemes: Readonly<Record<string, SecurityScheme>>): Authenticators<unknown> {
  return Object.fromEntries(Object.keys(schemes).map((name) => [name, () => true]));
}

function byHandlers(handlers: Readonly<Record<string, SecurityHandler>>): Authenticators<unknown> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (_, { request, scopes, scheme }) => {
        let answer: unknown;
        try {
          answer = eventually(handler(request, scopes, scheme));
        } catch (error) {
          throw unauthorized(error);
        }
        if (!(answer instanceof Promise)) return answer === true;
        return answer.then(
          (isAccepted) => isAccepted === true,
          (error: unknown) => {
            throw unauthorized(error);
          },
        );
      },
    ]),
  );
}

/** The error of a security handler, whose status is 401 unless it has one. */
function unauthorized(error: unknown): Error {
  const { status = 401, message } = (error ?? {}) as Partial<ValidationError>;
  return Object.assign(new Error(message || 'unauthorized'), { status });
}

/** Holds what `res.json` sends against the contract, once: an error handler answers unhindered. */
function answerChecker(
  contract: Contract,
  wanted: ValidateOptions['validateResponses'] = false,
): ((call: Call) => void) | undefined {
  if (wanted === false) return undefined;
  const violation = violationIn(contract);
  return ({ request: given, response: sent, bound, next }) => {
    // Of an application, which only has those of Node.
    const [request, response] = [given as IncomingMessage, sent as ServerResponse];
    const sending = response as ServerResponse & { json?: (body: unknown) => unknown };
    const { json } = sending;
    if (json === undefined) return;
    sending.json = (body) => {
      sending.json = json;
      const { statusCode: status } = response;
      const type = response.getHeader('content-type');
      const headers = typeof type === 'string' ? { 'content-type': type } : {};
      const broken = violation(bound.operation, { status, body, headers });
      if (broken === undefined) return json.call(response, body);
      const path = pathOf(request);
      const error = new ValidationError(500, broken, path, [
        { path: '/response', message: broken },
      ]);
      if (wanted === true) next?.(error);
      else {
        wanted.onError(error, body, request);
        return json.call(response, body);
      }
      return response;
    };
  };
}

function errorFor(error: unknown, request: IncomingMessage): unknown {
  return error instanceof Refusal ? validationErrorOf(error, pathOf(request)) : error;
}

function pathOf(request: IncomingMessage): string {
  const { originalUrl = request.url ?? '/' } = request as { readonly originalUrl?: string };
  return originalUrl.split('?')[0]!;
}
