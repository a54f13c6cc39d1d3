import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { LogIndex } from '../src/engines/queue/embedded/logs/log-index.ts';
import { firstTicketAt, messageIdOf } from '../src/engines/queue/embedded/store/tickets.ts';
import { Owners } from '../src/engines/queue/embedded/store/owners.ts';
import { SqliteQueueStore } from '../src/engines/queue/embedded/store/sqlite-store.ts';
import { quantile, report } from './figures.ts';
import { startPlatform, stop } from './platform.ts';

/*
 * Listing long logs by one filter and by many. The rows are written directly into the store, in the format of the
 * platform, instead of publishing each message.
 */

const TIMES = 15;
/** The number of rows of one message, and the microseconds between two rows. */
const ROWS_OF_A_MESSAGE = 3;
const GAP = 10_000;

/**
 * Rows with filter values that are common (`queueName`), rare (`label=run1`), in one of a million messages (`once1`),
 * or never combined: messages in queues have an even number, those with the label `odd` or the paths `/p1`, `/p3`, … an
 * odd one.
 */
const FILL = `
  with recursive message (n) as (select 0 union all select n + 1 from message where n + 1 < :messages)
  insert into log
    (ticket, owner, message, url, group_name, queue, schedule, labels, flow_key, caller_ip, state, detail, spec, body)
  select
    :first + (n * ${ROWS_OF_A_MESSAGE} + step) * ${GAP}, :owner, :first + n * ${ROWS_OF_A_MESSAGE * GAP},
    'https://h' || (n % 50) || '.example/' || iif(n % 3 = 0, 'u/' || n, 'p' || (n % 200)),
    iif(n % 10 = 0, 'g' || (n / 10 % 30), null),
    iif(n % 2 = 0, 'q' || (n / 2 % 30), null),
    iif(n % 100 = 0, 's' || (n / 100 % 30), null),
    '["' || iif(n % 2 = 0, 'even', 'odd') || '","run' || (n % 4999) || '","'
      || iif(n % 1000000 < 30, 'once' || (n % 1000000), 'team' || (n % 40)) || '"]',
    iif(n % 5 = 0, 'k' || (n / 5 % 30), null),
    '192.0.2.' || (n % 200),
    iif(step = 0, 'CREATED', iif(step = 1, 'ACTIVE', iif(n % 50 = 1, 'FAILED', 'DELIVERED'))),
    null, iif(step = 0, :spec, null), iif(step = 0, :body, null)
  from message cross join (select 0 as step union all select 1 union all select 2)
  order by n, step`;

/** Twenty values of one filter. */
const twenty = (write: (n: number) => string): string =>
  Array.from({ length: 20 }, (_, n) => write(n)).join('&');

/** The filters to list by, by the names that are printed. */
function questions(first: number, messages: number): Readonly<Record<string, string>> {
  const step = (ROWS_OF_A_MESSAGE * GAP) / 1000;
  const middle = Math.floor(first / 1000 + (messages / 2) * step);
  const message = (n: number) =>
    `messageId=${messageIdOf(first + Math.floor(messages * n) * ROWS_OF_A_MESSAGE * GAP)}`;
  const queues = twenty((n) => `queueName=q${n}`);
  return {
    none: '',
    'message id': message(0.5),
    'twenty message ids': twenty((n) => message(n / 20)),
    url: 'url=https://h1.example/p1',
    host: 'host=h1.example',
    path: 'path=/p1',
    'path of one message': 'path=/u/3',
    group: 'topicName=g1',
    queue: 'queueName=q1',
    schedule: 'scheduleId=s1',
    label: 'label=run1',
    'label of one message in a million': 'label=once1',
    'label of none': 'label=none',
    'flow-control key': 'flowControlKey=k1',
    'caller ip': 'callerIp=192.0.2.1',
    state: 'state=FAILED',
    moments: `fromDate=${middle}&toDate=${middle + 60_000}`,
    'twenty labels of few messages': twenty((n) => `label=once${n}`),
    'twenty labels of none': twenty((n) => `label=none${n}`),
    'queue and label, never together': 'queueName=q1&label=odd',
    'twenty labels and a queue, never together': `${twenty((n) => `label=team${2 * n + 1}`)}&queueName=q1`,
    'twenty queues, states, label, never together': `${queues}&state=CREATED,ACTIVE,DELIVERED&label=odd`,
    'twenty paths and queues, never together': `${twenty((n) => `path=/p${2 * n + 1}`)}&${queues}`,
  };
}

/**
 * Reports the time to list a page, for each filter.
 * @param directory for the platform's data
 * @param token of the user whose rows are written
 */
export async function listingLogs(directory: string, token: string, rows: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  // Makes the store know the user, who will own the rows.
  const knowing = await startPlatform(directory);
  await (await fetch(`${knowing.queue}/v2/events`, { headers })).text();
  await stop(knowing);
  const messages = Math.ceil(rows / ROWS_OF_A_MESSAGE);
  const first = firstTicketAt(Date.now() - 3_600_000) - messages * ROWS_OF_A_MESSAGE * GAP;
  await fill(join(directory, 'queue', 'queue.db'), first, messages);
  const platform = await startPlatform(directory);
  report(`${rows} rows of logs: start`, `${platform.ready.toFixed(0)} ms`);
  for (const [what, query] of Object.entries(questions(first, messages))) {
    const took: number[] = [];
    let entries = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      const response = await fetch(`${platform.queue}/v2/logs?${query}`, { headers });
      const { logs } = (await response.json()) as { readonly logs: readonly unknown[] };
      took.push(performance.now() - begun);
      entries = logs.length;
    }
    report(
      `  by ${what}`,
      `${quantile(took).toFixed(1)} ms, at most ${Math.max(...took).toFixed(1)} ms, ${entries} entries`,
    );
  }
  await stop(platform);
}

async function fill(file: string, first: number, messages: number): Promise<void> {
  const clock = { now: () => Date.now() };
  const store = SqliteQueueStore.open(file, clock);
  const owners = await Owners.load(store);
  const { owner } = [...owners.all()][0]!;
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  const spec = { method: 'POST', headers: [], retries: 3, timeout: 30_000, notBefore: 0 };
  database
    .prepare(FILL)
    .run({ first, owner, messages, spec: JSON.stringify(spec), body: Buffer.alloc(200, 'x') });
  database.close();
  const index = await LogIndex.load(store);
  while (index.openBlocks().length > 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await index.close();
  await store.close();
}
