import type { FlowControl } from '../../../engines/queue/message.ts';
import { readDuration } from '../../../engines/queue/durations.ts';
import type { PublishHeaders } from './publish-headers.ts';
import type { Setting } from './setting.ts';
import { textOf } from './header-text.ts';
import { invalidHeader, misplacedHeader } from './setting.ts';

const COUNT = /^[1-9]\d{0,8}$/;
const WEEK_IN_SECONDS = 7 * 24 * 60 * 60;
const FORM = 'must be like parallelism=5, rate=10, period=1m';

type Limits = Omit<FlowControl, 'key'>;

/** The flow-control key of a message, and the limits that it sets. @throws HttpError */
export function readFlowControl(given: PublishHeaders): FlowControl | undefined {
  const key = given.one('flow-control-key');
  const value = given.one('flow-control-value');
  if (key === undefined) {
    if (value === undefined) return undefined;
    throw misplacedHeader(value, 'needs a flow-control key');
  }
  return { key: textOf(key.value), ...(value !== undefined && readLimits(value)) };
}

function readLimits(setting: Setting): Limits {
  const limits: { parallelism?: number; rate?: number; period?: number } = {};
  for (const part of setting.value.split(',')) {
    const [word = '', value = '', ...more] = part.split('=').map((word) => word.trim());
    // The pages of the hosted service write them with a capital.
    const name = word.charAt(0).toLowerCase() + word.slice(1);
    if (!isLimit(name) || more.length > 0) throw invalidHeader(setting, FORM);
    if (limits[name] !== undefined) throw invalidHeader(setting, `must have ${name} only once`);
    limits[name] = name === 'period' ? periodOf(value, setting) : countOf(name, value, setting);
  }
  if (limits.parallelism === undefined && limits.rate === undefined) {
    throw invalidHeader(setting, 'must have parallelism or rate');
  }
  // A period without a rate means nothing.
  if (limits.rate === undefined) delete limits.period;
  return limits;
}

function isLimit(name: string): name is keyof Limits {
  return name === 'parallelism' || name === 'rate' || name === 'period';
}

function countOf(name: string, value: string, setting: Setting): number {
  if (!COUNT.test(value))
    throw invalidHeader(setting, `must have a whole number from 1 to 999999999 as ${name}`);
  return Number(value);
}

/** A period in seconds, given as a number or as a duration. */
function periodOf(value: string, setting: Setting): number {
  const seconds = COUNT.test(value) ? Number(value) : (readDuration(value) ?? 0) / 1000;
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= WEEK_IN_SECONDS) return seconds;
  throw invalidHeader(setting, 'must have whole seconds as period, from 1s to 7d');
}
