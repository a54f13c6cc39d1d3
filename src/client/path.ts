import { defaultPathSerializer } from 'openapi-fetch';
import { UnsendableError } from './errors.ts';

/**
 * Puts parameters into a path, each as one segment. Refuses empty ones, and `.` and `..`, which every URL parser
 * resolves even where they are percent-encoded: they would make it another path.
 * @throws UnsendableError
 */
export function pathOf(template: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') throw new UnsendableError(`${name} must not be empty`);
    if (value === '.' || value === '..')
      throw new UnsendableError(`${name} must not be "${value}"`);
  }
  return defaultPathSerializer(template, parameters);
}
