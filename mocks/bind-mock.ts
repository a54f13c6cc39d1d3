import type { BinderOptions } from '../src/contract/binder-options.ts';
import type { RequestListener } from '../src/http/request-listener.ts';
import { bindDirect } from '../src/contract/direct.ts';
import type { AnyFamily } from '../src/contract/family.ts';
import { contractAnswers } from './contract-answers.ts';
import { openPrism } from './prism.ts';

/** Binds a family without an engine, so that its contract answers. */
export async function bindMock(
  family: AnyFamily,
  options: BinderOptions,
): Promise<RequestListener> {
  const answererOf = contractAnswers(await openPrism(family.contract), family.errors);
  return bindDirect(family, { ...options, answererOf });
}
