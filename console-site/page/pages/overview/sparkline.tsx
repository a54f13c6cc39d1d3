const WIDTH = 120;
const HEIGHT = 34;

/** The path of a line through values, and of the area below it. */
export function pathsOf(values: readonly number[]): { line: string; area: string } {
  const most = Math.max(...values);
  const step = WIDTH / (values.length - 1);
  const points = values.map((value, index) => {
    const y = HEIGHT - (value / most) * (HEIGHT - 2) - 1;
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${HEIGHT}H0Z` };
}

/** A line without axes. Nothing is drawn where nothing changes. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2 || values.every((value) => value === values[0])) return null;
  const { line, area } = pathsOf(values);
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="area" d={area} />
      <path d={line} />
    </svg>
  );
}
