import type { IncomingMessage, ServerResponse } from 'node:http';

/** The pages that are open in browsers, which are told of changes by server-sent events. */
export class OpenPages {
  readonly #pages = new Set<ServerResponse>();
  /** Counts the changes: a page that connects again after one loads anew. */
  #version = 0;
  #problem: string | undefined;

  add(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    this.#pages.add(response);
    request.once('close', () => this.#pages.delete(response));
    response.write(event('version', String(this.#version)));
    if (this.#problem !== undefined) response.write(event('problem', this.#problem));
  }

  changed(): void {
    this.#version++;
    this.#problem = undefined;
    this.#send(event('version', String(this.#version)));
  }

  tell(problem: string): void {
    this.#problem = problem;
    this.#send(event('problem', problem));
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
