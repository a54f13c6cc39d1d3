import type { ContractDocument } from '../../src/contract/model/document.ts';

/**
 * A module with what a contract says of how its paths may be written besides; undefined for one that says nothing. The
 * front needs it at the start of a platform, before the family and its contract are loaded.
 */
export function renderPathRules(document: ContractDocument): string | undefined {
  const rules = {
    caseless: document['x-caseless-paths'] === true ? Object.keys(document.paths) : undefined,
    spellings: document['x-path-spellings'],
    withSlash: document['x-paths-with-slash'],
  };
  const text = JSON.stringify(rules, null, 2);
  if (text === '{}') return undefined;
  return `import type { FrontRules } from '../../src/contract/family.ts';

export const pathRules: Pick<FrontRules, 'caseless' | 'spellings' | 'withSlash'> = ${text};
`;
}
