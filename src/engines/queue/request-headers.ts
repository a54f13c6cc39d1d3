import type { HeaderList } from './message.ts';

/** What a delivery tells besides the headers of its publisher. */
export interface DeliveryDescription {
  readonly messageId: string;
  /** Retries that have been made: 0 at the first attempt. */
  readonly retried: number;
  /** See `signing/signature.ts`. */
  readonly signature: string;
  /** Where the publisher is. */
  readonly callerIp: string;
  /** The URL group. */
  readonly group?: string | undefined;
  readonly scheduleId?: string | undefined;
  /** Receivers with keys of several regions pick theirs by it. */
  readonly region: string;
}

/** What belongs to a connection (RFC 9110, section 7.6.1), to the framing of a request, or to the courier. */
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

/** What publishers can't say, because receivers take it for the word of the service. */
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

/**
 * All headers of a delivery: those of the message, unchanged, and those of the service, with the names of the hosted
 * one. Reserved and invalid headers of the message are left out, so that none can smuggle in another header or a
 * second request.
 */
export function requestHeaders(own: HeaderList, delivery: DeliveryDescription): HeaderList {
  const headers: (readonly [string, string])[] = [
    ['User-Agent', 'Upstash-QStash'],
    ['Upstash-Message-Id', delivery.messageId],
    ['Upstash-Retried', String(delivery.retried)],
    ['Upstash-Signature', delivery.signature],
    ['Upstash-Caller-Ip', delivery.callerIp],
    ['upstash-region', delivery.region],
  ];
  if (delivery.group !== undefined) headers.push(['Upstash-Topic-Name', delivery.group]);
  if (delivery.scheduleId !== undefined) headers.push(['Upstash-Schedule-Id', delivery.scheduleId]);
  for (const header of own) {
    const [name, value] = header;
    if (isPassedOn(name) && NAME.test(name) && VALUE.test(value)) headers.push(header);
  }
  return headers;
}
