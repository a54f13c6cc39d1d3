import type { KnownCommand } from './completion.ts';

/** The docs of the command that is being typed. */
export function CommandDocs({ command }: { readonly command: KnownCommand | undefined }) {
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
