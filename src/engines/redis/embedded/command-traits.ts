import type { CommandKind } from '../command-meter.ts';
import type { CommandSpec } from '../command-spec.ts';

/** What is known of a command from its row in the table. */
export interface CommandTraits {
  readonly spec: CommandSpec;
  /** Whether it is served over HTTP. */
  readonly http: boolean;
  readonly resp: boolean;
  readonly kind: CommandKind;
  readonly isWrite: boolean;
  /**
   * Whether it only removes data. Such commands run even on a full disk, where Redis 7.2 refuses every write (`server.c`
   * `writeCommandsDeniedByDiskError`), because otherwise nobody could make room there.
   */
  readonly onlyRemoves: boolean;
  readonly denyOutOfMemory: boolean;
  /** Whether it moves an element from its first key to its second. */
  readonly moves: boolean;
  /** Whether a value follows each of its keys. */
  readonly setsPairs: boolean;
  /** Whether it is called by two words. */
  readonly isSubcommand: boolean;
  /** Whether it has subcommands. */
  isContainer: boolean;
}
