import { InvalidArgumentError } from 'commander';

/** A port as an option names it; 0 stands for any free one. @throws InvalidArgumentError */
export function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('it must be a port, 0 to 65535');
}
