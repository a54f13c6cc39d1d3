// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CommandFunction } from '../../src/engines/redis/embedded/commands/command.ts';
import * as bitmap_bits from '../../src/engines/redis/embedded/commands/bitmap/bits.ts';
import * as bitmap_combine from '../../src/engines/redis/embedded/commands/bitmap/combine.ts';
import * as bitmap_fields from '../../src/engines/redis/embedded/commands/bitmap/fields.ts';
import * as bitmap_ranges from '../../src/engines/redis/embedded/commands/bitmap/ranges.ts';
import * as connection_basics from '../../src/engines/redis/embedded/commands/connection/basics.ts';
import * as connection_client from '../../src/engines/redis/embedded/commands/connection/client.ts';
import * as connection_client_kill from '../../src/engines/redis/embedded/commands/connection/client-kill.ts';
import * as connection_client_pause from '../../src/engines/redis/embedded/commands/connection/client-pause.ts';
import * as connection_client_tracking from '../../src/engines/redis/embedded/commands/connection/client-tracking.ts';
import * as connection_log_in from '../../src/engines/redis/embedded/commands/connection/log-in.ts';
import * as generic_dump from '../../src/engines/redis/embedded/commands/generic/dump.ts';
import * as generic_expire from '../../src/engines/redis/embedded/commands/generic/expire.ts';
import * as generic_keys from '../../src/engines/redis/embedded/commands/generic/keys.ts';
import * as generic_object from '../../src/engines/redis/embedded/commands/generic/object.ts';
import * as generic_rename from '../../src/engines/redis/embedded/commands/generic/rename.ts';
import * as generic_scan from '../../src/engines/redis/embedded/commands/generic/scan.ts';
import * as generic_sort from '../../src/engines/redis/embedded/commands/generic/sort.ts';
import * as generic_ttl from '../../src/engines/redis/embedded/commands/generic/ttl.ts';
import * as generic_wait from '../../src/engines/redis/embedded/commands/generic/wait.ts';
import * as geo_add from '../../src/engines/redis/embedded/commands/geo/add.ts';
import * as geo_read from '../../src/engines/redis/embedded/commands/geo/read.ts';
import * as geo_search from '../../src/engines/redis/embedded/commands/geo/search.ts';
import * as hash_counters from '../../src/engines/redis/embedded/commands/hash/counters.ts';
import * as hash_field_expiry from '../../src/engines/redis/embedded/commands/hash/field-expiry.ts';
import * as hash_field_values from '../../src/engines/redis/embedded/commands/hash/field-values.ts';
import * as hash_random from '../../src/engines/redis/embedded/commands/hash/random.ts';
import * as hash_read from '../../src/engines/redis/embedded/commands/hash/read.ts';
import * as hash_scan from '../../src/engines/redis/embedded/commands/hash/scan.ts';
import * as hash_write from '../../src/engines/redis/embedded/commands/hash/write.ts';
import * as hyperloglog_commands from '../../src/engines/redis/embedded/commands/hyperloglog/commands.ts';
import * as json_arrays from '../../src/engines/redis/embedded/commands/json/arrays.ts';
import * as json_delete from '../../src/engines/redis/embedded/commands/json/delete.ts';
import * as json_describe from '../../src/engines/redis/embedded/commands/json/describe.ts';
import * as json_get from '../../src/engines/redis/embedded/commands/json/get.ts';
import * as json_merge from '../../src/engines/redis/embedded/commands/json/merge.ts';
import * as json_numbers from '../../src/engines/redis/embedded/commands/json/numbers.ts';
import * as json_objects from '../../src/engines/redis/embedded/commands/json/objects.ts';
import * as json_set from '../../src/engines/redis/embedded/commands/json/set.ts';
import * as json_strings from '../../src/engines/redis/embedded/commands/json/strings.ts';
import * as list_edit from '../../src/engines/redis/embedded/commands/list/edit.ts';
import * as list_move from '../../src/engines/redis/embedded/commands/list/move.ts';
import * as list_pop from '../../src/engines/redis/embedded/commands/list/pop.ts';
import * as list_push from '../../src/engines/redis/embedded/commands/list/push.ts';
import * as list_read from '../../src/engines/redis/embedded/commands/list/read.ts';
import * as list_search from '../../src/engines/redis/embedded/commands/list/search.ts';
import * as pubsub_introspection from '../../src/engines/redis/embedded/commands/pubsub/introspection.ts';
import * as pubsub_publish from '../../src/engines/redis/embedded/commands/pubsub/publish.ts';
import * as pubsub_subscribe from '../../src/engines/redis/embedded/commands/pubsub/subscribe.ts';
import * as scripting_evaluate from '../../src/engines/redis/embedded/commands/scripting/evaluate.ts';
import * as scripting_fcall from '../../src/engines/redis/embedded/commands/scripting/fcall.ts';
import * as scripting_function from '../../src/engines/redis/embedded/commands/scripting/function.ts';
import * as scripting_script from '../../src/engines/redis/embedded/commands/scripting/script.ts';
import * as server_acl_help from '../../src/engines/redis/embedded/commands/server/acl-help.ts';
import * as server_acl_inspection from '../../src/engines/redis/embedded/commands/server/acl-inspection.ts';
import * as server_acl_tokens from '../../src/engines/redis/embedded/commands/server/acl-tokens.ts';
import * as server_acl_users from '../../src/engines/redis/embedded/commands/server/acl-users.ts';
import * as server_command_documentation from '../../src/engines/redis/embedded/commands/server/command-documentation.ts';
import * as server_command_keys from '../../src/engines/redis/embedded/commands/server/command-keys.ts';
import * as server_command_table from '../../src/engines/redis/embedded/commands/server/command-table.ts';
import * as server_config from '../../src/engines/redis/embedded/commands/server/config.ts';
import * as server_info from '../../src/engines/redis/embedded/commands/server/info.ts';
import * as server_keyspace from '../../src/engines/redis/embedded/commands/server/keyspace.ts';
import * as server_latency from '../../src/engines/redis/embedded/commands/server/latency.ts';
import * as server_memory from '../../src/engines/redis/embedded/commands/server/memory.ts';
import * as server_monitor from '../../src/engines/redis/embedded/commands/server/monitor.ts';
import * as server_save from '../../src/engines/redis/embedded/commands/server/save.ts';
import * as server_slow_log from '../../src/engines/redis/embedded/commands/server/slow-log.ts';
import * as server_time from '../../src/engines/redis/embedded/commands/server/time.ts';
import * as set_algebra from '../../src/engines/redis/embedded/commands/set/algebra.ts';
import * as set_cardinality from '../../src/engines/redis/embedded/commands/set/cardinality.ts';
import * as set_members from '../../src/engines/redis/embedded/commands/set/members.ts';
import * as set_random from '../../src/engines/redis/embedded/commands/set/random.ts';
import * as set_scan from '../../src/engines/redis/embedded/commands/set/scan.ts';
import * as sorted_set_add from '../../src/engines/redis/embedded/commands/sorted-set/add.ts';
import * as sorted_set_algebra from '../../src/engines/redis/embedded/commands/sorted-set/algebra.ts';
import * as sorted_set_pop from '../../src/engines/redis/embedded/commands/sorted-set/pop.ts';
import * as sorted_set_random from '../../src/engines/redis/embedded/commands/sorted-set/random.ts';
import * as sorted_set_ranges from '../../src/engines/redis/embedded/commands/sorted-set/ranges.ts';
import * as sorted_set_read from '../../src/engines/redis/embedded/commands/sorted-set/read.ts';
import * as sorted_set_remove from '../../src/engines/redis/embedded/commands/sorted-set/remove.ts';
import * as sorted_set_scan from '../../src/engines/redis/embedded/commands/sorted-set/scan.ts';
import * as stream_add from '../../src/engines/redis/embedded/commands/stream/add.ts';
import * as stream_claim from '../../src/engines/redis/embedded/commands/stream/claim.ts';
import * as stream_delete from '../../src/engines/redis/embedded/commands/stream/delete.ts';
import * as stream_give_back from '../../src/engines/redis/embedded/commands/stream/give-back.ts';
import * as stream_groups from '../../src/engines/redis/embedded/commands/stream/groups.ts';
import * as stream_info from '../../src/engines/redis/embedded/commands/stream/info.ts';
import * as stream_pending from '../../src/engines/redis/embedded/commands/stream/pending.ts';
import * as stream_producers from '../../src/engines/redis/embedded/commands/stream/producers.ts';
import * as stream_range from '../../src/engines/redis/embedded/commands/stream/range.ts';
import * as stream_read from '../../src/engines/redis/embedded/commands/stream/read.ts';
import * as stream_read_group from '../../src/engines/redis/embedded/commands/stream/read-group.ts';
import * as string_counters from '../../src/engines/redis/embedded/commands/string/counters.ts';
import * as string_edit from '../../src/engines/redis/embedded/commands/string/edit.ts';
import * as string_get_and_change from '../../src/engines/redis/embedded/commands/string/get-and-change.ts';
import * as string_increx from '../../src/engines/redis/embedded/commands/string/increx.ts';
import * as string_longest_common_subsequence from '../../src/engines/redis/embedded/commands/string/longest-common-subsequence.ts';
import * as string_read from '../../src/engines/redis/embedded/commands/string/read.ts';
import * as string_set from '../../src/engines/redis/embedded/commands/string/set.ts';
import * as string_set_many from '../../src/engines/redis/embedded/commands/string/set-many.ts';
import * as transactions_transaction from '../../src/engines/redis/embedded/commands/transactions/transaction.ts';
import type { commandTable } from './commands.ts';

