import { target } from './target.ts';

/**
 * The header that asks the mock for an example. The implementation doesn't get it, because it would obey whatever its
 * state is.
 */
export function askingMock(prefer: string): Readonly<Record<string, string>> {
  return target().name === 'mock' ? { prefer } : {};
}
