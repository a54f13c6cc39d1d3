import { Client, type Notification } from 'pg';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { OnChange, StoreChanges } from '../changes.ts';
import { CHANNEL } from './notices.ts';
import { connectionSettings, type PostgresLocation } from './pool.ts';

/** Milliseconds between two checks that the connection still works. */
const ALIVE_EVERY = 5000;
/** Milliseconds within which such a check must be answered. */
const ALIVE_WITHIN = 5000;
/** Milliseconds after which a broken connection is made again. */
const AGAIN_AFTER = 250;
/**
 * Milliseconds between two reports that anything may have changed, in case a notice was lost in an unforeseen way.
 */
const ANYTHING_EVERY = 60_000;

/** Notices of changes, over a connection of their own that is made again whenever it breaks. */
export interface ChangeListener extends StoreChanges {
  close(): Promise<void>;
}

/**
 * Listens to what is committed to a store. After a broken connection, and now and then besides, listeners are told
 * that anything may have changed, because notices are not sent again.
 * @throws the error of the first connection
 */
export async function listenToChanges(
  location: PostgresLocation,
  logger: Logger = silentLogger,
): Promise<ChangeListener> {
  const listeners = new Set<OnChange>();
  const tell: OnChange = (change) => {
    for (const listener of listeners) listener(change);
  };
  let client: Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connecting = new Client({ ...connectionSettings(location), query_timeout: ALIVE_WITHIN });
    let isBroken = false;
    const broken = (reason?: unknown) => {
      if (isBroken) return;
      isBroken = true;
      if (client === connecting) client = undefined;
      void connecting.end().catch(() => undefined);
      if (isClosed) return;
      logger.debug({ err: reason }, 'changes of the store are not heard at the moment');
      retry = setTimeout(again, AGAIN_AFTER).unref();
    };
    connecting.on('notification', ({ payload = '' }: Notification) => {
      const space = payload.indexOf(' ');
      tell({ table: payload.slice(0, space), id: payload.slice(space + 1) });
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
    } catch (error) {
      isBroken = true;
      void connecting.end().catch(() => undefined);
      throw error;
    }
    connecting.on('error', broken);
    connecting.on('end', () => broken());
    client = connecting;
    if (isClosed) broken();
  }

  function again(): void {
    connect().then(
      () => tell('anything'),
      () => {
        if (!isClosed) retry = setTimeout(again, AGAIN_AFTER).unref();
      },
    );
  }

  await connect();
  const alive = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: Error) => {
      // A query without an answer would block the connection; the connection is given up.
      if (client === asked) asked.emit('error', error);
    });
  }, ALIVE_EVERY).unref();
  const anything = setInterval(() => tell('anything'), ANYTHING_EVERY).unref();
  return {
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async heard() {
      // PostgreSQL `postgres.c`: notices are sent before the end of the next answer.
      if (client === undefined) throw new Error('changes of the store are not heard');
      await client.query('select 1');
    },
    async close() {
      isClosed = true;
      clearInterval(alive);
      clearInterval(anything);
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
