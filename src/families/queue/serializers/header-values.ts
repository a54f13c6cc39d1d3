import type { components } from '../../../../generated/queue/types.ts';
import type { HeaderList } from '../../../engines/queue/message.ts';
import { canonicalName } from '../../../engines/queue/request-headers.ts';
import { textOf } from '../publish-options/header-text.ts';

export type HeaderValues = components['schemas']['header-values'];

/** Headers as answers show them: by name, a list of values. */
export function headerValues(headers: HeaderList): HeaderValues {
  const lists = new Map<string, string[]>();
  for (const [name, value] of headers) {
    const canonical = canonicalName(name);
    const list = lists.get(canonical);
    if (list === undefined) lists.set(canonical, [textOf(value)]);
    else list.push(textOf(value));
  }
  return Object.fromEntries(lists);
}

/** The same for a response, whose header names are in lower case. */
export function responseHeaderValues(
  headers: Readonly<Record<string, readonly string[]>>,
): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [canonicalName(name), values.map(textOf)]),
  );
}
