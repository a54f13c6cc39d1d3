import { QueueError } from '../errors.ts';

/** Of queues, URL groups and schedules (queue-wire.md, section 3); keys have no line breaks. */
const NAME = /^[A-Za-z0-9._-]+$/;
const KEY = /^[^\p{Cc}]+$/u;
const LONGEST = 256;

export type NamedThing = 'queue' | 'url group' | 'schedule' | 'endpoint' | 'flow control key';

/** Refuses a name that a thing can't have. @throws QueueError */
export function checkName(what: NamedThing, name: string): void {
  if (name.length > LONGEST) {
    const start = `${name.slice(0, 40)}…`;
    throw new QueueError('invalidName', {
      what,
      name: start,
      rule: `at most ${LONGEST} characters are allowed`,
    });
  }
  if (what === 'flow control key') {
    if (KEY.test(name)) return;
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
