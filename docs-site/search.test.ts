import { Script, createContext } from 'node:vm';
import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { plinthProgram } from '../src/cli/program.ts';
import { programReference } from '../src/cli/reference.ts';
import { assets } from './assets.ts';
import { find, openIndex } from './script/search-query.js';
import { beginningOf, wordsIn } from './script/search-words.js';
import { SearchIndexer, searchScript, sectionsOf, type SearchIndex } from './search-index.ts';
import { loadSite } from './site.ts';

let index: SearchIndex;
let opened: ReturnType<typeof openIndex>;

beforeAll(async () => {
  const { pages } = await loadSite(programReference(await plinthProgram()));
  const indexer = new SearchIndexer();
  for (const page of pages) indexer.add(page);
  index = indexer.index;
  opened = openIndex(MiniSearch, index);
});

const firstThree = (query: string) => find(opened, query, 3).map(([, path]) => path);

/** What people ask, and the page that must be among the first three. */
const QUESTIONS = [
  ['upstash-dely', 'queue/operations/publish.html#header-upstash-delay'],
  ['how do I expire a key', 'redis/commands/expire.html'],
  ['delete a key', 'redis/commands/del.html'],
  ['remove key', 'redis/commands/del.html'],
  ['rename a key', 'redis/commands/rename.html'],
  ['does a key exist', 'redis/commands/exists.html'],
  ['time to live', 'redis/commands/ttl.html'],
  ['increment a counter', 'redis/commands/incr.html'],
  ['leaderboard', 'redis/commands/zadd.html'],
  ['list all keys', 'redis/commands/keys.html'],
  ['run a lua script', 'redis/commands/eval.html'],
  ['json set', 'redis/commands/json.set.html'],
  ['subscribe to a channel', 'redis/commands/subscribe.html'],
  ['ioredis', 'guides/redis-port.html'],
  ['bullmq', 'guides/redis-port.html'],
  ['redis cli', 'guides/redis-port.html'],
  ['docker', 'guides/container.html'],
  ['docker compose', 'guides/container.html'],
  ['kubernetes', 'guides/copies.html'],
  ['environment variables', 'guides/settings.html'],
  ['config file', 'guides/settings.html'],
  ['install', 'guides/getting-started.html'],
  ['quickstart', 'guides/getting-started.html'],
  ['next', 'guides/getting-started.html#with-the-javascript-client'],
  ['nextjs', 'guides/getting-started.html#with-the-javascript-client'],
  ['fastapi', 'guides/queue-workflows.html'],
  ['express', 'guides/express.html'],
  ['golang', 'guides/other-languages.html'],
  ['exactly once', 'guides/queue-guarantees.html'],
  ['exactly once kafka', 'guides/kafka-delivery.html'],
  ['duplicate messages', 'guides/queue-guarantees.html'],
  ['retry failed message', 'guides/queue-retries.html'],
  ['dead letter queue', 'guides/queue-dead-letters.html'],
  ['cron job', 'guides/queue-schedules.html'],
  ['delay a message', 'guides/queue-schedules.html'],
  ['rate limit', 'guides/queue-order.html'],
  ['verify webhook signature', 'guides/queue-signatures.html'],
  ['consumer group', 'guides/kafka-delivery.html'],
  ['kafka retention', 'guides/kafka-topics.html'],
  ['avro', 'guides/kafka-schemas.html'],
  ['postgres', 'guides/postgresql.html'],
  ['tls certificate', 'guides/hosts-and-ports.html'],
  ['read only token', 'guides/tokens.html'],
  ['backup and restore', 'guides/backups.html'],
  ['power loss', 'guides/durability.html'],
  ['prometheus', 'guides/metrics.html'],
  ['grafana dashboard', 'guides/metrics.html'],
  ['health check', 'guides/operating.html'],
  ['mock server', 'guides/mock-any-contract.html'],
  ['simulate an error', 'guides/control.html'],
  ['jest', 'guides/testing-applications.html'],
  ['github actions', 'guides/contracts-in-ci.html'],
  ['breaking change', 'guides/breaking-changes.html'],
  ['typescript types from openapi', 'guides/generated-code.html'],
  ['swagger', 'guides/contracts.html'],
  ['benchmark', 'guides/speed.html'],
  ['/v2/redis/database', 'management/operations/create-database.html'],
  ['migrate from upstash', 'guides/migrating.html'],
  ['terraform', 'guides/hosted-programs.html'],
  ['postman', 'guides/other-languages.html'],
  ['vector', 'guides/vectors.html'],
  ['embedding', 'guides/vectors.html'],
  ['similar products', 'guides/vectors.html'],
  ['full text search', 'guides/search.html'],
  ['durable', 'guides/queue-workflows.html'],
  ['durable execution', 'guides/queue-workflows.html'],
  ['sleep for a week', 'guides/queue-workflows.html'],
  ['wait for an event', 'queue/operations/wait-for-event.html'],
  ['resume a failed workflow', 'queue/operations/resume-workflow-run.html'],
  ['test a workflow', 'guides/workflows-testing.html'],
  ['semantic search', 'guides/vectors.html'],
  ['nearest vectors', 'redis/commands/vector.query.html'],
  ['sparse array', 'guides/arrays.html'],
  ['human approval', 'guides/queue-workflows.html'],
  ['live tail', 'guides/live-messages.html'],
] as const;

