import { OK, RedisError } from '../../../reply.ts';
import type { CommandFunction, CommandsOf } from '../command.ts';
import { connectionOf } from '../connection/connection-of.ts';
import { aclHelp } from './acl-help.ts';
import { aclCat, aclDryRun, aclGenPass, aclLog } from './acl-inspection.ts';
import { aclGenToken, aclRestToken } from './acl-tokens.ts';
import {
  aclDelUser,
  aclGetUser,
  aclList,
  aclLoad,
  aclSave,
  aclSetUser,
  aclUsers,
  aclWhoAmI,
} from './acl-users.ts';
import { commandDocs } from './command-documentation.ts';
import { commandGetKeys, commandGetKeysAndFlags } from './command-keys.ts';
import { command, commandCount, commandHelp, commandInfo, commandList } from './command-table.ts';
import { configGet, configHelp, configResetStat, configSet } from './config.ts';
import { info } from './info.ts';
import { dbSize, flush, memoryHelp, memoryUsage } from './keyspace.ts';
import { bgsave, lastsave, role, save } from './save.ts';
import { slowLogGet, slowLogHelp, slowLogLen, slowLogReset } from './slow-log.ts';
import { time } from './time.ts';

const monitor: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (connection.isExecuting) {
    throw new RedisError("ERR MONITOR isn't allowed for DENY BLOCKING client");
  }
  connection.monitor();
  return OK;
};

export const serverCommands = {
  'acl|cat': aclCat,
  'acl|deluser': aclDelUser,
  'acl|dryrun': aclDryRun,
  'acl|genpass': aclGenPass,
  'acl|gentoken': aclGenToken,
  'acl|getuser': aclGetUser,
  'acl|help': aclHelp,
  'acl|list': aclList,
  'acl|load': aclLoad,
  'acl|log': aclLog,
  'acl|resttoken': aclRestToken,
  'acl|save': aclSave,
  'acl|setuser': aclSetUser,
  'acl|users': aclUsers,
  'acl|whoami': aclWhoAmI,
  bgsave,
  command,
  'command|count': commandCount,
  'command|docs': commandDocs,
  'command|getkeys': commandGetKeys,
  'command|getkeysandflags': commandGetKeysAndFlags,
  'command|help': commandHelp,
  'command|info': commandInfo,
  'command|list': commandList,
  'config|get': configGet,
  'config|help': configHelp,
  'config|resetstat': configResetStat,
  'config|set': configSet,
  dbsize: dbSize,
  flushall: flush,
  flushdb: flush,
  info,
  lastsave,
  monitor,
  'memory|help': memoryHelp,
  'memory|usage': memoryUsage,
  role,
  save,
  'slowlog|get': slowLogGet,
  'slowlog|help': slowLogHelp,
  'slowlog|len': slowLogLen,
  'slowlog|reset': slowLogReset,
  time,
} satisfies CommandsOf<'server'>;
