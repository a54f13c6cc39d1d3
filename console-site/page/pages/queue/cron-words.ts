import cronstrue from 'cronstrue';
import { readCron } from '../../../../src/engines/queue/checks/cron.ts';

const ZONE = /^(?:CRON_)?TZ=(\S+)\s+(.*)$/s;
/** Every hour of every day is the same in every zone. */
const IN_ANY_ZONE = /^(?:\S+ \* \* \* \*|@hourly)$/i;
/** A time of the day, without the days. */
const EVERY_DAY = /^At \d\d:\d\d$/;

/** The schedule of a cron expression in words: `At 09:00 UTC, every weekday`; empty if it has none. */
export function cronText(cron: string): string {
  const [, zone = 'UTC', fields = cron] = ZONE.exec(cron) ?? [];
  const said = wordsOf(fields.trim().replace(/^@\w+$/, (name) => name.toLowerCase()));
  if (said === '') return '';
  const words = EVERY_DAY.test(said)
    ? `${said}, every day`
    : said.replace('Monday through Friday', 'every weekday').replace(/\bonly (on|in)\b/g, '$1');
  if (IN_ANY_ZONE.test(fields.trim())) return words;
  const timed = words.replace(/^At \d\d:\d\d/, `$& ${zone}`);
  return timed === words ? `${words} (${zone})` : timed;
}

function wordsOf(fields: string): string {
  try {
    return cronstrue.toString(fields, { use24HourTimeFormat: true });
  } catch {
    return '';
  }
}

/**
 * The next runs of a schedule, by the rule of the service, in Unix milliseconds.
 * @throws Error that says what is wrong with the expression
 */
export function nextRuns(cron: string, from: number, count: number): number[] {
  const { after } = readCron(cron);
  const runs: number[] = [];
  for (let next = after(from); next !== undefined && runs.length < count; next = after(next)) {
    runs.push(next);
  }
  return runs;
}
