import { useState } from 'preact/hooks';
import { Copy } from '../../parts/copy.tsx';
import { HIDDEN } from '../../parts/format.ts';
import { snippetsOf } from './snippets.ts';
import type { Target } from './targets.ts';

const URL_TITLES = { redis: 'REST URL', kafka: 'REST URL', queue: 'URL' } as const;

/** The address and the credentials of a target, and programs to paste. Secrets are hidden until asked for. */
export function ConnectView(props: {
  readonly target: Target;
  /** A topic of the cluster, which the programs write to. */
  readonly topic?: string | undefined;
}) {
  const { target, topic } = props;
  const [isShown, setShown] = useState(false);
  const shown = isShown ? target : hidden(target);
  const snippets = snippetsOf(shown, topic);
  const [chosen, setChosen] = useState(snippets[0]!.title);
  const snippet = snippets.find(({ title }) => title === chosen) ?? snippets[0]!;
  const copied = () => snippetsOf(target, topic).find(({ title }) => title === snippet.title)!.text;
  return (
    <div class="connect">
      <dl>
        <dt>{URL_TITLES[target.service]}</dt>
        <dd>
          <code>{target.url}</code> <Copy text={target.url} about="the URL" />
        </dd>
        {Object.entries(shown.credentials).map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>{' '}
              <Copy text={target.credentials[name] ?? ''} about={name.toLowerCase()} />
            </dd>
          </>
        ))}
        <dt>Secrets</dt>
        <dd>
          <button type="button" class="quiet" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide secrets' : 'Show secrets'}
          </button>
        </dd>
      </dl>
      <div class="panel">
        <header>
          {snippets.map(({ title }) => (
            <button
              key={title}
              type="button"
              aria-pressed={title === snippet.title}
              onClick={() => setChosen(title)}
            >
              {title}
            </button>
          ))}
          <Copy text={copied} about={snippet.title} />
        </header>
        <pre class="code" tabIndex={0} aria-label={snippet.title}>
          {snippet.text}
        </pre>
      </div>
    </div>
  );
}

/** The target with dots in place of its secrets; URLs and names of users are none. */
function hidden(target: Target): Target {
  const hide = (value: string) =>
    value === target.url || value === target.credentials['Username']
      ? value
      : value.startsWith('redis')
        ? value.replace(/:[^:@]*@/, `:${HIDDEN}@`)
        : HIDDEN;
  const hideAll = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hide(value)]));
  return { ...target, credentials: hideAll(target.credentials), env: hideAll(target.env) };
}
