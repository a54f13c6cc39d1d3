import { beforeAll, expect, test } from 'vitest';
import { plinthProgram } from '../src/cli/program.ts';
import { programReference } from '../src/cli/reference.ts';
import { find } from './script/search-score.js';
import { distinctWords, searchEntries, sectionsOf, type SearchEntry } from './search-index.ts';
import { loadSite } from './site.ts';

let entries: readonly SearchEntry[];

beforeAll(async () => {
  const { pages } = await loadSite(programReference(await plinthProgram()));
  entries = searchEntries(pages);
});

/** Search texts, with the first result of each. */
test.each([
  ['create database', 'management/operations/create-database.html'],
  ['Create a database', 'management/operations/create-database.html'],
  ['createDatabase', 'management/operations/create-database.html'],
  ['/v2/redis/database', 'management/operations/create-database.html'],
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
  ['terraform', 'guides/hosted-programs.html#terraform'],
  ['--fsync', 'guides/settings.html#fsync'],
  ['PLINTH_REDIS_PORT', 'guides/settings.html#redis-port'],
  [
    'WRONGTYPE Operation against a key holding the wrong kind of value',
    'redis/errors.html#wrongType',
  ],
  ["ERR wrong number of arguments for 'get' command", 'redis/errors.html#wrongArity'],
  ['TOPIC_ALREADY_EXISTS', 'kafka/errors.html#TOPIC_ALREADY_EXISTS'],
  ['what is not there', 'guides/compatibility.html#what-is-not-there'],
])('%s', (query, path) => {
  const [first] = find(entries, query, 3);
  expect(first?.[1]).toBe(path);
});

test('nothing is found where nothing fits, or nothing is asked', () => {
  expect(find(entries, 'xyzzy-plugh', 3)).toEqual([]);
  expect(find(entries, '  ', 3)).toEqual([]);
});

test('words are kept once, without those that everything has, and joined where a hyphen parts them', () => {
  expect(distinctWords('The back-off of a retry: retry, /v2/dlq.')).toBe(
    'back-off backoff retry /v2/dlq',
  );
});

test('a guide is found by its sections', () => {
  expect(sectionsOf('Before.\n\n## One `x`\n\nText.\n\n### Two\n\nMore.\n', 'A guide')).toEqual([
    {
      title: 'One x',
      anchor: 'one-x',
      kind: 'A guide',
      description: '',
      keywords: expect.stringContaining('Text.'),
    },
    {
      title: 'Two',
      anchor: 'two',
      kind: 'A guide',
      description: '',
      keywords: expect.stringContaining('More.'),
    },
  ]);
});
