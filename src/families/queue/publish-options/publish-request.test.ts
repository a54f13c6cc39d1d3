import { expect, test } from 'vitest';
import { head, refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import type { HeaderList } from '../../../engines/queue/message.ts';
import type { QueueCaller } from '../caller.ts';
import { PublishHeaders } from './publish-headers.ts';
import { readSchedule, readScheduleOrder } from './publish-request.ts';

const schedule = (...lines: string[]) =>
  readScheduleOrder(new PublishHeaders(head(...lines)), {
    destination: { group: 'billing' },
    body: Buffer.from('{}'),
    callerIp: '::1',
  });

test('a schedule is a message with a cron expression', () => {
  const lines = [
    'Upstash-Cron: CRON_TZ=Europe/Berlin 0 9 * * 1',
    'Upstash-Schedule-Id: weekly',
    'Upstash-Queue-Name: reports',
    'Upstash-Delay: 10s',
    'Content-Type: application/json',
  ];
  expect(schedule(...lines)).toMatchObject({
    cron: 'CRON_TZ=Europe/Berlin 0 9 * * 1',
    scheduleId: 'weekly',
    queue: 'reports',
    delay: 10_000,
    destination: { group: 'billing' },
    headers: [['Content-Type', 'application/json']],
  });
});

test('a schedule needs its cron expression', () => {
  expect(refusedBy(() => schedule())).toBe('400 Upstash-Cron is missing');
});

test.each([
  'Upstash-Not-Before: 1',
  'Upstash-Deduplication-Id: a',
  'Upstash-Content-Based-Deduplication: true',
])('%s is refused, because it is for a single message', (line) => {
  expect(refusedBy(() => schedule('Upstash-Cron: * * * * *', line))).toMatch(
    /^400 Upstash-[\w-]+ has no meaning for a schedule$/,
  );
});

test('a schedule takes what its URL group says, except of single messages', async () => {
  const request = {
    caller: { user: { id: 'ada' }, token: 't', readOnly: false } as QueueCaller,
    rawQuery: '',
    rawHeaders: head('Upstash-Cron: @daily'),
    rawBody: Buffer.from('{}'),
    remoteAddress: '127.0.0.1',
  };
  const ofGroup = async (): Promise<HeaderList> => [
    ['Upstash-Retries', '7'],
    ['Upstash-Not-Before', '1'],
    ['upstash-deduplication-id', 'a'],
    ['Upstash-Content-Based-Deduplication', 'true'],
  ];
  expect(await readSchedule(request, ofGroup, 'billing')).toMatchObject({
    cron: '@daily',
    retries: 7,
  });
});
