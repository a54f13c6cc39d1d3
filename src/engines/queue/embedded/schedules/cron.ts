import { Cron } from 'croner';
import { QueueError } from '../../errors.ts';

/** Recurring moments, to the minute. Times are Unix milliseconds. */
export interface Ticks {
  /** The first after a moment; undefined where there is none. */
  readonly after: (moment: number) => number | undefined;
  /** The last up to a moment, and with it. */
  readonly upTo: (moment: number) => number | undefined;
}

const ZONE = /^(?:CRON_)?TZ=(\S+)\s+(.*)$/s;
const FIVE_FIELDS = /^\S+(?:\s+\S+){4}$/;
/** A step needs something to begin with: croner would take `/15`, as robfig's cron does not. */
const BARE_STEP = /(?:^|[\s,])\//;
const NICKNAME = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;

/**
 * Parses a cron expression: five fields or a nickname such as `@daily`, optionally preceded by `CRON_TZ=zone `; UTC
 * otherwise. Where both the day of the month and that of the week are given, either matches. An hour that clocks skip
 * ticks when they have been moved on; an hour that they repeat ticks once, unless every hour does.
 * @throws QueueError `invalidCron`
 */
export function readCron(text: string): Ticks {
  const [, zone = 'UTC', pattern = text] = ZONE.exec(text) ?? [];
  const fail = (reason: string) => new QueueError('invalidCron', { cron: text, reason });
  if (!isZone(zone)) throw fail(`there is no time zone ${zone}`);
  const fields = pattern.trim();
  if (!FIVE_FIELDS.test(fields) && !NICKNAME.test(fields)) {
    throw fail('it must have five fields: minute, hour, day of the month, month, day of the week');
  }
  if (BARE_STEP.test(fields)) throw fail('a step such as /15 needs * or a number before it');
  let cron: Cron;
  try {
    // Ranges that have no end, `5/15`, mean up to the last value, as in robfig's cron.
    const options = { timezone: zone, mode: '5-part', sloppyRanges: true, paused: true } as const;
    cron = new Cron(fields, options);
  } catch (error) {
    throw fail(wordsOf(error));
  }
  return {
    after: (moment) => cron.nextRun(new Date(moment))?.getTime(),
    // What it is asked for is before a moment.
    upTo: (moment) => cron.previousRuns(1, new Date(moment + 1))[0]?.getTime(),
  };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `CronPattern: Invalid value for minute: 70`, without what names the library. */
function wordsOf(error: unknown): string {
  const words = (error as Error).message.replace(/^Cron\w+: /, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}
