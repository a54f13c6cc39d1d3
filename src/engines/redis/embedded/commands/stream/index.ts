import type { CommandsOf } from '../command.ts';
import { xadd, xsetid, xtrim } from './add.ts';
import { xautoclaim, xclaim } from './claim.ts';
import { xack, xackdel, xdel, xdelex } from './delete.ts';
import { create, createConsumer, deleteConsumer, destroy, groupHelp, setId } from './groups.ts';
import { infoConsumers, infoGroups, infoHelp, infoStream } from './info.ts';
import { xpending } from './pending.ts';
import { xlen, xrange, xrevrange } from './range.ts';
import { xreadgroup } from './read-group.ts';
import { xread } from './read.ts';

export const streamCommands = {
  xack,
  xackdel,
  xadd,
  xautoclaim,
  xclaim,
  xdel,
  xdelex,
  'xgroup|create': create,
  'xgroup|createconsumer': createConsumer,
  'xgroup|delconsumer': deleteConsumer,
  'xgroup|destroy': destroy,
  'xgroup|help': groupHelp,
  'xgroup|setid': setId,
  'xinfo|consumers': infoConsumers,
  'xinfo|groups': infoGroups,
  'xinfo|help': infoHelp,
  'xinfo|stream': infoStream,
  xlen,
  xpending,
  xrange,
  xread,
  xreadgroup,
  xrevrange,
  xsetid,
  xtrim,
} satisfies CommandsOf<'stream'>;
