import { readDuration } from '../engines/queue/durations.ts';
import { SettingError } from '../settings/load.ts';
import { variableOf, type Settings } from '../settings/table.ts';

const SECOND = 1000;
const LONGEST = 24 * 60 * 60;

/** Seconds that one delivery attempt may take; undefined if the plan decides. @throws SettingError */
export function queueTimeoutOf({
  queueTimeout,
}: Pick<Settings, 'queueTimeout'>): number | undefined {
  if (queueTimeout === undefined) return undefined;
  const seconds = (readDuration(queueTimeout) ?? 0) / SECOND;
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST) return seconds;
  const shown = variableOf('queueTimeout');
  throw new SettingError(`${shown} must be a time from 1s to 1d, like 15m, not "${queueTimeout}"`);
}
