import { bitmapCommands } from './bitmap/index.ts';
import { connectionCommands } from './connection/index.ts';
import { genericCommands } from './generic/index.ts';
import { geoCommands } from './geo/index.ts';
import { hashCommands } from './hash/index.ts';
import { hyperloglogCommands } from './hyperloglog/index.ts';
import { jsonCommands } from './json/index.ts';
import { listCommands } from './list/index.ts';
import { pubsubCommands } from './pubsub/index.ts';
import { scriptingCommands } from './scripting/index.ts';
import { serverCommands } from './server/index.ts';
import { setCommands } from './set/index.ts';
import { sortedSetCommands } from './sorted-set/index.ts';
import { streamCommands } from './stream/index.ts';
import { stringCommands } from './string/index.ts';
import { transactionCommands } from './transactions/index.ts';

/** Every command of the embedded engine by its name in the command table. */
export const commandFunctions = {
  ...stringCommands,
  ...bitmapCommands,
  ...hashCommands,
  ...listCommands,
  ...setCommands,
  ...sortedSetCommands,
  ...geoCommands,
  ...hyperloglogCommands,
  ...streamCommands,
  ...jsonCommands,
  ...genericCommands,
  ...serverCommands,
  ...connectionCommands,
  ...pubsubCommands,
  ...transactionCommands,
  ...scriptingCommands,
};