test.each(QUESTIONS)('“%s” leads to %s', (query, path) => {
  const found = firstThree(query);
  // A section of the page is as good.
  expect(found.map((each) => (path.includes('#') ? each : each.replace(/#.*/, '')))).toContain(
    path,
  );
});

/** What is copied from somewhere, with the first result. */
test.each([
  ['create database', 'management/operations/create-database.html'],
  ['Create a database', 'management/operations/create-database.html'],
  ['createDatabase', 'management/operations/create-database.html'],
  ['/v2/publish', 'queue/operations/publish.html'],
  ['publish message', 'queue/operations/publish.html'],
  ['/schema-registry/subjects', 'schema-registry/operations/list-subjects.html'],
  ['Upstash-Delay', 'queue/operations/publish.html#header-upstash-delay'],
  ['upstash-retry-delay', 'queue/operations/publish.html#header-upstash-retry-delay'],
  ['Upstash-Response-Format', 'redis/operations/run-command.html#header-upstash-response-format'],
  ['XADD', 'redis/commands/xadd.html'],
  ['acl whoami', 'redis/commands/acl-whoami.html'],
  ['zrange', 'redis/commands/zrange.html'],
  ['backoff', 'guides/queue-retries.html'],
  ['back-off', 'guides/queue-retries.html'],
  ['signature', 'guides/queue-signatures.html'],
  ['backup', 'guides/backups.html'],
  ['--fsync', 'guides/settings.html#fsync'],
  ['PLINTH_REDIS_PORT', 'guides/settings.html#redis-port'],
  [
    'WRONGTYPE Operation against a key holding the wrong kind of value',
    'redis/errors.html#wrongType',
  ],
  ["ERR wrong number of arguments for 'get' command", 'redis/errors.html#wrongArity'],
  ['TOPIC_ALREADY_EXISTS', 'kafka/errors.html#TOPIC_ALREADY_EXISTS'],
  ['what is not there', 'guides/compatibility.html#what-is-not-there'],
])('“%s” leads to %s first', (query, path) => {
  expect(firstThree(query)[0]).toBe(path);
});

test('a status leads to the errors of all families that have it', () => {
  const families = ['redis', 'kafka', 'queue', 'management', 'control'];
  const found = find(opened, '401', 6).map(([, path]) => path);
  expect(found).toEqual(
    expect.arrayContaining(families.map((each) => `${each}/errors.html#status-401`)),
  );
});

test('changes of the past are last', () => {
  for (const query of ['search', 'retry', 'kafka', 'docs']) {
    const kinds = find(opened, query, 200).map(([, , kind]) => kind);
    const first = kinds.indexOf('Changelog');
    expect(first === -1 || first >= 12, query).toBe(true);
  }
});

test('a result says what it is, and where', () => {
  const [[, , kind, place] = []] = find(opened, 'zrange', 1);
  expect([kind, place]).toEqual(['Command', 'Redis REST › Commands']);
  const [[, , ofSection, inGuide] = []] = find(opened, 'what is not there', 1);
  expect([ofSection, inGuide]).toEqual(['Guide', 'Compatibility']);
});

test('nothing is found where nothing fits, or nothing is asked', () => {
  expect(firstThree('xyzzy-plugh')).toEqual([]);
  expect(firstThree('  ')).toEqual([]);
  expect(firstThree('?!')).toEqual([]);
});

describe('words', () => {
  test.each([
    ['The back-off of a retry', ['the', 'back', 'off', 'backoff', 'of', 'a', 'retry']],
    ['PUT /v2/dlq', ['put', 'v2', 'dlq', 'v2dlq']],
    ["can't", ['cant']],
    ['注文を削除', ['注文', '文を', 'を削', '削除']],
  ])('of “%s” are %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  test.each([
    ['expires', 'expir'],
    ['expiring', 'expir'],
    ['retries', 'retr'],
    ['class', 'class'],
    ['v2', 'v2'],
  ])('%s begins like its other forms with %s', (word, beginning) => {
    expect(beginningOf(word)).toBe(beginning);
  });
});

test('the scripts of the site find the same, without modules', () => {
  const page = createContext({});
  new Script('self = globalThis').runInContext(page);
  new Script(assets().search.content).runInContext(page);
  new Script(searchScript(index)).runInContext(page);
  const hits = new Script('searchDocs(searchIndex)("upstash-dely", 3)').runInContext(page) as [
    string,
    string,
  ][];
  expect(hits.map(([, path]) => path)).toEqual(firstThree('upstash-dely'));
});

test('a guide is found by its sections', () => {
  expect(sectionsOf('Before.\n\n## One `x`\n\nText.\n\n### Two\n\nMore.\n', 'Guide')).toEqual([
    {
      title: 'One x',
      anchor: 'one-x',
      kind: 'Guide',
      description: '',
      keywords: expect.stringContaining('Text.'),
    },
    {
      title: 'Two',
      anchor: 'two',
      kind: 'Guide',
      description: '',
      keywords: expect.stringContaining('More.'),
    },
  ]);
});
