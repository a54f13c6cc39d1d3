import { NameSet } from '../../../../base/name-set.ts';
import { toText, type ByteString } from '../../bytes.ts';
import { errors, oneLine } from '../../errors.ts';
import { RedisError, type Reply } from '../../reply.ts';
import type { ReplyLimit } from '../../reply-limit.ts';
import { denialOf } from '../acl/permission.ts';
import type { Client } from '../client.ts';
import { commandCalledBy, fitsArity, type Command } from '../command-index.ts';
import { keysOf } from '../command-keys.ts';
import type { CommandSpec, Protocol } from '../../command-spec.ts';
import type { Database } from '../database.ts';
import { isUnsupported } from '../../unsupported-commands.ts';
import { isSteps, type Steps } from '../steps.ts';
import type { OnRead } from '../tracking/client-tracking.ts';
import type { ScriptCaller } from './redis-library.ts';

/** So few keys are found sooner by comparing each. */
const FEW = 8;
/** Commands that are replicated without being writes (Redis 7.2 `CMD_MAY_REPLICATE`). */
const REPLICATED = new Set(['publish', 'spublish', 'pfcount']);

/** A session in which the commands of a script run. */
export interface ScriptSession {
  readonly client: Client;
  protocol: Protocol;
  mayExceedMemory: boolean;
  isOfScript: boolean;
  onRead: OnRead | undefined;
  replies: ReplyLimit;
  /** The number of changes so far. */
  readonly changes: number;
  /** Runs one command. @returns the reply; the steps that are left if it may be suspended and takes long */
  runForScript(argv: readonly ByteString[], maySuspend: boolean): Reply | Steps<Reply>;
}

interface ScriptRights {
  readonly isReadOnly: boolean;
  readonly mayExceedMemory: boolean;
  /** The keys that it may access, if it has declared that it accesses no others. */
  readonly keys: readonly ByteString[] | undefined;
  /** Called after its reading commands, while its caller tracks keys. */
  readonly onRead: ScriptSession['onRead'];
  /** Limits the reply to each of its commands, as that of its caller. */
  readonly replies: ReplyLimit;
}

/**
 * Runs the commands of a script: those of its caller, except the ones that scripts may not run (Redis 7.2 `script.c`
 * `scriptCall`).
 */
export class ScriptCommands implements ScriptCaller {
  readonly #database: Database;
  readonly #client: Client;
  readonly #rights: ScriptRights;
  readonly #session: ScriptSession;
  /** The keys that it may access, if they are many. */
  #manyKeys: ReadonlySet<ByteString> | undefined;
  #hasWritten = false;

  /** @param session of the client, only for this script */
  constructor(database: Database, session: ScriptSession, rights: ScriptRights) {
    this.#database = database;
    this.#client = session.client;
    this.#rights = rights;
    this.#session = session;
    // Commands of a script never block, so all of them are available whatever the caller's protocol.
    this.#session.protocol = 'resp';
    this.#session.mayExceedMemory = rights.mayExceedMemory;
    this.#session.isOfScript = true;
    this.#session.onRead = rights.onRead;
    this.#session.replies = rights.replies;
  }

  /** Whether its commands have changed anything. */
  get hasWritten(): boolean {
    return this.#hasWritten;
  }

  call(argv: readonly ByteString[], maySuspend: boolean): Reply | Steps<Reply> {
    const command = commandCalledBy(argv);
    if (command === undefined) return unknownCommand(argv);
    const refusal = this.#refusal(command, argv);
    if (refusal !== undefined) return refusal;
    const { changes } = this.#session;
    const outcome = this.#session.runForScript(argv, maySuspend);
    // One that is in the middle of its changes can't be ended there.
    const isWriting = isSteps(outcome) && command.isWrite;
    if (isWriting || this.#session.changes !== changes) this.#hasWritten = true;
    return outcome;
  }

  mayRun(argv: readonly ByteString[]): boolean | undefined {
    const called = commandCalledBy(argv);
    if (called === undefined || called.subcommands.length > 0) return undefined;
    return denialOf(this.#client.user, called.spec, argv) === undefined;
  }

  #refusal(
    { spec, isWrite, isForScripts }: Command,
    argv: readonly ByteString[],
  ): RedisError | undefined {
    if (!fitsArity(spec, argv.length)) {
      return new RedisError('ERR Wrong number of args calling Redis command from script');
    }
    if (!isForScripts) return notFromScript();
    const { isReadOnly, keys } = this.#rights;
    if (isReadOnly && (isWrite || REPLICATED.has(spec.name))) {
      return new RedisError('ERR Write commands are not allowed from read-only scripts.');
    }
    if (isWrite && this.#database.hasLargeUnit) return errors.scriptTooLarge();
    if (!this.#client.user.unrestricted) {
      const denied = this.#database.acl.check(this.#client, spec, argv, 'lua');
      if (denied !== undefined) {
        return new RedisError(
          `ERR ACL failure in script: ${denied.message.replace('NOPERM ', '')}`,
        );
      }
    }
    return keys && this.#refusalOfKeys(keys, spec, argv);
  }

  /** In the words of the hosted service, which has this flag. @returns undefined if all keys were declared */
  #refusalOfKeys(
    declared: readonly ByteString[],
    spec: CommandSpec,
    argv: readonly ByteString[],
  ): RedisError | undefined {
    if (spec.name === 'flushdb' || spec.name === 'flushall') return notFromScript();
    if (declared.length > FEW) this.#manyKeys ??= new NameSet(declared);
    const known = this.#manyKeys;
    for (const { position } of keysOf(spec, argv)) {
      const key = argv[position]!;
      if (known === undefined ? declared.includes(key) : known.has(key)) continue;
      return new RedisError(
        `ERR Dynamic keys are not allowed in Lua scripts when 'allow-key-locking' flag is set. Key was: ${oneLine(toText(key))}`,
      );
    }
    return undefined;
  }
}

function unknownCommand([name]: readonly ByteString[]): RedisError {
  if (isUnsupported(name!.toLowerCase())) return notFromScript();
  return new RedisError('ERR Unknown Redis command called from script');
}

const notFromScript = () => new RedisError('ERR This Redis command is not allowed from script');
