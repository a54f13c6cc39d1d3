import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import type { OpenConnection } from '../../connection/open-connection.ts';
import { type CommandContext, type CommandFunction, connectionOf } from '../command.ts';

type Filter = (connection: OpenConnection) => boolean;

/** Redis 7.2 `networking.c` `clientKillCommand`: by address, or by filters that all must hold. */
export const kill: CommandFunction = (ctx, argv) => {
  const { connections } = ctx.database;
  if (argv.length === 3) {
    const named = [...connections.values()].find(({ setup }) => setup.address === argv[2]);
    if (named === undefined) throw new RedisError('ERR No such client');
    named.kill();
    return OK;
  }
  const { filters, skipsItself } = filtersOf(ctx, argv);
  const own = connectionOf(ctx);
  const chosen = [...connections.values()].filter(
    (each) => !(skipsItself && each === own) && filters.every((filter) => filter(each)),
  );
  for (const each of chosen) each.kill();
  return chosen.length;
};

function filtersOf(ctx: CommandContext, argv: readonly ByteString[]) {
  const filters: Filter[] = [];
  let skipsItself = true;
  for (let i = 2; i < argv.length; i += 2) {
    const value = argv[i + 1];
    if (value === undefined) throw errors.syntax();
    const option = argv[i]!.toUpperCase();
    if (option === 'SKIPME') {
      if (!/^(?:yes|no)$/i.test(value)) throw errors.syntax();
      skipsItself = value.toLowerCase() === 'yes';
    } else {
      filters.push(filterBy(ctx, option, value));
    }
  }
  return { filters, skipsItself };
}

function filterBy(ctx: CommandContext, option: string, value: ByteString): Filter {
  switch (option) {
    case 'ID': {
      if (!/^\d{1,15}$/.test(value) || Number(value) === 0) {
        throw new RedisError('ERR client-id should be greater than 0');
      }
      return ({ id }) => id === Number(value);
    }
    case 'ADDR':
      return ({ setup }) => setup.address === value;
    case 'LADDR':
      return ({ setup }) => setup.localAddress === value;
    case 'TYPE':
      return ofType(value);
    case 'USER': {
      const user = ctx.database.acl.user(value);
      if (user === undefined) throw new RedisError(`ERR No such user '${value}'`);
      return (connection) => connection.isLoggedIn && connection.user === user;
    }
    case 'MAXAGE': {
      const seconds = readInt64(value);
      if (seconds === undefined) {
        throw new RedisError('ERR maxage is not an integer or out of range');
      }
      if (seconds <= 0n) throw new RedisError('ERR maxage should be greater than 0');
      const opened = ctx.database.clock.now() - Number(seconds) * 1000;
      return ({ openedAt }) => openedAt <= opened;
    }
    default:
      throw errors.syntax();
  }
}

/** The connections of a type (`getClientTypeByName`); there are no replicas. @throws RedisError */
export function ofType(type: ByteString): Filter {
  switch (type.toLowerCase()) {
    case 'normal':
      return ({ listening }) => !listening.isSubscribed;
    case 'pubsub':
      return ({ listening }) => listening.isSubscribed;
    case 'master':
    case 'replica':
    case 'slave':
      return () => false;
    default:
      throw new RedisError(`ERR Unknown client type '${type}'`);
  }
}
