import { QueueError } from '../errors.ts';

/** Names of queues, URL groups and schedules, as in the hosted service. */
const NAME = /^[A-Za-z0-9._-]+$/;
/** Names of flow-control keys and endpoints, which are free text: `First endpoint`. */
const TEXT = /^[^\p{Cc}]+$/u;
const TEXTS: ReadonlySet<NamedThing> = new Set(['flow control key', 'endpoint']);
const LONGEST = 256;

export type NamedThing = 'queue' | 'url group' | 'schedule' | 'endpoint' | 'flow control key';

/** Refuses an invalid name. @throws QueueError */
export function checkName(what: NamedThing, name: string): void {
  if (name.length > LONGEST) {
    const start = `${name.slice(0, 40)}…`;
    throw new QueueError('invalidName', {
      what,
      name: start,
      rule: `at most ${LONGEST} characters are allowed`,
    });
  }
  if (TEXTS.has(what)) {
    if (TEXT.test(name)) return;
    const rule = 'control characters are not allowed, and it must not be empty';
    throw new QueueError('invalidName', { what, name, rule });
  }
  if (NAME.test(name)) return;
  throw new QueueError('invalidName', {
    what,
    name,
    rule: 'only letters, digits, ".", "_" and "-" are allowed',
  });
}
