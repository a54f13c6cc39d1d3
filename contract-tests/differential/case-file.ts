import { isAtLeast, type InstalledRedis } from '../../scripts/servers/installed-redis.ts';
import type { Comparison } from './compare.ts';

/**
 * A case file is a list of commands that are run on Plinth and on a real Redis, and must have the same replies. There
 * is one command per line, with words separated by spaces; a word in double quotes is a JSON string whose characters
 * U+0000 to U+00FF are bytes. A blank line ends a case: the next one begins with an empty database. `#` begins a
 * comment; after a blank line it is the name of the case. A mark before the command says how replies are compared: none
 * (byte for byte, but `TTL` and `OBJECT IDLETIME` may differ by some seconds), `%` (arrays in any order, at every
 * depth), `?` (only the kind of reply). A condition before that says with which servers they are compared: `>=7.4` for
 * that version or later, `<7.4` for earlier ones, `Redis` for Redis and not Valkey. The command is run on all servers
 * nevertheless.
 */
export interface DifferentialCase {
  readonly name: string;
  readonly steps: readonly DifferentialStep[];
}

export interface DifferentialStep {
  readonly line: number;
  readonly argv: readonly string[];
  readonly compare: Comparison;
  /** Whether replies are compared with this server. */
  readonly isOf: (server: Pick<InstalledRedis, 'version' | 'isValkey'>) => boolean;
}

/** Commands that reply with seconds since something or until something. */
const SECONDS = /^(?:ttl|object idletime) /i;

const MARKS: Record<string, Comparison> = { '%': 'in any order', '?': 'by kind' };

/** Reads a case file. @throws Error naming the line that can't be read */
export function parseCaseFile(text: string): DifferentialCase[] {
  const cases: { name: string; steps: DifferentialStep[] }[] = [];
  let current: { name: string; steps: DifferentialStep[] } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') {
      current = undefined;
    } else if (line.startsWith('#')) {
      if (current === undefined) cases.push((current = { name: line.slice(1).trim(), steps: [] }));
    } else {
      if (current === undefined) cases.push((current = { name: `line ${index + 1}`, steps: [] }));
      const [, mark, sign, since = '0', marked = ''] =
        /^(Redis\s+)?(?:(>=|<)(\d+\.\d+)\s+)?(.*)$/.exec(line)!;
      const asMarked = MARKS[marked[0] ?? ''];
      const command = asMarked === undefined ? marked : marked.slice(1).trim();
      const argv = words(command, index + 1);
      const compare = asMarked ?? (SECONDS.test(argv.join(' ')) ? 'seconds' : 'exactly');
      const isOf: DifferentialStep['isOf'] = ({ version, isValkey }) =>
        !(isValkey && mark !== undefined) && isAtLeast(version, since) !== (sign === '<');
      current.steps.push({ line: index + 1, argv, compare, isOf });
    }
  }
  return cases;
}

function words(command: string, line: number): string[] {
  return (command.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map((word) => {
    if (!word.startsWith('"')) return word;
    try {
      return String(JSON.parse(word));
    } catch {
      throw new Error(`line ${line}: ${word} is not a JSON string`);
    }
  });
}
