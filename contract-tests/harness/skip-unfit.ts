import { beforeEach } from 'vitest';
import { unfitReason } from './unfit.ts';

/** Loaded before each test file: skips tests that don't apply to the engine of the run, with the reason. */
const engines = process.env['TESTED_ENGINES'];
if (engines !== undefined) {
  beforeEach(({ task, skip }) => {
    const reason = unfitReason(engines, task.file.filepath, task.fullTestName);
    if (reason !== undefined) skip(reason);
  });
}
