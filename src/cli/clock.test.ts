import { describe, expect } from 'vitest';
import { failed, succeeded, refused, test, usageError } from '../../testing/cli/platform.ts';

describe.concurrent('plinth clock', () => {
  test('moves, freezes and resumes the clock, and fixes the seed of ids', async ({
    platform: { plinth, json },
  }) => {
    expect(await plinth('clock', 'get')).toEqual(succeeded(expect.stringMatching(/^frozen +no$/m)));
    expect(await json('clock', 'move', '1h30m')).toMatchObject({ ahead: 5_400_000 });
    const { now } = (await json('clock', 'freeze')) as { now: string };
    expect(await json('clock', 'get')).toMatchObject({ now, frozen: true });
    const later = new Date(Date.parse(now) + 60_000).toISOString();
    expect(await json('clock', 'move', later)).toMatchObject({ now: later });
    expect(await json('clock', 'resume')).toMatchObject({ frozen: false });
    expect(await json('clock', 'fix-ids', '7')).toMatchObject({ idSeed: 7 });
    expect(await plinth('clock', 'fix-ids', '8')).toEqual(
      refused('the ids are those of seed 7 until a reset'),
    );
  });

  test('refuses times and seeds that it cannot read, and times in the past', async ({
    platform: { plinth },
  }) => {
    expect(await plinth('clock', 'move', 'soon')).toEqual(
      usageError(
        'a time to move the clock by is like 90m or 1d, or a moment like 2030-01-01T00:00:00Z, not "soon"',
      ),
    );
    expect(await plinth('clock', 'fix-ids', 'x')).toEqual(
      usageError('a seed is a number, not "x"'),
    );
    expect(await plinth('clock', 'move', '2000-01-01T00:00:00Z')).toEqual(
      failed(5, expect.stringContaining('moveTo must not be before now, ')),
    );
  });
});
