import type { Groups } from '../../../engines/queue/engine.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { Destination, HeaderList, PublishOrder } from '../../../engines/queue/message.ts';
import type { QueueUser } from '../../../engines/queue/user.ts';
import { deliverableHeaders } from './forwarded-headers.ts';
import { PublishHeaders, isSetting } from './publish-headers.ts';
import { checkSize, headerFields } from './header-text.ts';
import { readPublishOrder } from './publish-order.ts';
import { misplacedHeader } from './setting.ts';

const FORWARD = /^(?:upstash|service)-forward-/i;
const SERVICE = /^service-/i;
/** The stored settings of a group; no forwarded header begins like this. */
const SETTING = /^upstash-/i;
/** The callback of the base contract, which a group can't have: it is sent at the end of a delivery, not after each attempt. */
const CALLBACK = /^service-callback$/i;

/** The headers of a URL group as they are stored, and the order that `orderOfGroup` makes of them. */
export interface GroupHeaders {
  readonly headers: HeaderList;
  readonly order: PublishOrder;
}

/**
 * The headers of a URL group: settings of its messages, which begin with `Upstash-`, and headers that are sent with each
 * message, with or without the prefix of forwarded headers.
 * @throws HttpError if a publish with them is refused, whatever the limits of its user are
 */
export function groupHeaders(
  headers: Readonly<Record<string, string | readonly string[]>>,
): GroupHeaders {
  const given = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const settings = headerFields(given.filter(([name]) => isSetting(name))).map(settingOf);
  // Forwarded headers are not settings, whatever their names without the prefix.
  const forwarded = given
    .filter(([name]) => !isSetting(name))
    .map(([name, value]): [string, string] => [name.replace(FORWARD, ''), value]);
  const kept = [...settings, ...deliverableHeaders(headerFields(forwarded))];
  // Every message of the group is stored with these.
  checkSize(kept);
  return { headers: kept, order: orderOfGroup(settings) };
}

/** The settings of a group for messages that are published to it; none if there is no such group. */
export type GroupSettings = (user: QueueUser, group: string) => Promise<HeaderList>;

/** Settings of a group without those with the given names, which have no prefix: `delay`. */
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
      // Publishing to the group is refused with the same error later.
      if (error instanceof QueueError) return [];
      throw error;
    }
  };
}

/** A setting under the name by which the engine knows it, which begins with `Upstash-`. @throws HttpError */
function settingOf([name, value]: readonly [string, string]): readonly [string, string] {
  if (CALLBACK.test(name)) {
    throw misplacedHeader(
      { name },
      'can not be a header of a URL group, which may have Upstash-Callback',
    );
  }
  return [name.replace(SERVICE, 'Upstash-'), value];
}

/** Publishes may bring callbacks of their own, to which the options of the group and the limits of its user apply. */
const CALLBACKS: HeaderList = ['Upstash-Callback', 'Upstash-Failure-Callback'].map(
  (name) => [name, 'https://example.com'] as const,
);

/**
 * The order of a message to a group, with callbacks and the settings of the group's headers alone.
 * @param headers as the group is stored with them
 * @throws HttpError if a publish with them is refused
 */
export function orderOfGroup(headers: HeaderList): PublishOrder {
  const settings = headers.filter(([name]) => SETTING.test(name));
  const destination: Destination = { group: 'any' };
  const source = { destination, body: Buffer.alloc(0), callerIp: '' };
  return readPublishOrder(new PublishHeaders(settings.flat(), [], CALLBACKS), source);
}
