import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import {
  isServedOverHttp,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { argvExpression, parameterList } from './redis-client/argv-expression.ts';
import { objectType, typeOf } from './redis-client/argument-type.ts';
import { docComment } from './redis-client/doc-comment.ts';
import { capitalized } from './redis-client/names.ts';
import { replyType } from './redis-client/reply-type.ts';
import type { Member, Signature } from './redis-client/shape.ts';
import { options, parameters, signatureOf } from './redis-client/signature.ts';

const STYLE = new URL('../../.oxfmtrc.json', import.meta.url);

/** Names that a client or a pipeline uses itself. */
const TAKEN = new Set(['call', 'pipeline', 'multi', 'exec']);

/**
 * Generates the typed client: a function for each command that is served over HTTP, and what combines them to
 * a client.
 */
export async function renderClient(documents: readonly CommandDocument[]): Promise<string> {
  const served = documents.filter(isServedOverHttp);
  const signatures = served.map(signatureOf);
  const taken = signatures.find(({ method }) => TAKEN.has(method));
  if (taken) throw new Error(`${taken.words.join(' ')} needs another name in the client`);
  const source = [
    IMPORTS,
    ...signatures.flatMap(declaredTypes),
    '/** Makes commands to be sent. */',
    'export const commands = {',
    ...served.map(
      (document, i) => `${docComment(document, '  ')}\n${builder(document, signatures[i]!)},\n`,
    ),
    '} as const satisfies CommandBuilders;\n',
    CLIENT,
  ].join('\n');
  return formatted(source);
}

/** The function that makes a command. */
export function builder(document: CommandDocument, signature: Signature): string {
  const declared = parameterList(
    signature,
    (member) => namedType(signature, member) ?? typeOf(member.shape),
    optionsName(signature),
  );
  const reply = replyType(document.reply);
  return `${signature.method}(${declared}): Command<${reply}> {
    return { argv: ${argvExpression(signature)} };
  }`;
}

/** The named types of a command: its options, and the objects of a list. */
export function declaredTypes(signature: Signature): string[] {
  const ofLists = parameters(signature).flatMap((member) => {
    const element = elementName(signature, member);
    if (element === undefined || member.shape.kind !== 'list') return [];
    return [`export type ${element} = ${typeOf(member.shape.of)};\n`];
  });
  const parts = options(signature);
  if (parts.length === 0) return ofLists;
  return [...ofLists, `export type ${optionsName(signature)} = ${objectType(parts)};\n`];
}

function optionsName({ method }: Signature): string {
  return `${capitalized(method)}Options`;
}

function namedType(signature: Signature, member: Member): string | undefined {
  const element = elementName(signature, member);
  return element === undefined ? undefined : `readonly ${element}[]`;
}

function elementName({ method }: Signature, { name, shape }: Member): string | undefined {
  if (shape.kind !== 'list' || shape.of.kind !== 'object') return undefined;
  return `${capitalized(method)}${capitalized(name.replace(/s$/, ''))}`;
}

async function formatted(source: string): Promise<string> {
  const style = JSON.parse(readFileSync(STYLE, 'utf8')) as {
    printWidth: number;
    singleQuote: boolean;
    trailingComma: 'all';
  };
  const { printWidth, singleQuote, trailingComma } = style;
  const { code, errors } = await format('client.ts', source, {
    printWidth,
    singleQuote,
    trailingComma,
  });
  if (errors.length > 0) throw new Error(`the client is not TypeScript: ${errors[0]!.message}`);
  return code;
}

const IMPORTS = `
import { clientOf, type Client } from '../../src/client/redis/client.ts';
import { flag, given, type Command, type CommandBuilders, type Numeric, type Value } from '../../src/client/redis/command.ts';
import type { AllOrNone, Exclusive } from '../../src/client/redis/exclusive.ts';
import { createRedisRestClient, type Connection } from '../../src/client/redis/rest-client.ts';

export { RedisCommandError, RedisRestError } from '../../src/client/redis/errors.ts';
export { createRedisRestClient };
`;

const CLIENT = `/**
 * A client of one database: a method for each command that the service runs, named as the command
 * in lower case (\`zrangebyscore\`), a subcommand after its container (\`aclSetuser\`).
 *
 * What a command must be given are parameters in the order of the command, lists are arrays, numbers
 * of keys and fields are counted, and what has a word of its own is an option of that name:
 *
 *     await redis.set('lock', 'alice', { nx: true, ex: 30 });
 *     await redis.hset('user', Object.entries({ name: 'Ada', born: 1815 }));
 *     await redis.zrange('scores', '-inf', '(5', { byscore: true, limit: { offset: 0, count: 10 } });
 *
 * Replies are as the service sends them: shaped as in RESP2, numbers as JSON numbers, which are exact
 * up to 2^53, and strings as text, in which bytes that are not UTF-8 are lost.
 */
export interface RedisClient extends Client<typeof commands> {}

/** A client of the database at \`url\` with the rights of \`token\`. */
export function createRedisClient(connection: Connection): RedisClient {
  return clientOf(commands, createRedisRestClient(connection));
}
`;
