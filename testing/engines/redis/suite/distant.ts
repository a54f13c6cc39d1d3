import { setImmediate as turn } from 'node:timers/promises';
import type { RedisEngine, RedisSession } from '../../../../src/engines/redis/engine.ts';

/** An engine as if it were behind a network: every result that may be a promise is one, also when a call is refused. */
export function distant(engine: RedisEngine): RedisEngine {
  return later(engine, {
    openSession: async (...given) => {
      await turn();
      return distantSession(await engine.openSession(...given));
    },
    authenticate: async (...given) => {
      await turn();
      return engine.authenticate(...given);
    },
  });
}

function distantSession(session: RedisSession): RedisSession {
  return later(session, {
    execute: async (argv) => {
      const reply = session.execute(argv);
      await turn();
      return reply;
    },
    subscribe: async (...given) => {
      const subscription = await session.subscribe(...given);
      await turn();
      return subscription;
    },
    monitor: async (listener) => {
      const subscription = await session.monitor(listener);
      await turn();
      return subscription;
    },
  });
}

/** An object with some of its methods replaced. */
function later<Whole extends object>(whole: Whole, methods: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      const replaced = methods[name as keyof Whole];
      if (replaced !== undefined) return replaced;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
