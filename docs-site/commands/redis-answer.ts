import type { ExampleDocument } from '../../src/engines/redis/command-document.ts';

/** The answer to an example as `redis-cli` prints it. */
export function redisAnswer({ reply, error }: ExampleDocument): string {
  return error === undefined ? lines(reply).join('\n') : `(error) ${error}`;
}

function lines(reply: unknown): string[] {
  if (reply === 'OK' || reply === 'QUEUED' || reply === 'PONG') return [reply];
  if (reply === null) return ['(nil)'];
  if (typeof reply === 'number') return [`(integer) ${reply}`];
  if (!Array.isArray(reply)) return [JSON.stringify(reply)];
  if (reply.length === 0) return ['(empty array)'];
  const width = String(reply.length).length;
  return reply.flatMap((item, i) => {
    const [first, ...others] = lines(item);
    const indent = ' '.repeat(width + 2);
    return [`${String(i + 1).padStart(width)}) ${first}`, ...others.map((line) => indent + line)];
  });
}
