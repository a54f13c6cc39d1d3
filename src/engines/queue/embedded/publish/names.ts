import { QueueError } from '../../errors.ts';

/** Of queues, URL groups and schedules, as the hosted service takes them. */
const NAME = /^[A-Za-z0-9._-]+$/;
/** Of flow-control keys and endpoints, which are names for people: `First endpoint`. */
const TEXT = /^[^\p{Cc}]+$/u;
const TEXTS: ReadonlySet<NamedThing> = new Set(['flow control key', 'endpoint']);
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
