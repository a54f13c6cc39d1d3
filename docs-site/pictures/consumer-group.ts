import { html, type Html } from '../html.ts';
import { headMarkup } from './diagram.ts';
import { label, picture, type Drawing } from './picture.ts';

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
        ...legend(LEFT, 236, { x: 200, y: 0 }),
      ],
    },
    onPhones(),
  );
}

/** The partitions below each other, each with the name of its instance. */
function onPhones(): Drawing {
  const [row, left, cell] = [84, 14, 30];
  const rows = PARTITIONS.flatMap((partition, i) => {
    const { length, committed, owner } = partition;
    const y = 24 + i * row;
    return [
      label(left, y, `partition ${i}`, '', 'start'),
      label(346, y, `${INSTANCES[owner].name}, lag ${length - committed}`, 'p-note', 'end'),
      ...cellsMarkup(partition, { x: left, y: y + 12, width: cell }),
    ];
  });
  const end = 12 + PARTITIONS.length * row;
  return {
    width: 360,
    height: end + 76,
    content: [...rows, ...legend(left, end + 8, { x: 0, y: 24 })],
  };
}

type Partition = (typeof PARTITIONS)[number];

/** A cell for each message, with what has become of it. */
function cellsMarkup(
  { length, committed, delivered }: Partition,
  at: { readonly x: number; readonly y: number; readonly width: number },
): Html[] {
  const { y } = at;
  const width = at.width - at.width / 7;
  return Array.from({ length }, (_, offset) => {
    const state = offset < committed ? 'p-good' : offset < delivered ? 'p-wait' : 'p-sunken';
    const x = at.x + offset * at.width;
    return html`<rect class="p-box" x="${x}" y="${y}" width="${width}" height="34" rx="5" /><rect
        class="${state}"
        x="${x}"
        y="${y + 30}"
        width="${width}"
        height="4"
        rx="2"
      />${label(x + width / 2, y + 20, offset, 'p-mono')}`;
  });
}

function partitionMarkup(partition: Partition, i: number): Html {
  const { length, committed, owner } = partition;
  const y = TOP + i * ROW;
  const cells = cellsMarkup(partition, { x: LEFT, y, width: CELL });
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

/** @param step from one kind to the next */
function legend(
  left: number,
  top: number,
  step: { readonly x: number; readonly y: number },
): Html[] {
  const kinds = [
    ['p-good', 'committed'],
    ['p-wait', 'delivered, not committed'],
    ['p-sunken', 'waits'],
  ] as const;
  return kinds.map(([kind, text], i) => {
    const x = left + i * step.x;
    const y = top + i * step.y;
    return html`<rect
        class="${kind}"
        x="${x}"
        y="${y}"
        width="18"
        height="5"
        rx="2"
      />${label(x + 26, y + 7, text, 'p-note', 'start')}`;
  });
}
