import { Cron } from 'croner';
import { QueueError } from '../errors.ts';

/** Recurring moments, to the minute. Times are Unix milliseconds. */
export interface Ticks {
  /** The first tick after a moment; undefined if there is none. */
  readonly after: (moment: number) => number | undefined;
  /** The last tick up to and including a moment. */
  readonly upTo: (moment: number) => number | undefined;
}

const ZONE = /^(?:CRON_)?TZ=(\S+)\s+(.*)$/s;
const FIVE_FIELDS = /^\S+(?:\s+\S+){4}$/;
/** The names of the fields, and their lowest and highest value. */
const FIELDS = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day of the month', 1, 31],
  ['month', 1, 12],
  ['day of the week', 0, 7],
] as const;
/** Not the number of a step (`/15`) or of a week (`1#2`). */
const VALUES = /(?<![/#\d])\d+/g;

/** A step needs a start value: croner would accept `/15`, robfig's cron does not. */
const BARE_STEP = /(?:^|[\s,])\//;
/** As robfig's cron reads it, a field with every value is no restriction; croner would let each day match it. */
const EVERY = /(?<=^|\s)[*?]\/0*1(?=\s|$)/g;
const NICKNAME = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;

/**
 * Parses a cron expression: five fields or a nickname such as `@daily`, optionally preceded by `CRON_TZ=zone `; UTC
 * otherwise. If both the day of the month and the day of the week are given, either matches. A tick in an hour
 * skipped by daylight saving happens right after the change; in a repeated hour it happens once, unless the schedule
 * ticks every hour.
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
  const tooFar = outOfRange(fields);
  if (tooFar !== undefined) throw fail(tooFar);
  let cron: Cron;
  try {
    // Ranges without an end, `5/15`, extend to the last value, as in robfig's cron.
    const options = { timezone: zone, mode: '5-part', sloppyRanges: true, paused: true } as const;
    cron = new Cron(fields.replaceAll(EVERY, '*'), options);
  } catch (error) {
    throw fail(wordsOf(error));
  }
  return {
    after: (moment) => cron.nextRun(new Date(moment))?.getTime(),
    // `previousRuns` excludes the moment itself.
    upTo: (moment) => cron.previousRuns(1, new Date(moment + 1))[0]?.getTime(),
  };
}

/** Croner reports such values in its internal form, where months and days begin with 0. */
function outOfRange(fields: string): string | undefined {
  for (const [index, field] of fields.split(/\s+/).entries()) {
    const [name, lowest, highest] = FIELDS[index]!;
    for (const [value] of field.matchAll(VALUES)) {
      if (Number(value) < lowest || Number(value) > highest)
        return `the ${name} is from ${lowest} to ${highest}, not ${value}`;
    }
  }
  return undefined;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The message without the library's prefix: `CronPattern: Invalid value for minute: 70`. */
function wordsOf(error: unknown): string {
  const words = (error as Error).message.replace(/^Cron\w+: /, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}
