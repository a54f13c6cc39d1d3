import { Random } from '../../src/base/random.ts';
import { checkedParameters, type Operation } from '../../src/contract/model/operation.ts';
import { isJson } from '../../src/contract/media-type.ts';
import { conforms } from '../../src/library/conforms.ts';
import type { Finding } from '../../src/toolkit/finding.ts';
import { fittingValue } from '../../src/toolkit/probe/generate.ts';
import type { Draft } from '../../src/toolkit/probe/draft.ts';
import { withCredentials } from '../../src/toolkit/probe/credentials.ts';
import { projectWith } from '../toolkit/generated-code.ts';
import { canSucceed } from '../../src/toolkit/probe/open-answers.ts';
import type { Mocked } from './mocked.ts';

type Violation = Pick<Finding, 'operation' | 'at' | 'message'>;
type Call = (path: string, init: object) => Promise<unknown>;
interface Client {
  readonly createApi: (options: object) => Readonly<Record<string, Call | undefined>>;
}

/**
 * Calls every operation that the generated client has, with what is required, at the mock. What is sent and answered is
 * held against the contract twice: by the client, and by what `verify` does.
 */
export async function roundTrip({ contract, url, credentials, generated }: Mocked): Promise<{
  readonly findings: readonly Finding[];
  readonly violations: readonly Violation[];
}> {
  const { createApi } = (await projectWith(asLoaded(generated())).load('client.ts')) as Client;
  const conformance = conforms(contract, { at: url.href });
  const violations: Violation[] = [];
  const random = new Random(1);
  for (const operation of contract.operations) {
    // `fetch` itself rejects some answers that are no success, such as 407.
    const init = canSucceed(operation) ? requestTo(operation) : undefined;
    if (init === undefined) continue;
    const api = createApi({
      baseUrl: url.origin,
      violations: (violation: Violation) => violations.push(violation),
      fetch: (request: Request) => conformance.fetch(withKey(operation, request)),
    });
    await api[operation.method]?.(operation.path, init);
  }
  return { findings: await conformance.findings(), violations };

  /** What a call of the client takes; undefined if there is no value for it. */
  function requestTo(operation: Operation): object | undefined {
    const params: Record<string, Record<string, unknown>> = {};
    for (const parameter of checkedParameters(operation)) {
      const { in: place, name, schema, pointer, required = place === 'path' } = parameter;
      if (!required) continue;
      const made = schema && fittingValue(contract, `${pointer}/schema`, schema, random);
      if (made === undefined || made.value === '' || typeof made.value === 'object')
        return undefined;
      (params[place] ??= {})[name] = made.value;
    }
    const { requestBody } = operation;
    if (requestBody?.required !== true) return { params };
    const [type, media] = Object.entries(requestBody.content)[0] ?? [];
    if (media?.schema === undefined || type !== 'application/json' || !isJson(type))
      return undefined;
    const body = fittingValue(contract, `${media.pointer}/schema`, media.schema, random);
    return body && { params, body: body.value };
  }

  function withKey(operation: Operation, request: Request): Request {
    const draft: Draft = { operation, path: {}, query: [], headers: [], credentials: 'right' };
    const { query, headers } = withCredentials(contract, draft, credentials);
    const target = new URL(request.url);
    for (const [name, value] of query) target.searchParams.append(name, decodeURIComponent(value));
    // A redirect may lead to anybody.
    const shown = new Request(target, new Request(request, { redirect: 'manual' }));
    for (const [name, value] of headers) shown.headers.append(name, value);
    return shown;
  }
}

/** The code in the form that Node loads without a compiler. */
function asLoaded(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      text.replaceAll(/'(\.\/[a-z]+)\.js'/g, "'$1.ts'"),
    ]),
  );
}
