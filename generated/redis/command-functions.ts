// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CommandFunction } from '../../src/engines/redis/embedded/commands/command.ts';
import * as array_aggregate from '../../src/engines/redis/embedded/commands/array/aggregate.ts';
import * as array_append from '../../src/engines/redis/embedded/commands/array/append.ts';
import * as array_delete from '../../src/engines/redis/embedded/commands/array/delete.ts';
import * as array_info from '../../src/engines/redis/embedded/commands/array/info.ts';
import * as array_read from '../../src/engines/redis/embedded/commands/array/read.ts';
import * as array_scan from '../../src/engines/redis/embedded/commands/array/scan.ts';
import * as array_search from '../../src/engines/redis/embedded/commands/array/search.ts';
import * as array_write from '../../src/engines/redis/embedded/commands/array/write.ts';
import * as bitmap_bits from '../../src/engines/redis/embedded/commands/bitmap/bits.ts';
import * as bitmap_combine from '../../src/engines/redis/embedded/commands/bitmap/combine.ts';
import * as bitmap_fields from '../../src/engines/redis/embedded/commands/bitmap/fields.ts';
import * as connection_client from '../../src/engines/redis/embedded/commands/connection/client.ts';
import * as connection_client_kill from '../../src/engines/redis/embedded/commands/connection/client-kill.ts';
import * as connection_client_tracking from '../../src/engines/redis/embedded/commands/connection/client-tracking.ts';
import * as connection_connection from '../../src/engines/redis/embedded/commands/connection/connection.ts';
import * as generic_dump from '../../src/engines/redis/embedded/commands/generic/dump.ts';
import * as generic_expire from '../../src/engines/redis/embedded/commands/generic/expire.ts';
import * as generic_keys from '../../src/engines/redis/embedded/commands/generic/keys.ts';
import * as generic_object from '../../src/engines/redis/embedded/commands/generic/object.ts';
import * as generic_rename from '../../src/engines/redis/embedded/commands/generic/rename.ts';
import * as generic_sort from '../../src/engines/redis/embedded/commands/generic/sort.ts';
import * as generic_wait from '../../src/engines/redis/embedded/commands/generic/wait.ts';
import * as geo_positions from '../../src/engines/redis/embedded/commands/geo/positions.ts';
import * as geo_search from '../../src/engines/redis/embedded/commands/geo/search.ts';
import * as hash_field_expiry from '../../src/engines/redis/embedded/commands/hash/field-expiry.ts';
import * as hash_field_values from '../../src/engines/redis/embedded/commands/hash/field-values.ts';
import * as hash_random from '../../src/engines/redis/embedded/commands/hash/random.ts';
import * as hash_read from '../../src/engines/redis/embedded/commands/hash/read.ts';
import * as hash_write from '../../src/engines/redis/embedded/commands/hash/write.ts';
import * as hyperloglog_commands from '../../src/engines/redis/embedded/commands/hyperloglog/commands.ts';
import * as json_arrays from '../../src/engines/redis/embedded/commands/json/arrays.ts';
import * as json_describe from '../../src/engines/redis/embedded/commands/json/describe.ts';
import * as json_get from '../../src/engines/redis/embedded/commands/json/get.ts';
import * as json_merge from '../../src/engines/redis/embedded/commands/json/merge.ts';
import * as json_scalars from '../../src/engines/redis/embedded/commands/json/scalars.ts';
import * as json_set from '../../src/engines/redis/embedded/commands/json/set.ts';
import * as list_edit from '../../src/engines/redis/embedded/commands/list/edit.ts';
import * as list_ends from '../../src/engines/redis/embedded/commands/list/ends.ts';
import * as list_move from '../../src/engines/redis/embedded/commands/list/move.ts';
import * as list_read from '../../src/engines/redis/embedded/commands/list/read.ts';
import * as list_search from '../../src/engines/redis/embedded/commands/list/search.ts';
import * as pubsub from '../../src/engines/redis/embedded/commands/pubsub.ts';
import * as scripting_functions from '../../src/engines/redis/embedded/commands/scripting/functions.ts';
import * as scripting_scripts from '../../src/engines/redis/embedded/commands/scripting/scripts.ts';
import * as search_aliases from '../../src/engines/redis/embedded/commands/search/aliases.ts';
import * as search_create from '../../src/engines/redis/embedded/commands/search/create.ts';
import * as search_describe from '../../src/engines/redis/embedded/commands/search/describe.ts';
import * as search_query from '../../src/engines/redis/embedded/commands/search/query.ts';
import * as search_waiting from '../../src/engines/redis/embedded/commands/search/waiting.ts';
import * as server_acl from '../../src/engines/redis/embedded/commands/server/acl.ts';
import * as server_command_documentation from '../../src/engines/redis/embedded/commands/server/command-documentation.ts';
import * as server_command_table from '../../src/engines/redis/embedded/commands/server/command-table.ts';
import * as server_config from '../../src/engines/redis/embedded/commands/server/config.ts';
import * as server_info from '../../src/engines/redis/embedded/commands/server/info.ts';
import * as server_keyspace from '../../src/engines/redis/embedded/commands/server/keyspace.ts';
import * as server_monitoring from '../../src/engines/redis/embedded/commands/server/monitoring.ts';
import * as server_save from '../../src/engines/redis/embedded/commands/server/save.ts';
import * as set_algebra from '../../src/engines/redis/embedded/commands/set/algebra.ts';
import * as set_members from '../../src/engines/redis/embedded/commands/set/members.ts';
import * as set_random from '../../src/engines/redis/embedded/commands/set/random.ts';
import * as sorted_set_add from '../../src/engines/redis/embedded/commands/sorted-set/add.ts';
import * as sorted_set_algebra from '../../src/engines/redis/embedded/commands/sorted-set/algebra.ts';
import * as sorted_set_pop from '../../src/engines/redis/embedded/commands/sorted-set/pop.ts';
import * as sorted_set_random from '../../src/engines/redis/embedded/commands/sorted-set/random.ts';
import * as sorted_set_range from '../../src/engines/redis/embedded/commands/sorted-set/range.ts';
import * as sorted_set_read from '../../src/engines/redis/embedded/commands/sorted-set/read.ts';
import * as sorted_set_remove from '../../src/engines/redis/embedded/commands/sorted-set/remove.ts';
import * as stream_add from '../../src/engines/redis/embedded/commands/stream/add.ts';
import * as stream_claim from '../../src/engines/redis/embedded/commands/stream/claim.ts';
import * as stream_delete from '../../src/engines/redis/embedded/commands/stream/delete.ts';
import * as stream_give_back from '../../src/engines/redis/embedded/commands/stream/give-back.ts';
import * as stream_groups from '../../src/engines/redis/embedded/commands/stream/groups.ts';
import * as stream_info from '../../src/engines/redis/embedded/commands/stream/info.ts';
import * as stream_pending from '../../src/engines/redis/embedded/commands/stream/pending.ts';
import * as stream_producers from '../../src/engines/redis/embedded/commands/stream/producers.ts';
import * as stream_read from '../../src/engines/redis/embedded/commands/stream/read.ts';
import * as stream_read_group from '../../src/engines/redis/embedded/commands/stream/read-group.ts';
import * as string_counters from '../../src/engines/redis/embedded/commands/string/counters.ts';
import * as string_get_and_change from '../../src/engines/redis/embedded/commands/string/get-and-change.ts';
import * as string_increx from '../../src/engines/redis/embedded/commands/string/increx.ts';
import * as string_longest_common_subsequence from '../../src/engines/redis/embedded/commands/string/longest-common-subsequence.ts';
import * as string_read from '../../src/engines/redis/embedded/commands/string/read.ts';
import * as string_set from '../../src/engines/redis/embedded/commands/string/set.ts';
import * as string_set_many from '../../src/engines/redis/embedded/commands/string/set-many.ts';
import * as transactions from '../../src/engines/redis/embedded/commands/transactions.ts';
import * as vector_indexes from '../../src/engines/redis/embedded/commands/vector/indexes.ts';
import * as vector_query from '../../src/engines/redis/embedded/commands/vector/query.ts';
import * as vector_vectors from '../../src/engines/redis/embedded/commands/vector/vectors.ts';
import type { commandTable } from './commands.ts';

