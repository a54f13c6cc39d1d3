import documents from '../../../generated/redis/command-documents.json' with { type: 'json' };
import contract from '../../../generated/redis/openapi.json' with { type: 'json' };
import { memberAt } from '../../contract/plain-words.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { isNode } from '../../base/json-pointer.ts';
import { Schemas } from '../../contract/model/schemas.ts';
import { headerOf, type Exchange } from '../exchange.ts';
import { ourBundle } from '../our-contracts.ts';
import { parseJson } from './media.ts';
import type { Notes } from './notes.ts';

/** The files of the commands as one document, with the components that their replies refer to. */
const schemas = new Schemas(
  ourBundle('redis', { commands: documents, components: contract.components }),
);
const names: ReadonlySet<string> = new Set(Object.keys(documents));

/** Validates the results of Redis commands against the replies in the commands' files. */
export function examineCommandReplies(
  operation: Operation,
  exchange: Exchange,
  json: unknown,
  notes: Notes,
): void {
  if (exchange.response?.status !== 200 || json === undefined) return;
  // With base64 encoding, strings differ from the documented ones, even those of an enumeration.
  if (headerOf(exchange.request.headers, 'upstash-encoding') !== undefined) return;
  const isBatch = /^\/(?:pipeline|multi-exec)$/.test(operation.path);
  const commands = isBatch ? bodyOf(exchange) : [singleCommand(operation, exchange)];
  const answers = isBatch ? json : [json];
  if (!Array.isArray(commands) || !Array.isArray(answers)) return;
  for (const [i, command] of commands.entries()) {
    const answer: unknown = answers[i];
    if (!Array.isArray(command) || !isNode(answer) || !('result' in answer)) continue;
    const name = nameOf(command);
    if (name === undefined) continue;
    const at = isBatch ? `/${i}/result` : '/result';
    for (const misfit of schemas.misfits('response', `/commands/${name}/reply`, answer['result'])) {
      const message = `${name.toUpperCase().replace('|', ' ')} replied: ${memberAt(at + misfit.at)} ${misfit.message}`;
      notes.ofResponse(
        'command-reply',
        { pointer: misfit.contract, at: `response.body${at}${misfit.at}` },
        message,
      );
    }
  }
}

/** A command's name in the command table. */
function nameOf(command: readonly unknown[]): string | undefined {
  const [first, second] = command.map((argument) => String(argument).toLowerCase());
  return [`${first}|${second}`, `${first}`].find((name) => names.has(name));
}

function singleCommand({ path: template }: Operation, exchange: Exchange): unknown {
  if (template === '/') return bodyOf(exchange);
  if (!template.startsWith('/{')) return undefined;
  const path = exchange.request.target.split('?')[0]!.slice(1);
  // A single segment may be the whole command, percent-encoded once more.
  const parts = (path.includes('/') ? path : decoded(path)).split('/').map(decoded);
  const { body } = exchange.request;
  const isPosted = 'bytes' in body && body.bytes.length > 0;
  return isPosted && parts.length === 1 ? [...parts, body.bytes.toString('latin1')] : parts;
}

function bodyOf({ request: { body } }: Exchange): unknown {
  if ('missing' in body) return undefined;
  try {
    return parseJson(body.bytes);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
