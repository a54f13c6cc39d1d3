import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract/model/contract.ts';
import type { Link, Response } from '../../contract/model/operation.ts';
import type { Told, UsedPart } from './change.ts';
import { keyOf, subjectOf } from './match-operations.ts';

const WHOM = 'clients that follow it';

/** Compares the links of a response; those that can't be followed in either version lead to what they name. */
export function compareLinks(
  [before, after]: readonly [Contract, Contract],
  at: string,
  was: Response,
  is: Response,
  of: UsedPart,
): Told[] {
  const told: Told[] = [];
  const later = new Map(is.links.map((link) => [link.name, link]));
  for (const link of was.links) {
    const where = `${at} link ${link.name}`;
    const now = later.get(link.name);
    later.delete(link.name);
    if (now === undefined) {
      const message = 'is gone';
      told.push({ rule: 'link-removed', at: where, message, whom: WHOM, pointer: is.pointer, of });
      continue;
    }
    const [from, to] = [targetOf(before, link), targetOf(after, now)];
    const change = {
      rule: 'link-changed',
      at: where,
      whom: WHOM,
      pointer: now.pointer,
      of,
    } as const;
    if (from.key !== to.key) {
      told.push({ ...change, message: `leads to ${to.name}, and did to ${from.name}` });
    } else if (!isDeepStrictEqual(valuesOf(link, from.path), valuesOf(now, to.path))) {
      told.push({ ...change, message: `takes other values for ${to.name}` });
    }
  }
  for (const { name, pointer } of later.values()) {
    told.push({ rule: 'link-added', at: `${at} link ${name}`, message: 'is new', pointer });
  }
  return told;
}

function targetOf(contract: Contract, link: Link) {
  const operation = contract.targetOfLink(link);
  if (operation !== undefined) {
    return { key: keyOf(operation), name: subjectOf(operation), path: operation.path };
  }
  const name = 'operationId' in link.to ? link.to.operationId : link.to.pointer;
  return { key: name, name, path: '' };
}

/** The values that a link gives; parameters in a path are told apart by their number, as their names don't matter. */
function valuesOf({ parameters, requestBody }: Link, path: string): unknown {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const entries = Object.entries(parameters).map(([name, value]) => {
    const at = names.indexOf(name.replace(/^path\./, ''));
    return [at < 0 ? name : String(at), value];
  });
  return [Object.fromEntries(entries), requestBody];
}
