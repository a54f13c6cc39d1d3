import type { CommandFunction } from '../command.ts';

/** Unix time in seconds, and the microseconds of the second, both as strings. */
export const time: CommandFunction = ({ database }) => {
  const microseconds = Math.floor(database.clock.now() * 1000);
  const ofSecond = microseconds % 1_000_000;
  return [String((microseconds - ofSecond) / 1_000_000), String(ofSecond)];
};
