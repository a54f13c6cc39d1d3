import type { CommandsOf } from '../command.ts';
import { bitcount, bitpos } from './ranges.ts';
import { bitfield, bitfieldRo } from './fields.ts';
import { bitop } from './combine.ts';
import { getbit, setbit } from './bits.ts';

export const bitmapCommands = {
  bitcount,
  bitfield,
  bitfield_ro: bitfieldRo,
  bitop,
  bitpos,
  getbit,
  setbit,
} satisfies CommandsOf<'bitmap'>;
