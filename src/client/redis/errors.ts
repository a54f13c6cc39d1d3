import type { Argv } from './command.ts';

/** The service refused a request as a whole: its token is invalid, it is too large or malformed. */
export class RedisRestError extends Error {
  override readonly name: string = 'RedisRestError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A command failed. The message is the server's: an error class in capitals and an explanation. */
export class RedisCommandError extends RedisRestError {
  override readonly name: string = 'RedisCommandError';
  readonly command: Argv;

  constructor(message: string, status: number, command: Argv) {
    super(message, status);
    this.command = command;
  }
}
