import { Kafka } from '@upstash/kafka';
import { expect } from 'vitest';
import { target } from './target.ts';

/** The official client for an address, unmodified, with the variables of the env block. */
export const upstashKafka = (url: string, password = target().kafkaPassword) =>
  new Kafka({ url, username: target().kafkaUsername, password });

/** The client's result for a message produced to a topic of one partition. */
export const metadata = (topic: string, offset: number) => ({
  topic,
  partition: 0,
  offset,
  timestamp: expect.any(Number),
});
/** A message without a key and headers in a topic of one partition. */
export const message = (topic: string, offset: number, value: string) => ({
  ...metadata(topic, offset),
  key: '',
  value,
  headers: [],
});
