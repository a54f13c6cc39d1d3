import { beforeEach } from 'vitest';
import { unfitReason } from './unfit.ts';

/** Is loaded before each file of tests: those that are none for the engine of the run are skipped, and say why. */
const engines = process.env['TESTED_ENGINES'];
if (engines !== undefined) {
  beforeEach(({ task, skip }) => {
    const reason = unfitReason(engines, task.file.filepath, task.fullTestName);
    if (reason !== undefined) skip(reason);
  });
}
