import { afterAll } from 'vitest';
import { queueEngineSuite } from '../engine-suite.ts';
import {
  EmbeddedQueueBench,
  newFile,
  removeFiles,
} from '../../../../testing/engines/queue/embedded/embedded.ts';

afterAll(removeFiles);
queueEngineSuite('embedded', ({ isKept = false } = {}) =>
  EmbeddedQueueBench.start(isKept ? newFile() : ':memory:'),
);
