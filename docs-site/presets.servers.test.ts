import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPlinth, type Plinth } from '../src/library/plinth.ts';
import { DEVELOPMENT_SECRETS } from '../src/settings/secrets.ts';
import { settingTable } from '../src/settings/table.ts';
import { loadFamilies } from './families/index.ts';
import type { Family, TryItPreset } from './family.ts';
import { readAsOf } from './operations/samples.ts';
import { presetsOf } from './pages/try-it-presets.ts';
import type * as Script from './script/setup.js';

/**
 * The examples of the try-it pages, each sent as the script of the site sends it to a platform on which nothing has been
 * done yet.
 */

/** What no request of the same interface can make: the examples are of a platform on which more has happened. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'kafka get-connector-config': 'connectors are made in the management API',
  'control send-webhook-pet': 'the contracts of the platform have no webhooks',
  'queue get-dead-letter': 'a dead letter is made by a destination that fails',
  'queue delete-dead-letter': 'the same',
  'queue retry-dead-letter': 'the same',
  'queue retry-dead-letters-ids': 'the same',
  'queue get-workflow-dead-letter': 'a dead letter of a run is made by an endpoint that fails',
  'queue delete-workflow-dead-letter': 'the same',
  'queue resume-workflow-run': 'the same',
  'queue resume-workflow-runs-ids': 'the same',
  'queue restart-workflow-run': 'the same',
  'queue restart-workflow-runs-ids': 'the same',
  'queue repeat-failure-callback': 'the same',
  'queue cancel-failure-callback': 'the same',
};

const families = (await loadFamilies()).filter(({ slug }) => slug !== 'redis');

let plinth: Plinth;
let script: typeof Script;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  script = await import('./script/setup.js');
  plinth = await startPlinth({ memory: true });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await plinth.close();
});

for (const family of families) {
  test.each(presetsOf(family))(`${family.slug} $id`, async (preset) => {
    await plinth.reset();
    const answer = await answerTo(preset, family);
    const name = `${family.slug} ${preset.id}`;
    expect({ name, fine: answer.startsWith('2') || answer }).toEqual({
      name,
      fine: name in ELSEWHERE ? expect.stringMatching(/^4/) : true,
    });
  });
}

async function answerTo({ id, forms, setup = [] }: TryItPreset, family: Family): Promise<string> {
  const { method, path, headers = '', body = '' } = forms['HTTP']!;
  const base = baseOf(family);
  const authorization: [string, string] = ['Authorization', credentialFor(family)];
  const credentials = { headers: [authorization], query: [] };
  const known = await script.prepare(setup, `${path} ${headers} ${body}`, { base, credentials });
  const given = script.replaced(headers, known).split('\n').filter(Boolean);
  const ending = new AbortController();
  const response = await fetch(base + script.replaced(path, known, encodeURIComponent), {
    method,
    headers: [
      ...credentials.headers,
      ...given.map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    ],
    ...(body !== '' && { body: script.replaced(body, known) }),
    signal: ending.signal,
  });
  const operation = family.operations.find(({ slug }) => id.startsWith(slug))!;
  const text = readAsOf(operation) === 'stream' ? '' : await response.text();
  ending.abort();
  return `${response.status} ${text}`;
}

/** Where a family is on the platform of the test: its address, with the port that the platform has. */
function baseOf({ slug, address }: Family): string {
  const { env } = plinth;
  const origins: Readonly<Record<string, string | undefined>> = {
    kafka: env['UPSTASH_KAFKA_REST_URL'],
    'schema-registry': env['UPSTASH_KAFKA_REST_URL'],
    queue: env['QSTASH_URL'],
    management: env['PLINTH_MANAGEMENT_URL'],
    control: env['PLINTH_CONSOLE_URL'],
  };
  return new URL(new URL(address).pathname, origins[slug]).href.replace(/\/$/, '');
}

function credentialFor({ slug }: Family): string {
  const { env } = plinth;
  if (slug === 'queue') return `Bearer ${env['QSTASH_TOKEN']}`;
  const { kafkaUsername, kafkaPassword, apiKey } = DEVELOPMENT_SECRETS;
  const user =
    slug === 'kafka' || slug === 'schema-registry'
      ? `${kafkaUsername}:${kafkaPassword}`
      : `${settingTable.email.default}:${apiKey}`;
  return `Basic ${Buffer.from(user).toString('base64')}`;
}
