import { coveredOn, type CoveredKind, type TargetName } from '../../coverage/coverage.ts';

/** Maximum number of missing parts that are named; the file has all of them. */
const SHOWN = 12;

/**
 * A message if coverage is below the required level, naming what is missing.
 * @param least in percent
 */
export function shortfall(
  kind: CoveredKind,
  target: TargetName,
  least: number,
): string | undefined {
  if (coveredOn(target, kind) * 100 >= least * kind.parts.length) return undefined;
  const missing = kind.parts.filter((part) => part[target] === undefined).map(({ name }) => name);
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  const named = missing.slice(0, SHOWN).join('; ') + more;
  return `${kind.kind} met on the ${target}: less than ${least}%. Never met: ${named}`;
}
