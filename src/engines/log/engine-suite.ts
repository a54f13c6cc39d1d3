import { describe } from 'vitest';
import type { OpenLog } from '../../../testing/engines/log/log.ts';
import { committing } from './suite/commit-suite.ts';
import { consuming } from './suite/consume-suite.ts';
import { expiry } from './suite/expiry-suite.ts';
import { fetching } from './suite/fetch-suite.ts';
import { positions } from './suite/positions-suite.ts';
import { producing } from './suite/produce-suite.ts';
import { rebalancing } from './suite/rebalance-suite.ts';
import { topics } from './suite/topics-suite.ts';

/** All that `engine.ts` promises, as tests of an implementation. */
export function logEngineSuite(name: string, open: OpenLog): void {
  describe(`a log: ${name}`, () => {
    topics(open);
    producing(open);
    fetching(open);
    consuming(open);
    positions(open);
    committing(open);
    rebalancing(open);
    expiry(open);
  });
}
