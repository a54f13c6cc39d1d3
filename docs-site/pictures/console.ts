import { html, type Html } from '../html.ts';
import { label, picture } from './picture.ts';

/** The places of the console. */
const PLACES = ['Overview', 'Live log', 'Redis', 'Kafka', 'Queue', 'Faults'] as const;

const TILES = [
  ['Requests', '20', 'a second', [9, 12, 10, 16, 14, 20, 18, 24]],
  ['Keys', '48,310', '112 MB', [10, 11, 11, 12, 13, 13, 14, 15]],
  ['Lag', '36', 'messages', [18, 14, 12, 9, 14, 8, 6, 4]],
  ['Dead letters', '3', 'in the queue', [2, 2, 4, 4, 4, 6, 6, 6]],
] as const;

/** Requests with what the contract says of them. */
const REQUESTS = [
  ['POST', '/v2/publish/https://example.com/hook', '200', 'valid', '2 ms'],
  ['POST', '/pipeline', '200', 'valid', '1 ms'],
  ['GET', '/consume/orders/a/cities', '200', 'valid', '14 ms'],
  ['POST', '/v2/redis/database', '400', 'not valid: region is not one of 18 values', '1 ms'],
  ['DELETE', '/v2/dlq/1765-0', '200', 'valid', '3 ms'],
] as const;

const METHODS: Readonly<Record<string, string>> = { POST: 'p-good', DELETE: 'p-bad' };

/** The console, drawn: its places, its figures, and the live log. */
export function consolePicture(): Html {
  return picture(
    {
      id: 'console-drawn',
      title: 'The console',
      alternative:
        'The console has a list of places (overview, live log, Redis, Kafka, queue, faults), figures of the platform as small charts, and a live log in which each request stands with its status, what the contract says of it, and its duration.',
      width: 1116,
      height: 400,
    },
    [
      html`<path class="p-thin" d="M0 48H1116M190 48V400" /><rect
          class="p-soft"
          x="20"
          y="102"
          width="150"
          height="30"
          rx="6"
        /><rect class="p-accent" x="28" y="17" width="18" height="4" /><rect
          class="p-accent"
          x="31"
          y="23"
          width="12"
          height="4"
        /><rect class="p-accent" x="26" y="29" width="22" height="4" />`,
      label(58, 30, 'Plinth console', '', 'start'),
      ...PLACES.map((place, i) => label(34, 88 + i * 34, place, i === 1 ? '' : 'p-note', 'start')),
      ...TILES.map(tile),
      label(214, 206, 'Live log', '', 'start'),
      html`<circle class="p-good" cx="1000" cy="202" r="4" />`,
      label(1012, 206, 'Listening', 'p-note', 'start'),
      ...REQUESTS.map(requestRow),
    ],
  );
}

function tile([name, value, unit, values]: (typeof TILES)[number], i: number): Html {
  const x = 214 + i * 220;
  const points = values.map((each, k) => `${x + 100 + k * 12} ${152 - each}`).join('L');
  return html`${i > 0 && html`<path class="p-thin" d="M${x - 14} 76V166" />`}${label(x, 90, name, 'p-note', 'start')}${label(
      x,
      118,
      value,
      'p-big',
      'start',
    )}${label(x, 140, unit, 'p-note', 'start')}<path class="p-stroke" d="M${points}" />`;
}

function requestRow(
  [method, path, status, verdict, duration]: (typeof REQUESTS)[number],
  i: number,
): Html {
  const y = 244 + i * 32;
  const isGood = status === '200';
  return html`<path
      class="p-thin"
      d="M214 ${y - 21}H1090"
    />${label(214, y, method, `p-mono ${METHODS[method] ?? ''}`, 'start')}${label(
      284,
      y,
      path,
      'p-mono',
      'start',
    )}${label(640, y, status, `p-mono ${isGood ? 'p-good' : 'p-bad'}`, 'start')}${label(
      696,
      y,
      verdict,
      'p-note',
      'start',
    )}${label(1090, y, duration, 'p-note', 'end')}`;
}
