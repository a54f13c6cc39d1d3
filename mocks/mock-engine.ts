import type { Checks } from '../src/base/checks.ts';

/** Thrown in place of an answer that only an engine could give. */
class EngineCalled extends Error {
  override readonly name = 'EngineCalled';
}

/**
 * One instance for all: it carries no data, and creating a stack trace for each request would cost
 * more than the request.
 */
const ENGINE_CALLED = new EngineCalled('nothing stands behind the mock');

/**
 * The engine of a mock: it makes the checks that any engine of its kind makes, and throws instead of answering. So a
 * handler refuses what it would refuse, and when it calls its engine, the contract answers.
 * @param checks by the names of the engine's methods
 */
export function mockEngine<Engine extends object>(checks: Checks<Engine> = {}): Engine {
  return member(checks) as Engine;
}

/** A proxy for a part of an engine or a method of one, since they can't be told apart by name. */
function member(checks: unknown): object {
  const method = (...given: unknown[]): unknown => {
    const answer: unknown = typeof checks === 'function' ? checks(...given) : undefined;
    if (answer !== undefined) return answer;
    throw ENGINE_CALLED;
  };
  return new Proxy(method, {
    get(_target, name) {
      // `await` reads `then`.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return member((checks as Readonly<Record<string, unknown>> | undefined)?.[name]);
    },
  });
}

/** @returns what `handle` answers by itself, or undefined if it called its engine. @throws its refusals */
export async function unlessEngineCalled<T>(handle: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await handle();
  } catch (error) {
    if (error === ENGINE_CALLED) return undefined;
    throw error;
  }
}
