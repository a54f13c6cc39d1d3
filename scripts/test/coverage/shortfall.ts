import { metOn, type CoveredKind, type TargetName } from './coverage.ts';

/** Parts that a run missed are named up to here; all of them are in the file. */
const SHOWN = 12;

/**
 * What is wrong where less has been met than is agreed, in one line with what is missing.
 * @param least in percent
 */
export function shortfall(
  kind: CoveredKind,
  target: TargetName,
  least: number,
): string | undefined {
  if (metOn(target, kind) * 100 >= least * kind.parts.length) return undefined;
  const missing = kind.parts.filter((part) => part[target] === undefined).map(({ name }) => name);
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  const named = missing.slice(0, SHOWN).join('; ') + more;
  return `${kind.kind} met on the ${target}: less than ${least}%. Never met: ${named}`;
}
