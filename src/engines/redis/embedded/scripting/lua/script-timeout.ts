import type { ByteString } from '../../../bytes.ts';

/** The script exceeded its time limit, which it can't catch. */
export class ScriptTimeout extends Error {
  /** The position, such as `user_script:1:`; empty if unknown. */
  readonly where: ByteString;

  /** Whether all its time is over, and not only that for which it may hold others. */
  readonly isOver: boolean;

  constructor(where: ByteString, isOver: boolean) {
    super('the script ran for too long');
    this.where = where;
    this.isOver = isOver;
  }
}
