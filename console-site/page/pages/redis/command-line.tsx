import { useEffect, useRef, useState } from 'preact/hooks';
import { replyText, wordsOf } from '../../api/command-words.ts';
import type { Redis } from '../../api/redis.ts';
import { durationText } from '../../parts/format.ts';
import { Failed } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { candidatesFor, completed, type KnownCommand } from './completion.ts';

/** How many lines are kept. */
const MOST = 200;

interface Line {
  readonly id: number;
  readonly text: string;
  readonly reply: string;
  readonly isError: boolean;
  readonly milliseconds: number;
}

/** A command line with completion by Tab, a history by arrow keys, and the docs of the command beside it. */
export function CommandLine({ redis }: { readonly redis: Redis }) {
  const commands = useLoad(async () => {
    const response = await fetch('commands.json');
    return (await response.json()) as KnownCommand[];
  }, []);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [typed, setTyped] = useState(typedLines);
  const [back, setBack] = useState(0);
  const log = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const known = commands.data ?? [];
  const candidates = candidatesFor(text, known);
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  const run = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const line = text;
    setText('');
    setBack(0);
    setTyped(withTypedLine(line));
    const answer = await answerTo(redis, line);
    setLines((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      return [...before, { id, text: line, ...answer }].slice(-MOST);
    });
  };
  const recall = (steps: number) => {
    const next = Math.max(0, Math.min(steps, typed.length));
    setBack(next);
    setText(next === 0 ? '' : typed[typed.length - next]!);
  };
  const pressed = (event: KeyboardEvent) => {
    const whole = event.key === 'Tab' && !event.shiftKey ? completed(text, known) : undefined;
    if (whole !== undefined) setText(whole);
    else if (event.key === 'ArrowUp') recall(back + 1);
    else if (event.key === 'ArrowDown') recall(back - 1);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
  };
  const choose = ({ name }: KnownCommand) => {
    setText(`${name} `);
    input.current?.focus();
  };
  return (
    <div class="two">
      <div>
        {commands.error !== undefined && <Failed error={commands.error} again={commands.reload} />}
        <ol class="terminal" ref={log} aria-label="Output" tabIndex={0} aria-live="polite">
          {lines.map((line) => (
            <li key={line.id}>
              <pre class="prompt">&gt; {line.text}</pre>
              <pre class={line.isError ? 'bad' : undefined}>{line.reply}</pre>
              <span class="muted number">{durationText(line.milliseconds)}</span>
            </li>
          ))}
        </ol>
        <form class="filters" onSubmit={(event) => void run(event)}>
          <label class="fill">
            Command
            <input
              ref={input}
              class="code-text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={text}
              placeholder="GET greeting"
              aria-describedby="candidates"
              onInput={(event) => setText(event.currentTarget.value)}
              onKeyDown={pressed}
            />
          </label>
          <button type="submit" class="main">
            Run
          </button>
        </form>
        <p class="muted">
          <kbd>Tab</kbd> completes, <kbd>↑</kbd> <kbd>↓</kbd> recall earlier commands.
        </p>
        <ul id="candidates" class="candidates">
          {candidates.map((command) => (
            <li key={command.name}>
              <button type="button" class="link" onClick={() => choose(command)}>
                <code>{command.syntax}</code>
              </button>{' '}
              <span class="muted">{command.summary}</span>
            </li>
          ))}
        </ul>
      </div>
      <CommandDocs command={candidates[0]} />
    </div>
  );
}

async function answerTo(redis: Redis, text: string): Promise<Omit<Line, 'id' | 'text'>> {
  const from = performance.now();
  const told = (reply: string, isError: boolean) => {
    return { reply, isError, milliseconds: performance.now() - from };
  };
  try {
    return told(replyText(await redis.run(...wordsOf(text))), false);
  } catch (error) {
    return told(`(error) ${(error as Error).message}`, true);
  }
}

/** The docs of the command that is being typed. */
function CommandDocs({ command }: { readonly command: KnownCommand | undefined }) {
  if (command === undefined) {
    return <p class="muted">Type a command to see its documentation here.</p>;
  }
  const { name, summary, syntax, description, complexity, since, page } = command;
  return (
    <section aria-label={`The docs of ${name}`}>
      <h2>{name}</h2>
      <p>{withCode(summary)}</p>
      <pre class="code">{syntax}</pre>
      {description !== undefined && <p>{withCode(description)}</p>}
      <dl>
        {complexity !== undefined && (
          <>
            <dt>Complexity</dt>
            <dd>{complexity}</dd>
          </>
        )}
        {since !== undefined && (
          <>
            <dt>Since</dt>
            <dd>Redis {since}</dd>
          </>
        )}
      </dl>
      {page !== undefined && <a href={`../${page}`}>Full documentation</a>}
    </section>
  );
}

/** A text with what is between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>));
}

const KEPT = 'plinth-console-commands';

/** How many lines are kept. */
const MOST_LINES = 200;

/** The lines that were typed, oldest first, as long as the tab of the browser is open. */
function typedLines(): readonly string[] {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
}

/** Adds a line, if it is not the one before. @returns all lines */
function withTypedLine(line: string): readonly string[] {
  const before = typedLines();
  if (before.at(-1) === line) return before;
  const lines = [...before, line].slice(-MOST_LINES);
  sessionStorage.setItem(KEPT, JSON.stringify(lines));
  return lines;
}
