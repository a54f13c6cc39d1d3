import { keptHeaders } from './recording.ts';

/** A delivery as it came. */
export interface RawDelivery {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A delivery as it is recorded. */
export interface PlainDelivery {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A delivery in readable form: what is in base64 is decoded, and what only the connection needs is left out. */
export function plainDelivery({ method, path, headers, body }: RawDelivery): PlainDelivery {
  const { 'upstash-signature': signature, ...kept } = keptHeaders(headers);
  const isSigned = signature !== undefined && { 'upstash-signature': '{signature}' };
  return { method, path, headers: { ...kept, ...isSigned }, body: plainBody(body) };
}

function plainBody(text: string): unknown {
  const json = jsonIn(text);
  if (Array.isArray(json)) return json.map(plainEntry);
  if (typeof json === 'object' && json !== null && 'sourceBody' in json) {
    const { header, ...rest } = decoded(json, ['body', 'sourceBody']);
    return { ...rest, header: header && keptHeaders(header as Record<string, string[]>) };
  }
  return text;
}

/** An entry of a journal. The data of an event are in base64 once more, and those of a webhook are a request. */
function plainEntry(entry: object): unknown {
  const { body, ...rest } = decoded(entry, ['body']);
  const step = jsonIn(String(body));
  if (typeof step !== 'object' || step === null || !('waitEventId' in step))
    return { ...rest, body };
  const { out, ...others } = decoded(step, ['out']);
  const data = jsonIn(String(out));
  const isRequest = typeof data === 'object' && data !== null && 'header' in data;
  const plain = isRequest
    ? { ...data, header: keptHeaders(data.header as Record<string, string[]>) }
    : out;
  return { ...rest, body: JSON.stringify({ ...others, out: plain }) };
}

function decoded(object: object, names: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(object).map(([name, value]: [string, unknown]) => {
    const isText = names.includes(name) && typeof value === 'string';
    return [name, isText ? Buffer.from(value, 'base64').toString() : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Which delivery one is: it is the same in each run of a program, whatever the ids in it. */
export function keyOf({ path, headers, body }: Omit<PlainDelivery, 'method'>): string {
  const of = (name: string) => headers[`upstash-workflow-${name}`] ?? '';
  if (of('failure-callback') !== '') return `${path} failure`;
  if (of('callback') !== '') return `${path} outcome ${of('stepid')}`;
  if (!Array.isArray(body)) return path;
  const { body: last } = body.at(-1) as { readonly body: string };
  if (body.length === 1) return `${path} payload`;
  const { stepId, targetStep = '', stepName } = JSON.parse(last) as Record<string, unknown>;
  return `${path} ${String(stepId)} ${String(targetStep)} ${String(stepName)}`;
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
