import { HttpError } from '../../http/http-error.ts';
import type { Call } from '../call.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { AnyFamily, ContractErrors } from '../family.ts';
import type { Operation } from '../model/operation.ts';
import type { Router } from '../model/router.ts';
import type { RequestTracer } from '../tracer.ts';
import type { Stage } from './stage.ts';

const UNAUTHORIZED = 401;

/**
 * Finds the operation of a request.
 * @param withHead whether GET answers HEAD too (RFC 9110, section 9.3.2)
 */
export function matchOperation(
  boundTo: (operation: Operation) => BoundOperation,
  router: Pick<Router, 'find' | 'methods' | 'spelled'>,
  { errors }: { readonly errors: Pick<ContractErrors, 'methodNotAllowed' | 'notFound'> },
  withHead = false,
): Stage {
  return (call) => {
    const method = call.request.method ?? 'GET';
    // CONNECT names a host in place of a path (RFC 9112, section 3.2.3).
    const match = method === 'CONNECT' ? undefined : router.find(call.path, method);
    const operation =
      match?.operations.get(method) ??
      (withHead && method === 'HEAD' ? match?.operations.get('GET') : undefined);
    if (match === undefined || operation === undefined) {
      const own = [...(match?.operations.keys() ?? [])];
      const allowed = method === 'CONNECT' ? router.methods : withHead ? headAfterGet(own) : own;
      if (allowed.length > 0) throw errors.methodNotAllowed(method, allowed);
      throw errors.notFound(router.spelled(call.path));
    }
    call.bound = boundTo(operation);
    call.encodedPath = match.parameters;
    if (match.url !== undefined && call.rawQuery !== '') giveQueryTo(call, match.url);
  };
}

function headAfterGet(methods: readonly string[]): string[] {
  const isMissing = !methods.includes('HEAD');
  return methods.flatMap((each) => (each === 'GET' && isMissing ? ['GET', 'HEAD'] : [each]));
}

/** Appends the query of a request to the URL in its path that it belongs to. */
function giveQueryTo(call: Call, name: string): void {
  const query = `?${call.rawQuery}`;
  call.path += query;
  call.encodedPath = { ...call.encodedPath, [name]: call.encodedPath[name]! + query };
  call.rawQuery = '';
}

/** Starts the span of a request. */
export function beginSpan({ name: family }: Pick<AnyFamily, 'name'>, tracer: RequestTracer): Stage {
  return (call) => {
    const { request, bound, id } = call;
    const { traceparent } = request.headers;
    call.span = tracer.began({
      family,
      operation: bound.operation.operationId,
      method: request.method ?? 'GET',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      id,
    });
  };
}

/**
 * Finds out who calls.
 * @param caughtUp resolves when this copy has caught up with the others. Then it authenticates a second time before it
 * refuses credentials, which one of them may just have created; all waiting requests share one call
 */
export function authenticate(
  family: Pick<AnyFamily, 'authenticate'>,
  caughtUp?: () => Promise<void>,
): Stage {
  const callerOf = ({ request, rawQuery, bound }: Call) =>
    family.authenticate(request, rawQuery, bound.operation);

  function authenticateOnce(call: Call): void | Promise<void> {
    const caller = callerOf(call);
    if (!(caller instanceof Promise)) call.caller = caller;
    else return caller.then((known) => void (call.caller = known));
  }
  if (caughtUp === undefined) return authenticateOnce;

  const again = async (call: Call, refusal: unknown) => {
    if (!(refusal instanceof HttpError) || refusal.status !== UNAUTHORIZED) throw refusal;
    await caughtUp();
    call.caller = await callerOf(call);
  };
  return (call) => {
    try {
      return authenticateOnce(call)?.catch((refusal: unknown) => again(call, refusal));
    } catch (refusal) {
      return again(call, refusal);
    }
  };
}

/** Reads the parameters that the operation declares. */
export function readParameters(call: Call): void {
  const { bound, encodedPath, rawQuery, request } = call;
  call.parameters = bound.readParameters(encodedPath, rawQuery, request.headers);
}
