import { readFileSync } from 'node:fs';

/** For systems that don't say: the limit of macOS. */
const USUAL = 10_240;

/** How many files and connections this process may have open. Node has raised it to the most that the system allows. */
export function openFilesLimit(
  read: () => string = () => readFileSync('/proc/self/limits', 'utf8'),
): number {
  let limits: string;
  try {
    limits = read();
  } catch {
    return USUAL;
  }
  const soft = /^Max open files +(\d+|unlimited)/m.exec(limits)?.[1];
  if (soft === 'unlimited') return Infinity;
  return soft === undefined ? USUAL : Number(soft);
}
