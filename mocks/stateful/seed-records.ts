import { isNode, valueIn } from '../../src/base/json-pointer.ts';
import type { Described } from '../contract/described.ts';
import { successOf } from '../responses/success.ts';
import { examplesOf } from '../responses/documented-examples.ts';
import { fittingValue } from '../../src/toolkit/values/fitting-value.ts';
import { jsonOf, objectOr } from './record-shape.ts';
import type { MockRecord } from './records.ts';
import type { Resource, Role } from './resources.ts';

/** The order in which examples are looked for: of a record there are more members than of one in a list. */
const ORDER: readonly Role['does'][] = ['read', 'list', 'replace', 'change'];

/**
 * The records that a resource has at the beginning: those in the examples of its operations, or if there are none those
 * of a list that is made of the schema.
 */
export function seedRecords(
  contract: Described,
  roles: ReadonlyMap<string, Role>,
  resource: Resource,
): MockRecord[] {
  const found = new Map<unknown, MockRecord>();
  let made: readonly MockRecord[] = [];
  for (const does of ORDER) {
    for (const operation of contract.operations) {
      const role = roles.get(operation.pointer);
      if (role?.does !== does || role.resource !== resource || role.place === undefined) continue;
      const usual = successOf(operation);
      const media = usual && jsonOf(usual.response);
      if (media === undefined) continue;
      for (const { value } of examplesOf(contract, media)) {
        for (const record of recordsIn(valueIn(value, role.place.at), resource)) {
          const id = resource.id === undefined ? '' : record[resource.id];
          if (!found.has(id)) found.set(id, record);
        }
      }
      if (media.schema === undefined) continue;
      const body = fittingValue(contract, `${media.pointer}/schema`, media.schema, { seed: 0 });
      const inBody = recordsIn(valueIn(body?.value, role.place.at), resource);
      if (inBody.length > made.length) made = inBody;
    }
  }
  return found.size > 0 ? [...found.values()] : [...made];
}

function recordsIn(value: unknown, { id }: Resource): MockRecord[] {
  return [value]
    .flat()
    .filter((each) => isNode(each) && !Array.isArray(each))
    .map(objectOr)
    .filter((record) => id === undefined || ['string', 'number'].includes(typeof record[id]));
}
