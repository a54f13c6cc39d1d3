import type { ServerResponse } from 'node:http';

/** What is told of contracts, besides that they have changed. */
type Kind = 'problem' | 'warning';

/** The pages that are open in browsers, which are told of changes by server-sent events. */
export class OpenPages {
  readonly #pages = new Set<ServerResponse>();
  /** Counts the changes: a page that connects again after one loads anew. */
  #version = 0;
  readonly #told = new Map<Kind, string>();

  add(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    response.write(event('version', String(this.#version)));
    for (const [kind, lines] of this.#told) response.write(event(kind, lines));
  }

  changed(): void {
    this.#version++;
    this.#told.clear();
    this.#send(event('version', String(this.#version)));
  }

  /** @param lines all that is to be told of this kind, nothing if it is over */
  tell(kind: Kind, lines: readonly string[]): void {
    const text = lines.join('\n');
    if (text === (this.#told.get(kind) ?? '')) return;
    this.#told.set(kind, text);
    this.#send(event(kind, text));
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  #send(text: string): void {
    for (const page of this.#pages) page.write(text);
  }
}

/** An event, whose lines are fields of their own (HTML, "Server-sent events"). */
function event(name: string, data: string): string {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `event: ${name}\n${lines.join('')}\n`;
}
