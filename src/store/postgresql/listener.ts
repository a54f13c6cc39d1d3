import { Client, type Notification } from 'pg';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { OnChange, StoreChanges } from '../changes.ts';
import { CHANNEL } from './notices.ts';
import { connectionSettings, SILENT_FOR, type PostgresLocation } from './connection-settings.ts';

/** Interval, in milliseconds, between checks that the connection works. */
const ALIVE_EVERY = 5000;
/** Delay before reconnecting, in milliseconds. */
const AGAIN_AFTER = 250;
/** Interval, in milliseconds, between reports that anything may have changed, in case a notification was lost. */
const ANYTHING_EVERY = 60_000;

/** Notifications of changes, on a dedicated connection that is reopened whenever it breaks. */
export interface ChangeListener extends StoreChanges {
  close(): Promise<void>;
}

/**
 * Listens to what is committed to a store. After a broken connection, and also periodically, listeners are told that
 * anything may have changed, because notifications are not repeated.
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
    const { silentFor = SILENT_FOR } = location;
    const connecting = new Client({ ...connectionSettings(location), query_timeout: silentFor });
    let isBroken = false;
    let isOpen = false;
    const broken = (reason?: unknown) => {
      if (isBroken) return;
      isBroken = true;
      if (!isOpen) return;
      if (client === connecting) client = undefined;
      void connecting.end().catch(() => undefined);
      if (isClosed) return;
      logger.debug({ err: reason }, 'the connection for changes of the store is down');
      retry = setTimeout(again, AGAIN_AFTER).unref();
    };
    // What breaks it may come together with the end of the login.
    connecting.on('error', broken);
    connecting.on('end', () => broken());
    connecting.on('notification', ({ payload = '' }: Notification) => {
      const space = payload.indexOf(' ');
      tell({ table: payload.slice(0, space), id: payload.slice(space + 1) });
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
      if (isBroken) throw new Error('Connection terminated');
    } catch (error) {
      isBroken = true;
      void connecting.end().catch(() => undefined);
      throw error;
    }
    isOpen = true;
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
      // A query without an answer would block the connection, so the connection is dropped.
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
      // PostgreSQL `postgres.c`: notifications are sent before the end of the next answer.
      if (client === undefined) throw new Error('the connection for changes of the store is down');
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
