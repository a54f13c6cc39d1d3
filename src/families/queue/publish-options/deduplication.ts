import type { PublishOrder } from '../../../engines/queue/message.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { textOf } from './header-text.ts';
import { readSwitch } from './switches.ts';

/** The deduplication of a message. An id takes precedence over content. @throws HttpError */
export function readDeduplication(given: PublishHeaders): PublishOrder['deduplication'] {
  const byContent = readSwitch(given.one('content-based-deduplication'));
  const id = given.one('deduplication-id');
  if (id === undefined) return byContent ? { byContent } : undefined;
  return { id: textOf(id.value) };
}
