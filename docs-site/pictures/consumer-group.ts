import { html, type Html } from '../html.ts';
import { headMarkup } from './diagram.ts';
import { label, picture } from './picture.ts';

/** The partitions of a topic, as a group has read them. */
const PARTITIONS = [
  { length: 9, committed: 6, delivered: 7, owner: 0 },
  { length: 7, committed: 7, delivered: 7, owner: 0 },
  { length: 11, committed: 4, delivered: 6, owner: 1 },
] as const;

const INSTANCES = [
  { name: 'instance a', y: 46 },
  { name: 'instance b', y: 149 },
] as const;

const CELL = 42;
const LEFT = 150;
const TOP = 34;
const ROW = 62;

/** A consumer group: partitions, what was committed of them, and the instances that read them. */
export function consumerGroupPicture(): Html {
  const lag = PARTITIONS.map(({ length, committed }) => length - committed);
  return picture(
    {
      id: 'consumer-group',
      title: 'A consumer group',
      alternative: `A topic of three partitions is read by two instances of a group. Instance a has partitions 0 and 1, instance b has partition 2. Each partition has a committed offset, where its next owner would begin, and messages after it that were delivered and are not committed yet, or wait. The lag of a partition is what follows the committed offset: ${lag.join(', ')}.`,
      caption:
        'Each partition belongs to one instance. After a crash the next owner begins at the committed offset, so what was delivered after it is delivered again.',
    },
    {
      width: 1116,
      height: 268,
      content: [
        ...PARTITIONS.map((partition, i) => partitionMarkup(partition, i)),
        ...INSTANCES.map(
          ({ name, y }) =>
            html`<rect
                class="p-box"
                x="880"
                y="${y}"
                width="170"
                height="52"
                rx="10"
              />${label(965, y + 31, name)}`,
        ),
        ...legend(),
      ],
    },
  );
}

function partitionMarkup(
  { length, committed, delivered, owner }: (typeof PARTITIONS)[number],
  i: number,
): Html {
  const y = TOP + i * ROW;
  const cells = Array.from({ length }, (_, offset) => {
    const state = offset < committed ? 'p-good' : offset < delivered ? 'p-wait' : 'p-sunken';
    const x = LEFT + offset * CELL;
    return html`<rect class="p-box" x="${x}" y="${y}" width="${CELL - 6}" height="34" rx="5" /><rect
        class="${state}"
        x="${x}"
        y="${y + 30}"
        width="${CELL - 6}"
        height="4"
        rx="2"
      />${label(x + CELL / 2 - 3, y + 20, offset, 'p-mono')}`;
  });
  const end = LEFT + length * CELL;
  const to = INSTANCES[owner].y + 26;
  return html`${label(40, y + 21, `partition ${i}`, '', 'start')}${cells}${label(
      end + 8,
      y + 21,
      `lag ${length - committed}`,
      'p-note',
      'start',
    )}<path
      class="p-line"
      d="M${end + 62} ${y + 17}H${760 + i * 24}V${to}H880"
    />${headMarkup({ x: 880, y: to }, 'right')}`;
}

function legend(): Html[] {
  const kinds = [
    ['p-good', 'committed'],
    ['p-wait', 'delivered, not committed'],
    ['p-sunken', 'waits'],
  ] as const;
  return kinds.map(([kind, text], i) => {
    const x = LEFT + i * 200;
    return html`<rect
        class="${kind}"
        x="${x}"
        y="236"
        width="18"
        height="5"
        rx="2"
      />${label(x + 26, 243, text, 'p-note', 'start')}`;
  });
}
