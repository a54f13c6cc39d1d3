import type { Use, UsedPart } from '../diff/change.ts';
import { keyOf } from '../diff/match-operations.ts';
import { isWithin, parentOf, type FieldPath } from '../field-path.ts';
import type { FieldCounts } from './field-counts.ts';
import { documentedAs } from './observe-exchange.ts';
import type { OperationUse, Usage } from './operation-use.ts';

/**
 * Whether a change affects a consumer.
 * @param titles of the contract: of both versions
 * @param use what its clients do; undefined if that is not known
 */
export function isAffected(usage: Usage, titles: readonly string[], use: Use | undefined): boolean {
  const usesAny = titles.some((title) => usage.contracts.has(title));
  if (use === undefined) return usesAny;
  const { operation, of } = use;
  if (of.part === 'webhook') return usage.webhooks?.has(operation) ?? usesAny;
  return usesOf(usage, titles, operation).some((each) => does(each, of));
}

/** What a consumer uses of an operation, whatever the parameters in its path are called. */
function usesOf(usage: Usage, titles: readonly string[], operation: string): OperationUse[] {
  const key = keyOfSubject(operation);
  return [...new Set(titles)].flatMap((title) =>
    [...(usage.contracts.get(title) ?? [])].flatMap(([subject, use]) =>
      keyOfSubject(subject) === key ? [use] : [],
    ),
  );
}

export function keyOfSubject(subject: string): string {
  const at = subject.indexOf(' ');
  return keyOf({ method: subject.slice(0, at) as Uppercase<string>, path: subject.slice(at + 1) });
}

function does(use: OperationUse, of: UsedPart): boolean {
  switch (of.part) {
    case 'operation':
    case 'webhook':
      return true;
    case 'parameter': {
      // Names of parameters in a path don't matter, and there is no call without them.
      if (of.name.startsWith('path ')) return true;
      const count = countOf(use.parameters, of.name);
      return of.isLeftOut === true ? count < use.calls : count > 0;
    }
    case 'body': {
      if (of.isLeftOut === true && of.field === undefined) return use.bodies < use.calls;
      if (use.bodies === 0 || !isOfType(use.types, of.type)) return false;
      return hasField(use.fields, of.field ?? '', of.isLeftOut);
    }
    case 'answer': {
      const { header, status, besides, field = '' } = of;
      const answers = [...use.answers].filter(([each]) => documentedAs(each, besides) === status);
      return answers.some(([, { types, headers, fields }]) => {
        if (header !== undefined) return headers.has(header);
        return isOfType(types, of.type) && hasField(fields, field);
      });
    }
  }
}

/** Names of headers have no case. */
function countOf(parameters: ReadonlyMap<string, number>, name: string): number {
  if (!name.startsWith('header ')) return parameters.get(name) ?? 0;
  const found = [...parameters].find(([each]) => each.toLowerCase() === name.toLowerCase());
  return found?.[1] ?? 0;
}

function isOfType(types: ReadonlySet<string>, type: string | undefined): boolean {
  return type === undefined || types.has(type);
}

function hasField(fields: FieldCounts, path: FieldPath, isLeftOut = false): boolean {
  if (path === '' || fields.isUnread) return true;
  const known = fields.frequencies();
  if (!isLeftOut) return known.some(([each]) => isWithin(each, path));
  const parent = parentOf(path) ?? '';
  const hasParent = parent === '' || known.some(([each]) => isWithin(each, parent));
  return hasParent && !known.some(([each, often]) => each === path && often === 'always');
}
