import type { ContractDocument } from '../../src/contract/model/document.ts';

/**
 * A module with the paths of a contract whose paths are case-insensitive (`x-caseless-paths`); undefined for others. The
 * front needs them at the start of a platform, before the family and its contract are loaded.
 */
export function renderCaselessPaths(document: ContractDocument): string | undefined {
  if (document['x-caseless-paths'] !== true) return undefined;
  const paths = JSON.stringify(Object.keys(document.paths), null, 2);
  return `export const caselessPaths: readonly string[] = ${paths};\n`;
}
