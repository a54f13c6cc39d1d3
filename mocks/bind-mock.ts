import type { BinderOptions } from '../src/contract/binder-options.ts';
import type { RequestListener } from '../src/http/request-listener.ts';
import { bindDirect } from '../src/contract/direct.ts';
import type { Family } from '../src/contract/family.ts';
import { mockedFamily } from './mocked-family.ts';
import { openPrism } from './prism.ts';

/** Binds a family without an engine, so that its contract answers. */
export async function bindMock<Operations, Caller>(
  family: Family<Operations, Caller>,
  options: BinderOptions,
): Promise<RequestListener> {
  return bindDirect(mockedFamily(family, await openPrism(family.contract)), options);
}
