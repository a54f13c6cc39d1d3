/** What Redis 8.2 and the hosted service have, and Plinth has not: by their groups there. */
const UNSERVED = new Set(
  [
    'multi exec discard watch unwatch multi-exec',
    'eval eval_ro evalsha evalsha_ro script fcall fcall_ro function',
    'subscribe unsubscribe psubscribe punsubscribe ssubscribe sunsubscribe',
    'xack xackdel xadd xautoclaim xclaim xdel xdelex xgroup xinfo xlen xpending xrange xread',
    'xreadgroup xrevrange xsetid xtrim',
    'geoadd geodist geohash geopos georadius georadius_ro georadiusbymember georadiusbymember_ro',
    'geosearch geosearchstore',
    'pfadd pfcount pfmerge pfdebug pfselftest',
    'auth client hello quit reset select',
    'asking cluster readonly readwrite',
    'bgrewriteaof bgsave debug failover lastsave latency lolwut migrate module monitor move psync',
    'replconf replicaof role save shutdown slaveof slowlog swapdb sync',
  ].flatMap((group) => group.split(' ')),
);

/** The modules of Redis, and the search of the hosted service. */
const OF_A_MODULE = /^(?:json|search|ft|bf|cf|cms|topk|tdigest|ts)\.[a-z._]+$/;

/** Whether Redis has a command of this name, in lower case, that Plinth does not know. */
export function isUnserved(name: string): boolean {
  return UNSERVED.has(name) || OF_A_MODULE.test(name);
}
