import { beforeAll, describe, expect, test } from 'vitest';
import { checksOf, findPython, runChecks } from '../harness/python.ts';
import { resetQueue } from '../harness/queue.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';
import { resetClock } from '../harness/upstash-workflow.ts';

const { queueUrl, redisUrl } = await recordedTarget();

/**
 * All features of the official Python clients, unmodified; blocking and asynchronous. The checks are written in Python;
 * each is a test here.
 */
const python = findPython();
const because = python.missing === undefined ? '' : ` (skipped: ${python.missing})`;

const packages = [
  {
    name: 'qstash',
    checks: 'qstash_checks.py',
    reset: resetQueue,
    env: () => ({ QSTASH_URL: queueUrl, QSTASH_TOKEN: target().queueToken }),
  },
  {
    name: 'upstash-workflow',
    checks: 'workflow_checks.py',
    reset: resetClock,
    env: () => ({
      QSTASH_URL: queueUrl,
      QSTASH_TOKEN: target().queueToken,
      PLINTH_CONSOLE_URL: target().consoleUrl,
    }),
  },
  {
    name: 'upstash-redis',
    checks: 'upstash_redis_checks.py',
    reset,
    env: () => ({
      UPSTASH_REDIS_REST_URL: redisUrl,
      UPSTASH_REDIS_REST_TOKEN: target().standardToken,
    }),
  },
  {
    name: 'redis',
    checks: 'redis_checks.py',
    reset,
    env: () => ({ REDIS_URL: target().respUrl }),
  },
];

describe.skipIf(python.missing !== undefined).each(packages)(
  `$name in Python${because}`,
  ({ checks, reset, env }) => {
    let outcomes: Map<string, string | null>;
    beforeAll(async () => {
      await reset();
      outcomes = await runChecks(python, checks, env());
      await reset();
    });

    test.each(checksOf(checks))('%s', (check) => {
      expect(outcomes.get(check)).toBeNull();
    });
  },
);
