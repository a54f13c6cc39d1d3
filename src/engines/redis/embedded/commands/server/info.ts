import type { CommandFunction } from '../command.ts';
import { sections } from './info-sections.ts';

/**
 * Each section appears once and in INFO's own order, whatever the order of the arguments; unknown sections are ignored
 * (Redis 7.2 `server.c` `genInfoSectionDict`).
 */
export const info: CommandFunction = ({ database }, argv) => {
  const asked = new Set(argv.slice(1).map((word) => word.toLowerCase()));
  const all = asked.has('all') || asked.has('everything');
  const byDefault = asked.size === 0 || asked.has('default');
  return sections
    .filter(
      ({ title, isLeftOut }) =>
        all || (byDefault && isLeftOut !== true) || asked.has(title.toLowerCase()),
    )
    .map(({ title, fields }) => {
      const lines = Object.entries(fields(database)).map(([name, value]) => `${name}:${value}`);
      return [`# ${title}`, ...lines, ''].join('\r\n');
    })
    .join('\r\n');
};
