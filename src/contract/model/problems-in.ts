import type { Bundle } from './bundle.ts';
import { checkSchemas } from './check-schemas.ts';
import { FILES } from './contract-files.ts';
import { firstAtEachPlace, Problems, type Problem } from './problem.ts';
import { readableOperations } from './read-operations.ts';
import { warningsIn } from './warnings.ts';

/** A place in another file, as it is in a document of all of them. */
const OTHER_FILE = new RegExp(`#?(/${FILES}/[^/\\s']+(?:/[^\\s']*)?)`, 'g');

/**
 * Everything that is wrong with a contract, errors first, each in the order of the document.
 * @param schemas how bad it is that a schema is wrong: who holds no values against them can use the contract
 */
export function problemsIn(
  { document, placeOf, problems: dangling = [] }: Bundle,
  schemas: Problem['severity'] = 'error',
): Problem[] {
  const problems = new Problems();
  problems.found.push(...dangling);
  const warnings: Problem[] = [];
  const tell = (pointer: string, message: string) =>
    void problems.found.push({ severity: 'error', place: placeOf(pointer), message });
  const warn = (pointer: string, message: string) =>
    void warnings.push({ severity: 'warning', place: placeOf(pointer), message: inFiles(message) });
  const inFiles = (message: string) =>
    message.replaceAll(OTHER_FILE, (_, target: string) => {
      const { file, pointer } = placeOf(target);
      return `${file}#${pointer}`;
    });
  const operations = readableOperations(document, placeOf, problems);
  checkSchemas(document, placeOf, schemas === 'error' ? tell : warn, warn);
  warningsIn(document, operations, warn);
  return [...firstAtEachPlace(problems.found), ...firstAtEachPlace(warnings)];
}
