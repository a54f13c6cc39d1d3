import type { Writable } from 'node:stream';

/** Prints lines until the reader closes the output. */
export interface LineOutput {
  /** Resolves once the lines are written; false if the reader has closed the output. */
  print(lines: readonly string[]): Promise<boolean>;
}

/** Prints lines to a stream, with back-pressure. */
export function lineOutput(stream: Writable): LineOutput {
  let isOpen = true;
  // `plinth logs --follow | head` closes the pipe after ten lines, which is no failure.
  stream.on('error', () => (isOpen = false));
  return {
    print: (lines) =>
      new Promise((resolve) => {
        if (lines.length === 0 || !isOpen) return resolve(isOpen);
        const text = lines.map((line) => `${line}\n`).join('');
        stream.write(text, (error) => resolve(error === null || error === undefined));
      }),
  };
}
