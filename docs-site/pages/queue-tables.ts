import {
  queueLimits,
  queueServiceLimits,
  type QueueLimits,
  type QueuePlan,
  type QueueServiceLimits,
} from '../../src/control/queue-users/limits.ts';
import { defaultDelay, LONGEST_DELAY } from '../../src/engines/queue/retry-delay.ts';
import { html, type Html } from '../html.ts';
import { table } from '../markdown.ts';

/** The default delays of the retries of a message. */
export function retryDelaysTable(): Html {
  const rows: Html[] = [];
  let sum = 0;
  for (let retried = 0, delay = 0; delay < LONGEST_DELAY; retried++) {
    delay = defaultDelay(retried);
    sum += delay;
    rows.push(
      html`<tr>
        <td>${retried + 1}</td>
        <td>${durationText(delay)}</td>
        <td>${durationText(sum)}</td>
      </tr>`,
    );
  }
  const head = html`<tr>
    <th scope="col">Retry</th>
    <th scope="col">Follows after</th>
    <th scope="col">Since the first attempt</th>
  </tr>`;
  return table(head, rows, 'When retries follow');
}

const PLANS: readonly QueuePlan[] = ['local', 'Free', 'Pay as You Go', 'Enterprise'];

type Limits = QueueLimits & QueueServiceLimits;

const LIMITS: readonly (readonly [title: string, field: keyof Limits, unit: Unit])[] = [
  ['Body of a message', 'max_message_size', 'bytes'],
  ['Messages a day', 'max_requests_per_day', 'count'],
  ['Other requests a second', 'max_requests_per_second', 'count'],
  ['Retries of a message', 'max_retries', 'count'],
  ['Delay of a message', 'max_delay', 'seconds'],
  ['One attempt', 'timeout', 'seconds'],
  ['Deliveries at a time', 'max_global_parallelism', 'count'],
  ['Queues', 'max_queues', 'count'],
  ['Parallelism of a queue', 'max_parallelism', 'count'],
  ['URL groups', 'max_topics', 'count'],
  ['Endpoints of a URL group', 'max_endpoints_per_topic', 'count'],
  ['Schedules', 'max_schedules', 'count'],
  ['Logs and dead letters are kept for', 'retention', 'milliseconds'],
];

type Unit = 'bytes' | 'count' | 'seconds' | 'milliseconds';

/** The limits of a queue user, on each plan. */
export function queueLimitsTable(): Html {
  const head = html`<tr>
    <th scope="col">Limit</th>
    ${PLANS.map((plan) => html`<th scope="col">${plan}</th>`)}
  </tr>`;
  const rows = LIMITS.map(
    ([title, field, unit]) =>
      html`<tr>
        <td>${title}</td>
        ${PLANS.map((plan) => {
          const limits: Limits = { ...queueLimits[plan], ...queueServiceLimits[plan] };
          return html`<td>${limitText(limits[field], unit)}</td>`;
        })}
      </tr>`,
  );
  return table(head, rows, 'Limits of a queue user');
}

/** The largest number of 32 bits stands for no limit. */
const NO_LIMIT = 2 ** 31 - 1;

function limitText(value: number, unit: Unit): string {
  if (value === NO_LIMIT) return 'none';
  if (unit === 'bytes') return `${value / 1024 ** 2} MB`;
  if (unit === 'seconds') return durationText(value * 1000);
  if (unit === 'milliseconds') return durationText(value);
  return value.toLocaleString('en');
}

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
] as const;

/** `6 h 7 m 6 s` */
export function durationText(milliseconds: number): string {
  let left = Math.round(milliseconds / 1000);
  const parts: string[] = [];
  for (const [unit, seconds] of UNITS) {
    const amount = Math.floor(left / seconds);
    if (amount > 0) parts.push(`${amount} ${unit}`);
    left -= amount * seconds;
  }
  return parts.join(' ');
}
