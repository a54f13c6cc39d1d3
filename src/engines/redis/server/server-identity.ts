import type { ByteString } from '../bytes.ts';
import { ServerRefused } from '../errors.ts';
import type { Reply } from '../reply.ts';
import { textOf, wordsOf } from './reply-fields.ts';
import type { ServerUrl } from './server-url.ts';

/** What a server reports about itself. */
export interface Identity {
  /** `redis` or `valkey`. */
  readonly product: string;
  readonly version: string;
  /** Its commands and subcommands, in lower case. */
  readonly commands: ReadonlySet<string>;
  /** The categories of its ACL. */
  readonly categories: ReadonlySet<string>;
  /** The commands that users of a database may not run there. */
  readonly beyond: readonly string[];
}

/** Redis 7.0 is the first version with functions, in which the register of places is kept. */
const OLDEST = 7;
/** Valkey reports Redis 7.2.4 to old clients; its own versions are supported from 8 on. */
const OLDEST_VALKEY = 8;

/** Commands that are dangerous by category, but only to one database, or merely slow. */
const OF_ONE_DATABASE = new Set(['flushdb', 'keys', 'sort', 'sort_ro', 'restore']);
/** Commands that reach other databases, though no category says so. */
const BEYOND = ['select', 'move', 'swapdb', 'script|kill', 'function|kill', 'function|flush'];
const OF_FUNCTIONS = [
  'function|load',
  'function|delete',
  'function|restore',
  'function|dump',
  'function|list',
];

type Ask = (argv: readonly ByteString[]) => Promise<Reply>;

/**
 * Asks a server what it is and which commands it has.
 * @param ask sends a command as the operator's user; rejects where the reply is an error
 * @throws ServerRefused if its version or mode can't be used; whatever `ask` throws
 */
export async function identify(url: ServerUrl, ask: Ask): Promise<Identity> {
  const info = textOf(await ask(['INFO', 'server']));
  const version = /^redis_version:(\S+)/m.exec(info)?.[1] ?? '0';
  const valkey = /^valkey_version:(\S+)/m.exec(info)?.[1];
  const mode = /^(?:redis|server)_mode:(\S+)/m.exec(info)?.[1];
  const unfit = unfitVersion(version, valkey) ?? unfitMode(mode, url);
  if (unfit !== undefined) throw new ServerRefused(`${url.displayName} is ${unfit}`);
  const beyond = await dangerousCommands(ask);
  return {
    product: valkey === undefined ? 'redis' : 'valkey',
    version: valkey ?? version,
    commands: new Set([...wordsOf(await ask(['COMMAND', 'LIST'])), ...beyond]),
    categories: new Set(wordsOf(await ask(['ACL', 'CAT']))),
    beyond: [...beyond, ...BEYOND, ...OF_FUNCTIONS],
  };
}

function unfitVersion(version: string, valkey: string | undefined): string | undefined {
  if (valkey !== undefined && parseInt(valkey, 10) < OLDEST_VALKEY) {
    return `Valkey ${valkey}: Valkey 8 or newer is needed`;
  }
  return parseInt(version, 10) < OLDEST
    ? `Redis ${version}: Redis 7.0 or newer is needed`
    : undefined;
}

function unfitMode(mode: string | undefined, { kind }: ServerUrl): string | undefined {
  if (mode === 'cluster' && kind !== 'cluster') {
    return 'a node of a cluster: name it as redis+cluster://, with other nodes';
  }
  return mode === 'sentinel' ? 'a Sentinel: name it as redis+sentinel://…/name' : undefined;
}

async function dangerousCommands(ask: Ask): Promise<Set<string>> {
  const names = new Set<string>();
  for (const category of ['admin', 'dangerous']) {
    for (const name of wordsOf(await ask(['ACL', 'CAT', category]))) names.add(name);
  }
  for (const name of OF_ONE_DATABASE) names.delete(name);
  return names;
}
