import { describe } from 'vitest';
import { callbacks } from './suite/callbacks-suite.ts';
import { canceling } from './suite/cancel-suite.ts';
import { copying } from './suite/copying-suite.ts';
import { deadLetters } from './suite/dead-letters-suite.ts';
import { deduplicating } from './suite/deduplication-suite.ts';
import { delivering } from './suite/delivering-suite.ts';
import { flowControls } from './suite/flow-control-suite.ts';
import { groups } from './suite/groups-suite.ts';
import { deletingUsers } from './suite/deletion-suite.ts';
import { durability } from './suite/durability-suite.ts';
import { keys } from './suite/keys-suite.ts';
import { logs } from './suite/logs-suite.ts';
import { publishing } from './suite/publish-suite.ts';
import { queues } from './suite/queues-suite.ts';
import { resuming } from './suite/resuming-suite.ts';
import { retrying } from './suite/retry-suite.ts';
import { running } from './suite/run-suite.ts';
import { savingEvents } from './suite/saved-events-suite.ts';
import { schedules } from './suite/schedules-suite.ts';
import type { StartQueue } from '../../../testing/engines/queue/suite/queue.ts';
import { ticking } from './suite/ticks-suite.ts';

/** Tests of everything that `engine.ts` promises, for any implementation. */
export function queueEngineSuite(name: string, start: StartQueue): void {
  describe(`a queue engine: ${name}`, () => {
    publishing(start);
    deduplicating(start);
    delivering(start);
    callbacks(start);
    canceling(start);
    running(start);
    queues(start);
    groups(start);
    schedules(start);
    ticking(start);
    flowControls(start);
    deadLetters(start);
    retrying(start);
    logs(start);
    keys(start);
    resuming(start);
    savingEvents(start);
    durability(start);
    copying(start);
    deletingUsers(start);
  });
}
