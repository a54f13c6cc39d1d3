import type { Bundle } from './bundle.ts';
import { checkSchemas } from './check-schemas.ts';
import { firstAtEachPlace, Problems, type Problem } from './problem.ts';
import { readableOperations } from './read-operations.ts';
import { warningsIn } from './warnings.ts';

/** Everything that is wrong with a contract, errors first, each in the order of the document. */
export function problemsIn({ document, placeOf, problems: dangling = [] }: Bundle): Problem[] {
  const problems = new Problems();
  problems.found.push(...dangling);
  const warnings: Problem[] = [];
  const tell = (pointer: string, message: string) =>
    void problems.found.push({ severity: 'error', place: placeOf(pointer), message });
  const warn = (pointer: string, message: string) =>
    void warnings.push({ severity: 'warning', place: placeOf(pointer), message });
  const operations = readableOperations(document, placeOf, problems);
  checkSchemas(document, tell, warn);
  warningsIn(document, operations, warn);
  return [...firstAtEachPlace(problems.found), ...firstAtEachPlace(warnings)];
}
