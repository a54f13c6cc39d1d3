import { SettingError } from '../settings/load.ts';

const TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads the time in an option: ISO 8601 or Unix milliseconds. @throws SettingError */
export function readMoment(option: string, text: string): number {
  const moment = /^\d{1,15}$/.test(text) ? Number(text) : TIME.test(text) ? Date.parse(text) : NaN;
  if (moment >= 0) return moment;
  const rule = 'a time such as 2026-11-20T12:00:00Z, or Unix milliseconds';
  throw new SettingError(`${option} must be ${rule}, not ${JSON.stringify(text)}`);
}

/** A time for people; `-` if there is none, or if it is out of the range of dates. */
export function momentText(moment: number | undefined): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '-' : date.toISOString();
}
