import { useEffect, useRef, useState } from 'preact/hooks';
import { replyText, wordsOf } from '../../api/command-words.ts';
import type { Redis } from '../../api/redis.ts';
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
}

/** A command line with completion by Tab, and a history by arrow keys. */
export function CommandLine({ redis }: { readonly redis: Redis }) {
  const commands = useLoad(async () => {
    const response = await fetch('commands.json');
    return (await response.json()) as KnownCommand[];
  }, []);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [back, setBack] = useState(0);
  const log = useRef<HTMLOListElement>(null);
  const known = commands.data ?? [];
  const candidates = candidatesFor(text, known);
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  const run = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const typed = text;
    setText('');
    setBack(0);
    const answer = await answerTo(redis, typed);
    setLines((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      return [...before, { id, text: typed, ...answer }].slice(-MOST);
    });
  };
  const recall = (steps: number) => {
    const next = Math.max(0, Math.min(steps, lines.length));
    setBack(next);
    setText(next === 0 ? '' : lines[lines.length - next]!.text);
  };
  const pressed = (event: KeyboardEvent) => {
    const whole = event.key === 'Tab' && !event.shiftKey ? completed(text, known) : undefined;
    if (whole !== undefined) setText(whole);
    else if (event.key === 'ArrowUp') recall(back + 1);
    else if (event.key === 'ArrowDown') recall(back - 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {commands.error !== undefined && <Failed error={commands.error} again={commands.reload} />}
      <ol class="terminal" ref={log} aria-label="What was run" tabIndex={0} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id}>
            <pre class="prompt">&gt; {line.text}</pre>
            <pre class={line.isError ? 'bad' : undefined}>{line.reply}</pre>
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void run(event)}>
        <label>
          Command
          <input
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
        <button type="submit">Run</button>
      </form>
      <ul id="candidates" class="candidates">
        {candidates.map((command) => (
          <li key={command.name}>
            <code>{command.syntax}</code> <span class="muted">{command.summary}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function answerTo(redis: Redis, text: string): Promise<Pick<Line, 'reply' | 'isError'>> {
  try {
    return { reply: replyText(await redis.run(...wordsOf(text))), isError: false };
  } catch (error) {
    return { reply: `(error) ${(error as Error).message}`, isError: true };
  }
}
