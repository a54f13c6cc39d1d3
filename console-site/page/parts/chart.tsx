import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';

/** One line of a chart. */
export interface Line {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

const COLORS = ['--accent', '--get', '--good', '--warn', '--bad'];
const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
/** The distances between marks of what there are no parts of: 1, 2, 5, 10, … */
const WHOLE = Array.from({ length: 48 }, (_, i) => [1, 2, 5][i % 3]! * 10 ** Math.floor(i / 3));
/** From so many seconds between two marks on, they are days. */
const DAYS = 43_200;

/**
 * Lines over time.
 * @param props.times Unix seconds, ascending
 * @param props.isWhole whether there are no parts of what the values count
 */
export function Chart(props: {
  readonly label: string;
  readonly times: readonly number[];
  readonly lines: readonly Line[];
  readonly unit: (value: number) => string;
  readonly isWhole: boolean;
}) {
  const { label, times, lines, unit, isWhole } = props;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | undefined>(undefined);
  const data = [times, ...lines.map(({ values }) => values)] as unknown as UPlot.AlignedData;
  const theme = useColors();
  const shape = lines.map((line) => line.label).join('\n');
  useEffect(() => {
    const element = box.current!;
    const axis = {
      stroke: colorOf(element, '--muted'),
      grid: { stroke: colorOf(element, '--line'), width: 1 },
      ticks: { stroke: colorOf(element, '--line'), width: 1 },
      size: 76,
      font: `12px ${getComputedStyle(element).fontFamily}`,
    };
    plot.current = new UPlot(
      {
        width: element.clientWidth || 600,
        height: 180,
        // The last time is as wide as this on both sides of its mark.
        padding: [null, 32, null, null],
        legend: { show: lines.length > 1, live: false },
        cursor: { drag: { x: false, y: false } },
        scales: { y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] } },
        axes: [
          {
            ...axis,
            size: 50,
            space: 90,
            values: (_plot, ticks) => {
              const isDays = (ticks[1] ?? 0) - (ticks[0] ?? 0) >= DAYS;
              return ticks.map((tick) => (isDays ? DAY : CLOCK).format(tick * 1000));
            },
          },
          {
            ...axis,
            values: (_plot, ticks) => ticks.map(unit),
            ...(isWhole && { incrs: WHOLE }),
          },
        ],
        series: [
          {},
          ...lines.map((line, index) => ({
            label: line.label,
            stroke: colorOf(element, COLORS[index % COLORS.length]!),
            width: 1.5,
            points: { show: times.length < 3 },
          })),
        ],
      },
      data,
      element,
    );
    const resized = new ResizeObserver(() =>
      plot.current?.setSize({ width: element.clientWidth, height: 180 }),
    );
    resized.observe(element);
    return () => {
      resized.disconnect();
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [shape, theme]);
  useEffect(() => plot.current?.setData(data), [times, lines]);
  const last = lines.map((line) => `${line.label} ${unit(line.values.at(-1) ?? 0)}`);
  return (
    <figure class="chart">
      <figcaption>{label}</figcaption>
      <div ref={box} role="img" aria-label={`${label}: ${last.join(', ')}`} />
    </figure>
  );
}

/** A color of the style sheet in a form for a canvas. @param name of a custom property */
function colorOf(element: Element, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Changes with the color scheme of the page. */
function useColors(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const changed = () => setTheme(themeNow());
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(changed);
    dark.addEventListener('change', changed);
    choice.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      dark.removeEventListener('change', changed);
      choice.disconnect();
    };
  }, []);
  return theme;
}

function themeNow(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return `${document.documentElement.className} ${isDark}`;
}
