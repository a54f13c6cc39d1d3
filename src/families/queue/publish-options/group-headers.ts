import type { Groups } from '../../../engines/queue/engine.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { Destination, HeaderList, PublishOrder } from '../../../engines/queue/message.ts';
import type { QueueUser } from '../../../engines/queue/user.ts';
import { MAX_HEAD_BYTES, MAX_HEADERS } from '../../../http/server.ts';
import { refusal } from '../errors.ts';
import { deliverableHeaders } from './forwarded-headers.ts';
import { PublishHeaders, isSetting } from './publish-headers.ts';
import { headerFields } from './header-text.ts';
import { readPublishOrder } from './publish-order.ts';
import { misplacedHeader } from './header-errors.ts';

const FORWARD = /^(?:upstash|service)-forward-/i;
const SERVICE = /^service-/i;
/** Of a group that is kept. A header that is forwarded never begins so. */
const SETTING = /^upstash-/i;
/** Not that of the base contract, which is called at another moment. */
const CALLBACK = /^service-callback$/i;

/** The headers of a URL group as they are kept, and what they configure, as `orderOfGroup` reads it. */
export interface GroupHeaders {
  readonly headers: HeaderList;
  readonly order: PublishOrder;
}

/**
 * The headers of a URL group: settings of its messages, which begin with `Upstash-`, and headers that are sent with each
 * message, with or without the prefix of forwarded headers.
 * @throws HttpError where a publish with them is refused, whatever the limits of its user are
 */
export function groupHeaders(
  headers: Readonly<Record<string, string | readonly string[]>>,
): GroupHeaders {
  const given = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const settings = headerFields(given.filter(([name]) => isSetting(name))).map(settingOf);
  // What is forwarded is no setting, whatever its name is without the prefix.
  const forwarded = given
    .filter(([name]) => !isSetting(name))
    .map(([name, value]): [string, string] => [name.replace(FORWARD, ''), value]);
  const kept = [...settings, ...deliverableHeaders(headerFields(forwarded))];
  checkSize(kept);
  return { headers: kept, order: orderOfGroup(settings) };
}

/** The settings that a group has for what is published to it; none where there is no such group. */
export type GroupSettings = (user: QueueUser, group: string) => Promise<HeaderList>;

/** Settings of a group without those of these names, which have no prefix: `delay`. */
export function withoutSettings(settings: HeaderList, names: readonly string[]): HeaderList {
  if (settings.length === 0) return settings;
  return settings.filter(([name]) => !names.includes(name.toLowerCase().replace(SETTING, '')));
}

export function groupSettings(groups: Pick<Groups, 'get'>): GroupSettings {
  return async (user, name) => {
    try {
      const { headers } = await groups.get(user, name);
      return headers.filter(([name]) => SETTING.test(name));
    } catch (error) {
      // What is published to it is refused with the same words, where that is its turn.
      if (error instanceof QueueError) return [];
      throw error;
    }
  };
}

/** What deliveries get, the engine knows by names that begin with `Upstash-`. @throws HttpError */
function settingOf([name, value]: readonly [string, string]): readonly [string, string] {
  if (CALLBACK.test(name)) {
    throw misplacedHeader(
      { name },
      'can not be a header of a URL group, which may have Upstash-Callback',
    );
  }
  return [name.replace(SERVICE, 'Upstash-'), value];
}

/**
 * Every message of the group is kept with these, so they may be what a publish could have in its head.
 * @throws HttpError
 */
function checkSize(fields: HeaderList): void {
  const bytes = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (fields.length <= MAX_HEADERS && bytes <= MAX_HEAD_BYTES) return;
  const rule = `must be at most ${MAX_HEADERS}, of at most ${MAX_HEAD_BYTES} bytes together`;
  throw refusal('invalidParameter', { name: 'headers', rule });
}

/** Publishes may bring callbacks of their own, to which the options of the group and the limits of its user apply. */
const CALLBACKS: HeaderList = ['Upstash-Callback', 'Upstash-Failure-Callback'].map(
  (name) => [name, 'https://example.com'] as const,
);

/**
 * The order of a message to a group that has nothing but callbacks and what the group's headers configure.
 * @param headers as a group is kept with them
 * @throws HttpError where a publish with them is refused
 */
export function orderOfGroup(headers: HeaderList): PublishOrder {
  const settings = headers.filter(([name]) => SETTING.test(name));
  const destination: Destination = { group: 'any' };
  const source = { destination, body: Buffer.alloc(0), callerIp: '' };
  return readPublishOrder(new PublishHeaders(settings.flat(), [], CALLBACKS), source);
}