/** By the names of the commands; others have none. */
export const commandFunctions: Readonly<Record<string, CommandFunction>> &
  Readonly<Record<keyof typeof commandTable, CommandFunction>> = {
  "acl|cat": server_acl_inspection.aclCat,
  "acl|deluser": server_acl_users.aclDelUser,
  "acl|dryrun": server_acl_inspection.aclDryRun,
  "acl|genpass": server_acl_inspection.aclGenPass,
  "acl|gentoken": server_acl_tokens.aclGenToken,
  "acl|getuser": server_acl_users.aclGetUser,
  "acl|help": server_acl_help.aclHelp,
  "acl|list": server_acl_users.aclList,
  "acl|load": server_acl_users.aclLoad,
  "acl|log": server_acl_inspection.aclLog,
  "acl|resttoken": server_acl_tokens.aclRestToken,
  "acl|save": server_acl_users.aclSave,
  "acl|setuser": server_acl_users.aclSetUser,
  "acl|users": server_acl_users.aclUsers,
  "acl|whoami": server_acl_users.aclWhoAmI,
  "append": string_edit.append,
  "auth": connection_log_in.auth,
  "bgsave": server_save.bgsave,
  "bitcount": bitmap_ranges.bitcount,
  "bitfield": bitmap_fields.bitfield,
  "bitfield_ro": bitmap_fields.bitfieldRo,
  "bitop": bitmap_combine.bitop,
  "bitpos": bitmap_ranges.bitpos,
  "blmove": list_move.blmove,
  "blmpop": list_pop.blmpop,
  "blpop": list_pop.blpop,
  "brpop": list_pop.brpop,
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
  "client|pause": connection_client_pause.pause,
  "client|reply": connection_client.reply,
  "client|setinfo": connection_client.setInfo,
  "client|setname": connection_client.setName,
  "client|tracking": connection_client_tracking.tracking,
  "client|trackinginfo": connection_client_tracking.trackingInfo,
  "client|unblock": connection_client.unblock,
  "client|unpause": connection_client_pause.unpause,
  "command|count": server_command_table.commandCount,
  "command|docs": server_command_documentation.commandDocs,
  "command|getkeys": server_command_keys.commandGetKeys,
  "command|getkeysandflags": server_command_keys.commandGetKeysAndFlags,
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
  "discard": transactions_transaction.discard,
  "dump": generic_dump.dump,
  "echo": connection_basics.echo,
  "eval": scripting_evaluate.evaluate,
  "eval_ro": scripting_evaluate.evaluateReadOnly,
  "evalsha": scripting_evaluate.evaluateSha,
  "evalsha_ro": scripting_evaluate.evaluateShaReadOnly,
  "exec": transactions_transaction.exec,
  "exists": generic_keys.exists,
  "expire": generic_expire.expire,
  "expireat": generic_expire.expireat,
  "expiretime": generic_ttl.expiretime,
  "fcall": scripting_fcall.fcall,
  "fcall_ro": scripting_fcall.fcallReadOnly,
  "flushall": server_keyspace.flush,
  "flushdb": server_keyspace.flush,
  "function|delete": scripting_function.remove,
  "function|dump": scripting_function.dump,
  "function|flush": scripting_function.flush,
  "function|help": scripting_function.help,
  "function|kill": scripting_function.kill,
  "function|list": scripting_function.list,
  "function|load": scripting_function.load,
  "function|restore": scripting_function.restore,
  "function|stats": scripting_function.stats,
  "geoadd": geo_add.geoadd,
  "geodist": geo_read.geodist,
  "geohash": geo_read.geohash,
  "geopos": geo_read.geopos,
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
  "hello": connection_log_in.hello,
  "hexists": hash_read.hexists,
  "hexpire": hash_field_expiry.hexpire,
  "hexpireat": hash_field_expiry.hexpireat,
  "hexpiretime": hash_field_expiry.hexpiretime,
  "hget": hash_read.hget,
  "hgetall": hash_read.hgetall,
  "hgetdel": hash_field_values.hgetdel,
  "hgetex": hash_field_values.hgetex,
  "hincrby": hash_counters.hincrby,
  "hincrbyfloat": hash_counters.hincrbyfloat,
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
  "hscan": hash_scan.hscan,
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
  "json.clear": json_delete.jsonClear,
  "json.debug|help": json_describe.jsonDebugHelp,
  "json.debug|memory": json_describe.jsonDebugMemory,
  "json.del": json_delete.jsonDel,
  "json.forget": json_delete.jsonDel,
  "json.get": json_get.jsonGet,
  "json.merge": json_merge.jsonMerge,
  "json.mget": json_get.jsonMget,
  "json.mset": json_set.jsonMset,
  "json.numincrby": json_numbers.jsonNumincrby,
  "json.nummultby": json_numbers.jsonNummultby,
  "json.objkeys": json_objects.jsonObjkeys,
  "json.objlen": json_objects.jsonObjlen,
  "json.resp": json_get.jsonResp,
  "json.set": json_set.jsonSet,
  "json.strappend": json_strings.jsonStrappend,
  "json.strlen": json_strings.jsonStrlen,
  "json.toggle": json_strings.jsonToggle,
  "json.type": json_describe.jsonType,
  "keys": generic_keys.keys,
  "lastsave": server_save.lastsave,
  "latency|doctor": server_latency.doctor,
  "latency|help": server_latency.help,
  "latency|history": server_latency.history,
  "latency|latest": server_latency.latest,
  "latency|reset": server_latency.reset,
  "lcs": string_longest_common_subsequence.lcs,
  "lindex": list_read.lindex,
  "linsert": list_edit.linsert,
  "llen": list_read.llen,
  "lmove": list_move.lmove,
  "lmpop": list_pop.lmpop,
  "lpop": list_pop.lpop,
  "lpos": list_search.lpos,
  "lpush": list_push.lpush,
  "lpushx": list_push.lpushx,
  "lrange": list_read.lrange,
  "lrem": list_edit.lrem,
  "lset": list_edit.lset,
  "ltrim": list_edit.ltrim,
  "memory|doctor": server_memory.memoryDoctor,
  "memory|help": server_keyspace.memoryHelp,
  "memory|stats": server_memory.memoryStats,
  "memory|usage": server_keyspace.memoryUsage,
  "mget": string_read.mget,
  "monitor": server_monitor.monitor,
  "mset": string_set_many.mset,
  "msetex": string_set_many.msetex,
  "msetnx": string_set_many.msetnx,
  "multi": transactions_transaction.multi,
  "object|encoding": generic_object.objectEncoding,
  "object|freq": generic_object.objectFreq,
  "object|help": generic_object.objectHelp,
  "object|idletime": generic_object.objectIdletime,
  "object|refcount": generic_object.objectRefcount,
  "persist": generic_expire.persist,
  "pexpire": generic_expire.pexpire,
  "pexpireat": generic_expire.pexpireat,
  "pexpiretime": generic_ttl.pexpiretime,
  "pfadd": hyperloglog_commands.pfadd,
  "pfcount": hyperloglog_commands.pfcount,
  "pfmerge": hyperloglog_commands.pfmerge,
  "ping": connection_basics.ping,
  "psetex": string_set.psetex,
  "psubscribe": pubsub_subscribe.psubscribe,
  "pttl": generic_ttl.pttl,
  "publish": pubsub_publish.publish,
  "pubsub|channels": pubsub_introspection.channels,
  "pubsub|help": pubsub_introspection.help,
  "pubsub|numpat": pubsub_introspection.patternCount,
  "pubsub|numsub": pubsub_introspection.subscriberCounts,
  "pubsub|shardchannels": pubsub_introspection.shardChannels,
  "pubsub|shardnumsub": pubsub_introspection.shardSubscriberCounts,
  "punsubscribe": pubsub_subscribe.punsubscribe,
  "quit": connection_basics.quit,
  "randomkey": generic_keys.randomkey,
  "rename": generic_rename.rename,
  "renamenx": generic_rename.renamenx,
  "reset": connection_basics.reset,
  "restore": generic_dump.restore,
  "role": server_save.role,
  "rpop": list_pop.rpop,
  "rpoplpush": list_move.rpoplpush,
  "rpush": list_push.rpush,
  "rpushx": list_push.rpushx,
  "sadd": set_members.sadd,
  "save": server_save.save,
  "scan": generic_scan.scan,
  "scard": set_members.scard,
  "script|exists": scripting_script.exists,
  "script|flush": scripting_script.flush,
  "script|help": scripting_script.help,
  "script|kill": scripting_script.kill,
  "script|load": scripting_script.load,
  "sdiff": set_algebra.sdiff,
  "sdiffstore": set_algebra.sdiffstore,
  "select": connection_basics.select,
  "set": string_set.set,
  "setbit": bitmap_bits.setbit,
  "setex": string_set.setex,
  "setnx": string_set.setnx,
  "setrange": string_edit.setrange,
  "sinter": set_algebra.sinter,
  "sintercard": set_cardinality.sintercard,
  "sinterstore": set_algebra.sinterstore,
  "sismember": set_members.sismember,
  "slowlog|get": server_slow_log.slowLogGet,
  "slowlog|help": server_slow_log.slowLogHelp,
  "slowlog|len": server_slow_log.slowLogLen,
  "slowlog|reset": server_slow_log.slowLogReset,
  "smembers": set_members.smembers,
  "smismember": set_members.smismember,
  "smove": set_members.smove,
  "sort": generic_sort.sort,
  "sort_ro": generic_sort.sortRo,
  "spop": set_random.spop,
  "spublish": pubsub_publish.spublish,
  "srandmember": set_random.srandmember,
  "srem": set_members.srem,
  "sscan": set_scan.sscan,
  "ssubscribe": pubsub_subscribe.ssubscribe,
  "strlen": string_read.strlen,
  "subscribe": pubsub_subscribe.subscribe,
  "substr": string_read.getrange,
  "sunion": set_algebra.sunion,
  "sunionstore": set_algebra.sunionstore,
  "sunsubscribe": pubsub_subscribe.sunsubscribe,
  "time": server_time.time,
  "touch": generic_keys.touch,
  "ttl": generic_ttl.ttl,
  "type": generic_keys.type,
  "unlink": generic_keys.unlink,
  "unsubscribe": pubsub_subscribe.unsubscribe,
  "unwatch": transactions_transaction.unwatch,
  "wait": generic_wait.wait,
  "waitaof": generic_wait.waitaof,
  "watch": transactions_transaction.watch,
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
  "xlen": stream_range.xlen,
  "xnack": stream_give_back.xnack,
  "xpending": stream_pending.xpending,
  "xrange": stream_range.xrange,
  "xread": stream_read.xread,
  "xreadgroup": stream_read_group.xreadgroup,
  "xrevrange": stream_range.xrevrange,
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
  "zrange": sorted_set_ranges.zrange,
  "zrangebylex": sorted_set_ranges.zrangebylex,
  "zrangebyscore": sorted_set_ranges.zrangebyscore,
  "zrangestore": sorted_set_ranges.zrangestore,
  "zrank": sorted_set_read.zrank,
  "zrem": sorted_set_remove.zrem,
  "zremrangebylex": sorted_set_remove.zremrangebylex,
  "zremrangebyrank": sorted_set_remove.zremrangebyrank,
  "zremrangebyscore": sorted_set_remove.zremrangebyscore,
  "zrevrange": sorted_set_ranges.zrevrange,
  "zrevrangebylex": sorted_set_ranges.zrevrangebylex,
  "zrevrangebyscore": sorted_set_ranges.zrevrangebyscore,
  "zrevrank": sorted_set_read.zrevrank,
  "zscan": sorted_set_scan.zscan,
  "zscore": sorted_set_read.zscore,
  "zunion": sorted_set_algebra.zunion,
  "zunionstore": sorted_set_algebra.zunionstore,
};
