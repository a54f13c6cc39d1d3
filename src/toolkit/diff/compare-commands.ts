import { appendPointer, isNode, type Node } from '../../base/json-pointer.ts';
import { ourBundle } from '../our-contracts.ts';
import type { Change } from './change.ts';
import { changeReporter } from './compare-contracts.ts';
import { SchemaComparison } from './compare-schemas.ts';

/**
 * Compares documents that have the files of Redis commands in `commands`, and the components that
 * those refer to.
 */
export function compareCommands(before: Node, after: Node): Change[] {
  const changes: Change[] = [];
  const [was, is] = [commandsIn(before), commandsIn(after)];
  const schemas = new SchemaComparison(before, after, 'response');
  for (const [name, command] of Object.entries(was)) {
    const now = is[name];
    const tell = changeReporter(changes, { name: 'redis', placeOf }, subjectOf(name));
    const pointer = appendPointer('/commands', name);
    const whom = 'clients that call it';
    if (now === undefined) {
      tell({ rule: 'command-removed', at: 'command', message: 'is gone', whom, pointer });
      continue;
    }
    const [arity, arityNow] = [arityOf(command), arityOf(now)];
    if (arityNow.fewest > arity.fewest || arityNow.most < arity.most) {
      const message = `takes another number of arguments: arity ${arity.text} became ${arityNow.text}`;
      tell({ rule: 'command-arguments-changed', at: 'arguments', message, whom, pointer });
    }
    for (const protocol of protocolsOf(command)) {
      if (protocolsOf(now).includes(protocol)) continue;
      const message = `is no longer served over ${protocol}`;
      tell({ rule: 'command-removed', at: 'command', message, whom, pointer });
    }
    const reply = appendPointer(pointer, 'reply');
    for (const { rule, level, at, message } of schemas.compare(reply, reply)) {
      const told = { rule: `reply-${rule}`, at: `reply${at}`, message, pointer: reply } as const;
      tell(level === 'breaking' ? { ...told, whom: 'clients that read it' } : told);
    }
  }
  for (const name of Object.keys(is).filter((each) => was[each] === undefined)) {
    const pointer = appendPointer('/commands', name);
    changeReporter(
      changes,
      { name: 'redis', placeOf },
      subjectOf(name),
    )({
      ...{ rule: 'command-added', at: 'command', message: 'is new', pointer },
    });
  }
  return changes;
}

/** The files of the commands. */
const { placeOf } = ourBundle('redis', {});

function subjectOf(name: string): string {
  return `command ${name.toUpperCase().replace('|', ' ')}`;
}

function commandsIn({ commands }: Node): Readonly<Record<string, Node>> {
  return isNode(commands) ? (commands as Readonly<Record<string, Node>>) : {};
}

/**
 * A negative arity is the minimum number of words, including the name, with no maximum (Redis, `COMMAND
 * INFO`).
 */
function arityOf({ arity }: Node) {
  const words = Number(arity);
  return { fewest: Math.abs(words), most: words < 0 ? Infinity : words, text: String(words) };
}

function protocolsOf({ protocols }: Node): readonly string[] {
  return Array.isArray(protocols) ? (protocols as string[]) : ['http', 'resp'];
}
