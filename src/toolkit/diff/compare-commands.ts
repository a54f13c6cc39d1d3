import { appendPointer, isNode, type Node } from '../../base/json-pointer.ts';
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
    const tell = changeReporter(
      changes,
      'redis',
      `command ${name.toUpperCase().replace('|', ' ')}`,
    );
    if (now === undefined) {
      tell('breaking', 'command', 'is gone', 'clients that call it');
      continue;
    }
    const [arity, arityNow] = [arityOf(command), arityOf(now)];
    if (arityNow.fewest > arity.fewest || arityNow.most < arity.most) {
      const message = `takes another number of arguments: arity ${arity.text} became ${arityNow.text}`;
      tell('breaking', 'arguments', message, 'clients that call it');
    }
    for (const protocol of protocolsOf(command)) {
      if (protocolsOf(now).includes(protocol)) continue;
      tell('breaking', 'command', `is no longer served over ${protocol}`, 'clients that call it');
    }
    const reply = appendPointer(appendPointer('/commands', name), 'reply');
    for (const change of schemas.compare(reply, reply)) {
      const whom = change.level === 'breaking' ? 'clients that read it' : undefined;
      tell(change.level, `reply${change.at}`, change.message, whom);
    }
  }
  for (const name of Object.keys(is).filter((each) => was[each] === undefined)) {
    changeReporter(changes, 'redis', `command ${name.toUpperCase().replace('|', ' ')}`)(
      'addition',
      'command',
      'is new',
    );
  }
  return changes;
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
