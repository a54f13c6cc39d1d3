import { afterAll, beforeAll } from 'vitest';
import type { KafkaConnectServer } from '../../../../scripts/servers/kafka-connect.ts';
import { skipWithout } from '../../../../scripts/servers/skip-without.ts';
import { connectRuntimeSuite } from '../engine-suite.ts';
import { KafkaConnectBench, startWorker } from './testing.ts';

const isSkipped = skipWithout('kafka') !== undefined;
let worker: KafkaConnectServer;

beforeAll(async () => {
  if (!isSkipped) worker = await startWorker();
});
afterAll(async () => {
  if (!isSkipped) await worker[Symbol.asyncDispose]();
});

connectRuntimeSuite('on a Kafka Connect', () => KafkaConnectBench.open(worker));
