/**
 * Lines of UTF-8 text as they arrive: those that each piece of the input completes, together. The last
 * one needs no end. `\r\n` ends a line too.
 * @throws TypeError where the text is not UTF-8
 */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of input) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
