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

/** The journeys of `openapi/workflows`, such as `database-life.arazzo.yaml`, run by the program. */
test.each(readdirSync(`${ROOT}${FOLDER}`))('%s', async (file) => {
  const inputs = {
    authorization: basic(target()),
    name: 'life',
    kafkaAuthorization: basicOf(firstUser()),
    queueAuthorization: `Bearer ${target().queueToken}`,
  };
  const { code, output } = await run(`${FOLDER}${file}`, inputs);
  expect(output).toMatch(/: \d+ steps passed, in 1 workflow\n$/);
  expect(code).toBe(0);
});

function run(file: string, inputs: object): Promise<{ code: number; output: string }> {
  const { managementUrl, redisUrl, kafkaUrl, queueUrl } = target();
  const urls = { management: managementUrl, redis: redisUrl, kafka: kafkaUrl, queue: queueUrl };
  // It only knows the sources that the workflow names.
  const targets = Object.entries(urls)
    .filter(([name]) => readFileSync(`${ROOT}${file}`, 'utf8').includes(`- name: ${name}\n`))
    .flatMap(([name, url]) => ['--target', `${name}=${url}`]);
  const given = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  const args = [`${ROOT}bin/plinth.js`, 'run', file, ...targets, ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, out, err) => {
      resolve({ code: error === null ? 0 : 1, output: out + err });
    });
  });
}
