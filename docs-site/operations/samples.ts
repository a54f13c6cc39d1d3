import type { Language } from '../highlight.ts';
import type { Access } from './access.ts';
import { isJson } from './body-text.ts';
import { credentialsFor, type SchemeInUse } from './credentials.ts';
import type { DocumentedOperation } from './documented.ts';
import type { RequestExample } from './requests.ts';
import type { SampleContext } from './samples/context.ts';
import { curlSample } from './samples/curl.ts';
import { goSample } from './samples/go.ts';
import { fetchSample, typeScriptSample, type ReadAs } from './samples/javascript.ts';
import { pythonSample } from './samples/python.ts';

/** A request in one language. */
export interface Sample {
  /** The language, or the package of the official client. */
  readonly label: string;
  readonly language: Language;
  readonly code: string;
}

/** How programs reach a family: by variables, and by the security schemes of its contract. */
export interface Reach {
  readonly access: Access;
  readonly schemes: ReadonlyMap<string, SchemeInUse>;
}

/** A request of an operation in every language, as a reader can run it once the variables are set. */
export function samplesOf(
  operation: DocumentedOperation,
  request: RequestExample,
  { access, schemes }: Reach,
): Sample[] {
  const readAs = readAsOf(operation);
  const isEmpty = typesOfSuccess(operation).length === 0;
  const context: SampleContext = {
    url: access.url,
    credentials: credentialsFor(operation.security, schemes),
    client: access.client,
    streams: readAs === 'stream',
  };
  return [
    { label: 'curl', language: 'bash', code: curlSample(request, context) },
    ...(isSentByFetch(request)
      ? [scriptSample(request, context, isEmpty ? 'nothing' : readAs)]
      : []),
    { label: 'Python', language: 'python', code: pythonSample(request, context) },
    { label: 'Go', language: 'go', code: goSample(request, context) },
  ];
}

function scriptSample(
  request: RequestExample,
  context: SampleContext,
  answer: ReadAs | 'nothing',
): Sample {
  const label = context.client === undefined ? 'JavaScript' : 'TypeScript';
  // The typed client knows by itself that an answer is empty.
  const ofClient = answer === 'nothing' ? 'json' : answer;
  const ofFetch = answer === 'nothing' ? 'text' : answer;
  const code =
    typeScriptSample(request, context, ofClient) ?? fetchSample(request, context, ofFetch);
  return { label, language: 'js', code };
}

/** `fetch` sends no body with GET and HEAD, and no other method of these (Fetch Standard, "forbidden method"). */
export function isSentByFetch({ method, body }: Pick<RequestExample, 'method' | 'body'>): boolean {
  if (method === 'GET' || method === 'HEAD') return body === undefined;
  return !/^(?:TRACE|TRACK|CONNECT)$/i.test(method);
}

/** How an answer of the operation is read. Events are an endless answer. */
export function readAsOf(operation: DocumentedOperation): ReadAs {
  if (operation.method === 'HEAD') return 'text';
  const types = typesOfSuccess(operation);
  if (types.some((type) => type.startsWith('text/event-stream'))) return 'stream';
  return types.length === 0 || types.some(isJson) ? 'json' : 'text';
}

function typesOfSuccess({ responses }: DocumentedOperation): string[] {
  const all = Object.entries(responses);
  const success =
    all.find(([status]) => status.startsWith('2')) ?? all.find(([status]) => status === 'default');
  return Object.keys(success?.[1].content ?? {});
}

/** The call of the official client, if the contract has one. */
export function officialSample(
  { officialCall }: DocumentedOperation,
  { official }: Access,
): Sample | undefined {
  if (officialCall === undefined || official === undefined) return undefined;
  return {
    label: official.package,
    language: 'js',
    code: `${official.setup}\n\nconsole.log(await ${officialCall});`,
  };
}
