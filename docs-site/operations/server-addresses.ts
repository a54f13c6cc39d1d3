import { isNode, valueAt, type Node } from '../../src/base/json-pointer.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { ServerAddress, ServerVariable } from '../family.ts';
import { textOf } from './documented.ts';

/** What a document without servers means (OpenAPI Object, `servers`). */
const ROOT: ServerAddress = {
  address: '/',
  template: '/',
  name: '',
  description: '',
  variables: [],
};

/** The servers of a contract in their order. */
export function serverAddresses(contract: object): ServerAddress[] {
  const found = addressesIn(contract as Node);
  return found.length > 0 ? found : [ROOT];
}

/** The servers that an operation has instead of those of the contract; undefined if it has none of its own. */
export function ownAddresses(
  contract: object,
  { declared, pointer }: Pick<Operation, 'declared' | 'pointer'>,
): ServerAddress[] | undefined {
  const item = valueAt(contract, pointer.slice(0, pointer.lastIndexOf('/')));
  const own = [declared as unknown, item].filter(isNode).map(addressesIn);
  return own.find((each) => each.length > 0);
}

function addressesIn({ servers }: Node): ServerAddress[] {
  return (Array.isArray(servers) ? (servers as unknown[]) : []).flatMap((server) => {
    if (!isNode(server) || typeof server['url'] !== 'string') return [];
    const { url: template, name, description } = server;
    const variables = variablesIn(server['variables']);
    const address = template.replaceAll(/\{([^{}]*)\}/g, (whole, variable: string) => {
      return variables.find((each) => each.name === variable)?.usual ?? whole;
    });
    return [{ address, template, name: textOf(name), description: textOf(description), variables }];
  });
}

function variablesIn(variables: unknown): ServerVariable[] {
  return Object.entries(isNode(variables) ? variables : {}).flatMap(([name, variable]) => {
    if (!isNode(variable)) return [];
    const { default: usual, enum: listed, description } = variable;
    const values = Array.isArray(listed) ? listed.map(String) : [];
    return [
      {
        name,
        usual: typeof usual === 'string' || typeof usual === 'number' ? String(usual) : '',
        values,
        description: textOf(description),
      },
    ];
  });
}
