import type { CommandsOf } from '../command.ts';
import { geoadd } from './add.ts';
import { geodist, geohash, geopos } from './read.ts';
import {
  georadius,
  georadiusbymember,
  georadiusbymemberRo,
  georadiusRo,
  geosearch,
  geosearchstore,
} from './search.ts';

export const geoCommands = {
  geoadd,
  geodist,
  geohash,
  geopos,
  georadius,
  georadius_ro: georadiusRo,
  georadiusbymember,
  georadiusbymember_ro: georadiusbymemberRo,
  geosearch,
  geosearchstore,
} satisfies CommandsOf<'geo'>;
