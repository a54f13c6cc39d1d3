import { Socket } from 'node:net';
import { Client, type PoolConfig } from 'pg';
import { LifeSigns } from '../../base/life-signs.ts';
import { connectionSettings, SILENT_FOR, type PostgresLocation } from './connection-settings.ts';

/**
 * `pg` leaves a connection open if logging in fails on the client's side, which would keep the process alive; and what is said of a
 * connection before anybody listens, such as the end of the server together with that of the login, would be an exception.
 */
export class ClosingClient extends Client {
  constructor(config: PoolConfig) {
    super(config);
    // The next query fails for the same reason.
    this.on('error', () => undefined);
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<unknown> | undefined {
    const close = () => void this.end().catch(() => undefined);
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        close();
        throw error;
      });
    }
    super.connect((error: Error) => {
      if (error instanceof Error) close();
      callback(error);
    });
    return undefined;
  }
}

/**
 * Connections to a server that breaks them off once it is silent. A statement may wait long for another transaction, so
 * it is not its own time that is limited: if nothing is answered for a while, another connection asks for a sign of
 * life.
 */
export class ServerWatch {
  /** For connections that are broken off with the others. */
  readonly settings: PoolConfig;
  readonly #signs: LifeSigns;
  readonly #silentFor: number;

  constructor(location: PostgresLocation) {
    const { silentFor = SILENT_FOR } = location;
    this.#silentFor = silentFor;
    const sockets = new Set<Socket>();
    const settings = connectionSettings(location);
    const stream = () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    };
    this.settings = { ...settings, stream };
    this.#signs = new LifeSigns({
      limit: silentFor,
      ask: async (signal) => {
        const socket = new Socket();
        signal.addEventListener('abort', () => socket.destroy(), { once: true });
        const client = new ClosingClient({ ...settings, stream: () => socket });
        await client.connect();
        await client.end();
      },
      onSilence: () => {
        for (const socket of sockets) socket.destroy();
      },
    });
  }

  /** Makes a call, unless the server is silent. @throws Error if it is */
  async during<T>(call: () => Promise<T>): Promise<T> {
    if (this.#signs.isSilent) {
      throw new Error(`the server is silent: it does not answer within ${this.#silentFor} ms`);
    }
    return this.#signs.during(call());
  }

  close(): void {
    this.#signs.close();
  }
}
