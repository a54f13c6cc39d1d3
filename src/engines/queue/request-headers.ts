import type { OutgoingMessage } from './composer.ts';
import type { HeaderList } from './message.ts';

/** The properties of a message that the headers of its delivery contain. */
export type DescribedMessage = Pick<
  OutgoingMessage,
  'messageId' | 'retried' | 'callerIp' | 'group' | 'scheduleId' | 'region' | 'headers' | 'ofRun'
>;

/** The region that messages are sent from by default, as in the base contract. */
const DEFAULT_REGION = 'eu-central-1';

/** Headers of the connection (RFC 9110, section 7.6.1), of a request's framing, or of the courier. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that publishers can't set, because receivers trust them to come from the service. */
const OWN = /^(?:upstash-|proxy-|user-agent$)/;

/** RFC 9110, section 5.1: what a name can consist of. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** RFC 9110, section 5.5: no line breaks and no other control characters; one character is one byte. */
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Whether a header of a message is forwarded to its destination under this name. */
export function isPassedOn(name: string): boolean {
  const lower = name.toLowerCase();
  return !OF_THE_CONNECTION.has(lower) && !OWN.test(lower);
}

/** Headers that the endpoints of workflows exchange through the service. */
const OF_RUNS = /^upstash-(?:workflow-|label$)/;

/** Whether a header is one of those that only messages of workflows have. */
export function isOfRun(name: string): boolean {
  return OF_RUNS.test(name.toLowerCase());
}

/** `content-type` as Go, and therefore the hosted service, spells it: `Content-Type`. */
export function canonicalName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}

/**
 * All headers of a delivery: those of the message, unchanged, and those of the service, with the names of the hosted
 * one. Reserved and invalid headers of the message are left out, so that none can smuggle in another header or a
 * second request.
 * @param signature see `signing/signature.ts`
 */
export function requestHeaders(message: DescribedMessage, signature: string): HeaderList {
  const { group, scheduleId } = message;
  const headers: (readonly [string, string])[] = [
    ['User-Agent', 'Upstash-QStash'],
    ['Upstash-Message-Id', message.messageId],
    ['Upstash-Retried', String(message.retried)],
    ['Upstash-Signature', signature],
    ['Upstash-Caller-Ip', message.callerIp],
    // Receivers with keys of several regions select theirs by it.
    ['upstash-region', message.region ?? DEFAULT_REGION],
  ];
  if (group !== undefined) headers.push(['Upstash-Topic-Name', group]);
  if (scheduleId !== undefined) headers.push(['Upstash-Schedule-Id', scheduleId]);
  for (const header of message.headers) {
    const [name, value] = header;
    if (isPassedOn(name) && NAME.test(name) && VALUE.test(value)) headers.push(header);
  }
  for (const header of message.ofRun ?? []) {
    const [name, value] = header;
    if (isOfRun(name) && NAME.test(name) && VALUE.test(value)) headers.push(header);
  }
  return headers;
}