/** By the names of the commands; others have none. */
export const commandFunctions: Readonly<Record<string, CommandFunction>> &
  Readonly<Record<keyof typeof commandTable, CommandFunction>> = {
  "acl|cat": server_acl.aclCat,
  "acl|deluser": server_acl.aclDelUser,
  "acl|dryrun": server_acl.aclDryRun,
  "acl|genpass": server_acl.aclGenPass,
  "acl|gentoken": server_acl.aclGenToken,
  "acl|getuser": server_acl.aclGetUser,
  "acl|help": server_acl.aclHelp,
  "acl|list": server_acl.aclList,
  "acl|load": server_acl.aclLoad,
  "acl|log": server_acl.aclLog,
  "acl|resttoken": server_acl.aclRestToken,
  "acl|save": server_acl.aclSave,
  "acl|setuser": server_acl.aclSetUser,
  "acl|users": server_acl.aclUsers,
  "acl|whoami": server_acl.aclWhoAmI,
  "append": string_read.append,
  "arcount": array_read.arcount,
  "ardel": array_delete.ardel,
  "ardelrange": array_delete.ardelrange,
  "arget": array_read.arget,
  "argetrange": array_read.argetrange,
  "argrep": array_search.argrep,
  "arinfo": array_info.arinfo,
  "arinsert": array_append.arinsert,
  "arlastitems": array_append.arlastitems,
  "arlen": array_read.arlen,
  "armget": array_read.armget,
  "armset": array_write.armset,
  "arnext": array_append.arnext,
  "arop": array_aggregate.arop,
  "arring": array_append.arring,
  "arscan": array_scan.arscan,
  "arseek": array_append.arseek,
  "arset": array_write.arset,
  "auth": connection_connection.auth,
  "bgsave": server_save.bgsave,
  "bitcount": bitmap_bits.bitcount,
  "bitfield": bitmap_fields.bitfield,
  "bitfield_ro": bitmap_fields.bitfieldRo,
  "bitop": bitmap_combine.bitop,
  "bitpos": bitmap_bits.bitpos,
  "blmove": list_move.blmove,
  "blmpop": list_ends.blmpop,
  "blpop": list_ends.blpop,
  "brpop": list_ends.brpop,
  "brpoplpush": list_move.brpoplpush,
  "bzmpop": sorted_set_pop.bzmpop,
  "bzpopmax": sorted_set_pop.bzpopmax,
  "bzpopmin": sorted_set_pop.bzpopmin,
  "client|caching": connection_client_tracking.caching,
  "client|getname": connection_client.getName,
  "client|getredir": connection_client_tracking.getRedirect,
  "client|help": connection_client.help,
  "client|id": connection_client.id,
  "client|info": connection_client.info,
  "client|kill": connection_client_kill.kill,
  "client|list": connection_client.list,
  "client|no-evict": connection_client.noEvict,
  "client|no-touch": connection_client.noTouch,
  "client|pause": connection_client.pause,
  "client|reply": connection_client.reply,
  "client|setinfo": connection_client.setInfo,
  "client|setname": connection_client.setName,
  "client|tracking": connection_client_tracking.tracking,
  "client|trackinginfo": connection_client_tracking.trackingInfo,
  "client|unblock": connection_client.unblock,
  "client|unpause": connection_client.unpause,
  "command|count": server_command_table.commandCount,
  "command|docs": server_command_documentation.commandDocs,
  "command|getkeys": server_command_table.commandGetKeys,
  "command|getkeysandflags": server_command_table.commandGetKeysAndFlags,
  "command|help": server_command_table.commandHelp,
  "command|info": server_command_table.commandInfo,
  "command|list": server_command_table.commandList,
  "command": server_command_table.command,
  "config|get": server_config.configGet,
  "config|help": server_config.configHelp,
  "config|resetstat": server_config.configResetStat,
  "config|set": server_config.configSet,
  "copy": generic_rename.copy,
  "dbsize": server_keyspace.dbSize,
  "decr": string_counters.decr,
  "decrby": string_counters.decrby,
  "del": generic_keys.del,
  "delex": string_get_and_change.delex,
  "digest": string_get_and_change.digest,
  "discard": transactions.discard,
  "dump": generic_dump.dump,
  "echo": connection_connection.echo,
  "eval": scripting_scripts.evaluate,
  "eval_ro": scripting_scripts.evaluateReadOnly,
  "evalsha": scripting_scripts.evaluateSha,
  "evalsha_ro": scripting_scripts.evaluateShaReadOnly,
  "exec": transactions.exec,
  "exists": generic_keys.exists,
  "expire": generic_expire.expire,
  "expireat": generic_expire.expireat,
  "expiretime": generic_expire.expiretime,
  "fcall": scripting_functions.fcall,
  "fcall_ro": scripting_functions.fcallReadOnly,
  "flushall": server_keyspace.flush,
  "flushdb": server_keyspace.flush,
  "function|delete": scripting_functions.remove,
  "function|dump": scripting_functions.dump,
  "function|flush": scripting_functions.flush,
  "function|help": scripting_functions.help,
  "function|kill": scripting_functions.kill,
  "function|list": scripting_functions.list,
  "function|load": scripting_functions.load,
  "function|restore": scripting_functions.restore,
  "function|stats": scripting_functions.stats,
  "geoadd": geo_positions.geoadd,
  "geodist": geo_positions.geodist,
  "geohash": geo_positions.geohash,
  "geopos": geo_positions.geopos,
  "georadius": geo_search.georadius,
  "georadius_ro": geo_search.georadiusRo,
  "georadiusbymember": geo_search.georadiusbymember,
  "georadiusbymember_ro": geo_search.georadiusbymemberRo,
  "geosearch": geo_search.geosearch,
  "geosearchstore": geo_search.geosearchstore,
  "get": string_read.get,
  "getbit": bitmap_bits.getbit,
  "getdel": string_get_and_change.getdel,
  "getex": string_get_and_change.getex,
  "getrange": string_read.getrange,
  "getset": string_get_and_change.getset,
  "hdel": hash_write.hdel,
  "hello": connection_connection.hello,
  "hexists": hash_read.hexists,
  "hexpire": hash_field_expiry.hexpire,
  "hexpireat": hash_field_expiry.hexpireat,
  "hexpiretime": hash_field_expiry.hexpiretime,
  "hget": hash_read.hget,
  "hgetall": hash_read.hgetall,
  "hgetdel": hash_field_values.hgetdel,
  "hgetex": hash_field_values.hgetex,
  "hincrby": hash_write.hincrby,
  "hincrbyfloat": hash_write.hincrbyfloat,
  "hkeys": hash_read.hkeys,
  "hlen": hash_read.hlen,
  "hmget": hash_read.hmget,
  "hmset": hash_write.hmset,
  "hpersist": hash_field_expiry.hpersist,
  "hpexpire": hash_field_expiry.hpexpire,
  "hpexpireat": hash_field_expiry.hpexpireat,
  "hpexpiretime": hash_field_expiry.hpexpiretime,
  "hpttl": hash_field_expiry.hpttl,
  "hrandfield": hash_random.hrandfield,
  "hscan": hash_read.hscan,
  "hset": hash_write.hset,
  "hsetex": hash_field_values.hsetex,
  "hsetnx": hash_write.hsetnx,
  "hstrlen": hash_read.hstrlen,
  "httl": hash_field_expiry.httl,
  "hvals": hash_read.hvals,
  "incr": string_counters.incr,
  "incrby": string_counters.incrby,
  "incrbyfloat": string_counters.incrbyfloat,
  "increx": string_increx.increx,
  "info": server_info.info,
  "json.arrappend": json_arrays.jsonArrappend,
  "json.arrindex": json_arrays.jsonArrindex,
  "json.arrinsert": json_arrays.jsonArrinsert,
  "json.arrlen": json_arrays.jsonArrlen,
  "json.arrpop": json_arrays.jsonArrpop,
  "json.arrtrim": json_arrays.jsonArrtrim,
  "json.clear": json_set.jsonClear,
  "json.debug|help": json_describe.jsonDebugHelp,
  "json.debug|memory": json_describe.jsonDebugMemory,
  "json.del": json_set.jsonDel,
  "json.forget": json_set.jsonDel,
  "json.get": json_get.jsonGet,
  "json.merge": json_merge.jsonMerge,
  "json.mget": json_get.jsonMget,
  "json.mset": json_set.jsonMset,
  "json.numincrby": json_scalars.jsonNumincrby,
  "json.nummultby": json_scalars.jsonNummultby,
  "json.objkeys": json_describe.jsonObjkeys,
  "json.objlen": json_describe.jsonObjlen,
  "json.resp": json_get.jsonResp,
  "json.set": json_set.jsonSet,
  "json.strappend": json_scalars.jsonStrappend,
  "json.strlen": json_scalars.jsonStrlen,
  "json.toggle": json_scalars.jsonToggle,
  "json.type": json_describe.jsonType,
  "keys": generic_keys.keys,
  "lastsave": server_save.lastsave,
  "latency|doctor": server_monitoring.doctor,
  "latency|help": server_monitoring.help,
  "latency|history": server_monitoring.history,
  "latency|latest": server_monitoring.latest,
  "latency|reset": server_monitoring.reset,
  "lcs": string_longest_common_subsequence.lcs,
  "lindex": list_read.lindex,
  "linsert": list_edit.linsert,
  "llen": list_read.llen,
  "lmove": list_move.lmove,
  "lmpop": list_ends.lmpop,
  "lpop": list_ends.lpop,
  "lpos": list_search.lpos,
  "lpush": list_ends.lpush,
  "lpushx": list_ends.lpushx,
  "lrange": list_read.lrange,
  "lrem": list_edit.lrem,
  "lset": list_edit.lset,
  "ltrim": list_edit.ltrim,
  "memory|doctor": server_keyspace.memoryDoctor,
  "memory|help": server_keyspace.memoryHelp,
  "memory|stats": server_keyspace.memoryStats,
  "memory|usage": server_keyspace.memoryUsage,
  "mget": string_read.mget,
  "monitor": server_monitoring.monitor,
  "mset": string_set_many.mset,
  "msetex": string_set_many.msetex,
  "msetnx": string_set_many.msetnx,
  "multi": transactions.multi,
  "object|encoding": generic_object.objectEncoding,
  "object|freq": generic_object.objectFreq,
  "object|help": generic_object.objectHelp,
  "object|idletime": generic_object.objectIdletime,
  "object|refcount": generic_object.objectRefcount,
  "persist": generic_expire.persist,
  "pexpire": generic_expire.pexpire,
  "pexpireat": generic_expire.pexpireat,
  "pexpiretime": generic_expire.pexpiretime,
  "pfadd": hyperloglog_commands.pfadd,
  "pfcount": hyperloglog_commands.pfcount,
  "pfmerge": hyperloglog_commands.pfmerge,
  "ping": connection_connection.ping,
  "psetex": string_set.psetex,
  "psubscribe": pubsub.psubscribe,
  "pttl": generic_expire.pttl,
  "publish": pubsub.publish,
  "pubsub|channels": pubsub.channels,
  "pubsub|help": pubsub.help,
  "pubsub|numpat": pubsub.patternCount,
  "pubsub|numsub": pubsub.subscriberCounts,
  "pubsub|shardchannels": pubsub.shardChannels,
  "pubsub|shardnumsub": pubsub.shardSubscriberCounts,
  "punsubscribe": pubsub.punsubscribe,
  "quit": connection_connection.quit,
  "randomkey": generic_keys.randomkey,
  "rename": generic_rename.rename,
  "renamenx": generic_rename.renamenx,
  "reset": connection_connection.reset,
  "restore": generic_dump.restore,
  "role": server_save.role,
  "rpop": list_ends.rpop,
  "rpoplpush": list_move.rpoplpush,
  "rpush": list_ends.rpush,
  "rpushx": list_ends.rpushx,
  "sadd": set_members.sadd,
  "save": server_save.save,
  "scan": generic_keys.scan,
  "scard": set_members.scard,
  "script|exists": scripting_scripts.exists,
  "script|flush": scripting_scripts.flush,
  "script|help": scripting_scripts.help,
  "script|kill": scripting_scripts.kill,
  "script|load": scripting_scripts.load,
  "sdiff": set_algebra.sdiff,
  "sdiffstore": set_algebra.sdiffstore,
  "search.aggregate": search_query.searchAggregate,
  "search.aliasadd": search_aliases.searchAliasadd,
  "search.aliasdel": search_aliases.searchAliasdel,
  "search.count": search_query.searchCount,
  "search.create": search_create.searchCreate,
  "search.describe": search_describe.searchDescribe,
  "search.drop": search_create.searchDrop,
  "search.listaliases": search_aliases.searchListaliases,
  "search.listindexes": search_describe.searchListindexes,
  "search.query": search_query.searchQuery,
  "search.reindex": search_waiting.searchReindex,
  "search.waitindexing": search_waiting.searchWaitindexing,
  "select": connection_connection.select,
  "set": string_set.set,
  "setbit": bitmap_bits.setbit,
  "setex": string_set.setex,
  "setnx": string_set.setnx,
  "setrange": string_read.setrange,
  "sinter": set_algebra.sinter,
  "sintercard": set_algebra.sintercard,
  "sinterstore": set_algebra.sinterstore,
  "sismember": set_members.sismember,
  "slowlog|get": server_monitoring.slowLogGet,
  "slowlog|help": server_monitoring.slowLogHelp,
  "slowlog|len": server_monitoring.slowLogLen,
  "slowlog|reset": server_monitoring.slowLogReset,
  "smembers": set_members.smembers,
  "smismember": set_members.smismember,
  "smove": set_members.smove,
  "sort": generic_sort.sort,
  "sort_ro": generic_sort.sortRo,
  "spop": set_random.spop,
  "spublish": pubsub.spublish,
  "srandmember": set_random.srandmember,
  "srem": set_members.srem,
  "sscan": set_members.sscan,
  "ssubscribe": pubsub.ssubscribe,
  "strlen": string_read.strlen,
  "subscribe": pubsub.subscribe,
  "substr": string_read.getrange,
  "sunion": set_algebra.sunion,
  "sunionstore": set_algebra.sunionstore,
  "sunsubscribe": pubsub.sunsubscribe,
  "time": server_save.time,
  "touch": generic_keys.touch,
  "ttl": generic_expire.ttl,
  "type": generic_keys.type,
  "unlink": generic_keys.unlink,
  "unsubscribe": pubsub.unsubscribe,
  "unwatch": transactions.unwatch,
  "vector.add": vector_vectors.vectorAdd,
  "vector.count": vector_indexes.vectorCount,
  "vector.create": vector_indexes.vectorCreate,
  "vector.del": vector_vectors.vectorDel,
  "vector.drop": vector_indexes.vectorDrop,
  "vector.get": vector_vectors.vectorGet,
  "vector.info": vector_indexes.vectorInfo,
  "vector.query": vector_query.vectorQuery,
  "wait": generic_wait.wait,
  "waitaof": generic_wait.waitaof,
  "watch": transactions.watch,
  "xack": stream_delete.xack,
  "xackdel": stream_delete.xackdel,
  "xadd": stream_add.xadd,
  "xautoclaim": stream_claim.xautoclaim,
  "xcfgset": stream_producers.xcfgset,
  "xclaim": stream_claim.xclaim,
  "xdel": stream_delete.xdel,
  "xdelex": stream_delete.xdelex,
  "xgroup|create": stream_groups.create,
  "xgroup|createconsumer": stream_groups.createConsumer,
  "xgroup|delconsumer": stream_groups.deleteConsumer,
  "xgroup|destroy": stream_groups.destroy,
  "xgroup|help": stream_groups.groupHelp,
  "xgroup|setid": stream_groups.setId,
  "xidmprecord": stream_producers.xidmprecord,
  "xinfo|consumers": stream_info.infoConsumers,
  "xinfo|groups": stream_info.infoGroups,
  "xinfo|help": stream_info.infoHelp,
  "xinfo|stream": stream_info.infoStream,
  "xlen": stream_read.xlen,
  "xnack": stream_give_back.xnack,
  "xpending": stream_pending.xpending,
  "xrange": stream_read.xrange,
  "xread": stream_read.xread,
  "xreadgroup": stream_read_group.xreadgroup,
  "xrevrange": stream_read.xrevrange,
  "xsetid": stream_add.xsetid,
  "xtrim": stream_add.xtrim,
  "zadd": sorted_set_add.zadd,
  "zcard": sorted_set_read.zcard,
  "zcount": sorted_set_read.zcount,
  "zdiff": sorted_set_algebra.zdiff,
  "zdiffstore": sorted_set_algebra.zdiffstore,
  "zincrby": sorted_set_add.zincrby,
  "zinter": sorted_set_algebra.zinter,
  "zintercard": sorted_set_algebra.zintercard,
  "zinterstore": sorted_set_algebra.zinterstore,
  "zlexcount": sorted_set_read.zlexcount,
  "zmpop": sorted_set_pop.zmpop,
  "zmscore": sorted_set_read.zmscore,
  "zpopmax": sorted_set_pop.zpopmax,
  "zpopmin": sorted_set_pop.zpopmin,
  "zrandmember": sorted_set_random.zrandmember,
  "zrange": sorted_set_range.zrange,
  "zrangebylex": sorted_set_range.zrangebylex,
  "zrangebyscore": sorted_set_range.zrangebyscore,
  "zrangestore": sorted_set_range.zrangestore,
  "zrank": sorted_set_read.zrank,
  "zrem": sorted_set_remove.zrem,
  "zremrangebylex": sorted_set_remove.zremrangebylex,
  "zremrangebyrank": sorted_set_remove.zremrangebyrank,
  "zremrangebyscore": sorted_set_remove.zremrangebyscore,
  "zrevrange": sorted_set_range.zrevrange,
  "zrevrangebylex": sorted_set_range.zrevrangebylex,
  "zrevrangebyscore": sorted_set_range.zrevrangebyscore,
  "zrevrank": sorted_set_read.zrevrank,
  "zscan": sorted_set_read.zscan,
  "zscore": sorted_set_read.zscore,
  "zunion": sorted_set_algebra.zunion,
  "zunionstore": sorted_set_algebra.zunionstore,
};
