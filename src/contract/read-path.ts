import type { ContractErrors } from './family.ts';
import type { Match } from './router.ts';

/**
 * The path parameters of a matched operation, percent-decoded once.
 * @throws what the family says of a parameter that can't be decoded
 */
export function readPath(
  path: Match['path'],
  errors: Pick<ContractErrors, 'invalid'>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name in path) {
    try {
      values[name] = decodeURIComponent(path[name]!);
    } catch {
      throw errors.invalid({ in: 'path', at: name, message: 'is not percent-encoded UTF-8' });
    }
  }
  return values;
}
