import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../../../../../testing/base/internal-errors.ts';
import type { LogError } from '../../../errors.ts';
import { GroupCommit, type Group, type GroupSource } from './group-commit.ts';
import type { Journal } from './journal.ts';

const JOURNAL: Pick<Journal, 'sequence' | 'needsFile' | 'isFull' | 'write' | 'sync'> = {
  sequence: 0,
  needsFile: false,
  isFull: false,
  write: async () => {},
  sync: async () => {},
};

/** A source of one group for each append. */
class Appends implements GroupSource {
  readonly waiting: string[] = [];
  readonly outcomes: string[] = [];

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  next(): Group {
    if (this.waiting[0] === 'broken') throw new Error('oh');
    const name = this.waiting.shift()!;
    return {
      bytes: Buffer.from(name),
      commit: () => void this.outcomes.push(`${name} is committed`),
      refuse: ({ code }) => void this.outcomes.push(`${name}: ${code}`),
    };
  }

  refuseAll({ code }: LogError): void {
    for (const name of this.waiting.splice(0)) this.outcomes.push(`${name}: ${code}`);
  }

  rolled(): undefined {
    return undefined;
  }
}

test('an exception refuses the appends that wait, is reported once, and later appends are committed', async () => {
  const seen = catchInternalErrors();
  const appends = new Appends();
  const commits = new GroupCommit(JOURNAL as Journal, appends);
  appends.waiting.push('first', 'broken', 'behind');
  commits.notify();
  await commits.drain();
  appends.waiting.push('later');
  commits.notify();
  await commits.drain();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(appends.outcomes).toEqual([
    'broken: KAFKA_STORAGE_ERROR',
    'behind: KAFKA_STORAGE_ERROR',
    'first is committed',
    'later is committed',
  ]);
  expect(seen).toEqual([{ where: 'kafka', message: 'oh' }]);
});
