import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
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

/** The journeys of `openapi/workflows`, such as `database-life.arazzo.yaml`, run by the program. */
test('the journeys succeed', async () => {
  const inputs = {
    authorization: basic(target()),
    name: 'life',
    kafkaAuthorization: basicOf(firstUser()),
    queueAuthorization: `Bearer ${target().queueToken}`,
  };
  const { code, output } = await run(inputs);
  const { length } = readdirSync(`${ROOT}${FOLDER}`);
  expect(output).toMatch(new RegExp(`: \\d+ steps passed, in ${length} workflows\\n$`));
  expect(code).toBe(0);
});

/** All in one process, which loads what runs them, and the contracts, once. */
function run(inputs: object): Promise<{ code: number; output: string }> {
  const { managementUrl, redisUrl, kafkaUrl, queueUrl } = target();
  const urls = { management: managementUrl, redis: redisUrl, kafka: kafkaUrl, queue: queueUrl };
  const targets = Object.entries(urls).flatMap(([name, url]) => ['--target', `${name}=${url}`]);
  const given = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  const args = [`${ROOT}bin/plinth.js`, 'run', FOLDER, ...targets, ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, out, err) => {
      resolve({ code: error === null ? 0 : 1, output: out + err });
    });
  });
}
