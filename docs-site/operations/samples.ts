import type { Language } from '../highlight.ts';
import type { Access } from './access.ts';
import type { DocumentedOperation } from './documented.ts';
import type { RequestExample } from './requests.ts';
import { curlSample } from './samples/curl.ts';
import { goSample } from './samples/go.ts';
import { typeScriptSample, type ReadAs } from './samples/javascript.ts';
import { pythonSample } from './samples/python.ts';

/** A request in one language. */
export interface Sample {
  /** The language, or the package of the official client. */
  readonly label: string;
  readonly language: Language;
  readonly code: string;
}

/** A request of an operation in every language, as a reader can run it after `plinth env`. */
export function samplesOf(
  operation: DocumentedOperation,
  request: RequestExample,
  access: Access,
): Sample[] {
  const readAs = readAsOf(operation);
  const streams = readAs === 'stream';
  const typeScript: Sample = {
    label: 'TypeScript',
    language: 'js',
    code: typeScriptSample(request, access, readAs),
  };
  return [
    { label: 'curl', language: 'bash', code: curlSample(request, access, streams) },
    // `fetch` sends no body with GET; such an operation has an equivalent with POST.
    ...(request.method === 'GET' && request.body !== undefined ? [] : [typeScript]),
    { label: 'Python', language: 'python', code: pythonSample(request, access, streams) },
    { label: 'Go', language: 'go', code: goSample(request, access, streams) },
  ];
}

/** How an answer of the operation is read. Events are an endless answer. */
export function readAsOf({ method, responses }: DocumentedOperation): ReadAs {
  if (method === 'HEAD') return 'text';
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(success?.content ?? {});
  if (types.includes('text/event-stream')) return 'stream';
  return types.length === 0 || types.some((type) => type.includes('json')) ? 'json' : 'text';
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
