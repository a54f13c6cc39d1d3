import type { Node } from '../src/base/json-pointer.ts';
import type { BinderOptions } from '../src/contract/binder-options.ts';
import type { AnyListener } from '../src/http/request-listener.ts';
import { bindDirect } from '../src/contract/direct.ts';
import type { AnyFamily } from '../src/contract/family.ts';
import { Contract } from '../src/contract/model/contract.ts';
import type { ContractDocument } from '../src/contract/model/document.ts';
import { contractAnswers } from './contract-answers.ts';
import { seeds } from './answer-seeds.ts';

/** Binds a family without an engine, so that its contract answers. */
export function bindMock(family: AnyFamily, options: BinderOptions): AnyListener {
  const contract = mockedContract(family.name, family.contract);
  const answererOf = contractAnswers(contract, family.errors, seeds());
  return bindDirect(family, { ...options, answererOf });
}

/** The contract of a family, as mocks answer from it. */
export function mockedContract(name: string, document: ContractDocument): Contract {
  const placeOf = (pointer: string) => ({ file: name, pointer });
  // Linted against OpenAPI when it was made.
  return new Contract(name, { document: document as unknown as Node, placeOf });
}
