import type { Writable } from 'node:stream';

/** Prints lines until the reader closes the output. */
export interface LineOutput {
  /** Resolves when the lines have been handed over; false where nobody reads them any more. */
  print(lines: readonly string[]): Promise<boolean>;
}

/** Prints lines to a stream, not faster than they are read there. */
export function lineOutput(stream: Writable): LineOutput {
  let isOpen = true;
  // `plinth logs --follow | head` has enough after ten lines, which is no failure.
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
