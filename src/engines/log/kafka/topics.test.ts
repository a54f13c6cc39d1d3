import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../../../testing/engines/log/log.ts';
import type { ApiName, Arguments, Response } from './client/apis.ts';
import { Brokers } from './client/brokers.ts';
import { KafkaClient, type Node } from './client/client.ts';
import { Topics } from './topics.ts';

const TOPIC = 'prod.greetings';

/** Knows of one topic. Answers to one of its calls wait, with what was right when it was asked. */
class SlowKafka extends KafkaClient {
  partitions = 10;
  readonly #slow: ApiName;
  readonly #held = Promise.withResolvers<void>();
  /** The names of the calls that it has received. */
  readonly calls: ApiName[] = [];

  constructor(slow: ApiName) {
    super({ brokers: [] });
    this.#slow = slow;
  }

  override async call<N extends ApiName>(
    _node: Node,
    name: N,
    ..._args: Arguments<N>
  ): Promise<Response<N>> {
    this.calls.push(name);
    const answer = name === 'Metadata' ? this.#metadata() : this.#settings();
    if (name === this.#slow) await this.#held.promise;
    return answer as unknown as Response<N>;
  }

  answer(): void {
    this.#held.resolve();
  }

  #metadata() {
    const partitions = Array.from({ length: this.partitions }, (_, partitionIndex) => ({
      partitionIndex,
      leaderId: 1,
    }));
    const topic = { errorCode: 0, name: TOPIC, topicId: 'an-id', isInternal: false, partitions };
    return { brokers: [], topics: [topic] };
  }

  #settings() {
    return { results: [{ resourceName: TOPIC, errorCode: 0, configs: [] }] };
  }
}

class BrokersOf extends Brokers {
  override readonly client: KafkaClient;

  constructor(client: KafkaClient) {
    super({ brokers: [] });
    this.client = client;
  }
}

test.each(['Metadata', 'DescribeConfigs'] as const)(
  'a topic that another copy has changed before %s is answered is asked for again, and then kept',
  async (slow) => {
    const kafka = new SlowKafka(slow);
    const brokers = new BrokersOf(kafka);
    const topics = new Topics('prod.', NO_LIMITS, { brokers, now: () => 0, onChanged: () => {} });
    const asked = topics.find('greetings');
    await expect.poll(() => kafka.calls).toContain(slow);
    kafka.partitions = 97;
    topics.forgetAll();
    kafka.answer();
    expect(await asked).toHaveProperty('partitions', 10);
    expect(await topics.find('greetings')).toHaveProperty('partitions', 97);
    expect((await brokers.topic(TOPIC)).leaders).toHaveLength(97);
    const calls = kafka.calls.length;
    expect(await topics.find('greetings')).toHaveProperty('partitions', 97);
    expect((await brokers.topic(TOPIC)).leaders).toHaveLength(97);
    expect(kafka.calls).toHaveLength(calls);
  },
);
