import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../harness/away-from-midnight.ts';
import { resetAccount } from '../harness/databases.ts';
import { basicOf, firstUser } from '../harness/kafka.ts';
import { basic } from '../harness/management.ts';
import { target } from '../harness/target.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'openapi/workflows/';

beforeEach(awayFromMidnight);
beforeEach(resetAccount);

/** The journeys of `openapi/workflows`, such as `database-life.arazzo.yaml`, executed by Redocly's Arazzo runner. */
test.each(readdirSync(`${ROOT}${FOLDER}`))('%s', async (file) => {
  const inputs = {
    authorization: basic(target()),
    name: 'life',
    kafkaAuthorization: basicOf(firstUser()),
  };
  const { code, output } = await respect(`${FOLDER}${file}`, inputs);
  expect(output).toMatch(/Steps: (\d+) passed, \1 total/);
  expect(code).toBe(0);
});

function respect(file: string, inputs: object): Promise<{ code: number; output: string }> {
  const { managementUrl, redisUrl, kafkaUrl } = target();
  const urls = { management: managementUrl, redis: redisUrl, kafka: kafkaUrl };
  // It only knows the sources that the workflow names.
  const servers = Object.entries(urls)
    .filter(([name]) => readFileSync(`${ROOT}${file}`, 'utf8').includes(`- name: ${name}\n`))
    .flatMap(([name, url]) => ['-S', `${name}=${url}`]);
  const args = ['respect', file, '-i', JSON.stringify(inputs), ...servers];
  // It may call the platform only.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(`${ROOT}node_modules/.bin/redocly`, args, { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : 1, output: out + err });
    });
  });
}
