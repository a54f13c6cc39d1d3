import { useState } from 'preact/hooks';
import { Copy } from '../../parts/copy.tsx';

/** Texts to be read and copied, one at a time: the body of a message, the answer to it. */
export function ContentPanel(props: {
  readonly label: string;
  /** By their titles. What is empty says so. */
  readonly contents: Readonly<Record<string, string>>;
}) {
  const { label, contents } = props;
  const titles = Object.keys(contents);
  const [chosen, setChosen] = useState(titles[0]!);
  const title = contents[chosen] === undefined ? titles[0]! : chosen;
  const text = contents[title]!;
  return (
    <div class="panel in-detail" role="group" aria-label={label}>
      <header>
        {titles.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === title}
            onClick={() => setChosen(each)}
          >
            {each}
          </button>
        ))}
        <Copy text={text} />
      </header>
      <pre class="code" tabIndex={0} aria-label={title}>
        {text === '' ? <span class="muted">empty</span> : text}
      </pre>
    </div>
  );
}

/** Headers, a line each. */
export function headerLines(
  header: Readonly<Record<string, readonly string[]>> | undefined,
): string {
  return Object.entries(header ?? {})
    .flatMap(([name, values]) => values.map((value) => `${name}: ${value}`))
    .join('\n');
}
