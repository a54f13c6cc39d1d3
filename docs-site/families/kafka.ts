import contract from '../../generated/kafka/openapi.json' with { type: 'json' };
import { kafkaFamilyErrors, logRefusals } from '../../src/families/kafka/errors.ts';
import { DEVELOPMENT_SECRETS } from '../../src/settings/secrets.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { Contract } from '../contract.ts';
import type { ErrorEntry, OwnFamily } from '../family.ts';
import { html } from '../html.ts';
import { renderInline } from '../markdown.ts';
import { entriesOf } from './of-catalog.ts';

const bundle = contract as unknown as Contract;

/** The Kafka REST family. */
export function kafkaFamily(): OwnFamily {
  const port = settingTable.kafkaPort.default;
  const user = `${DEVELOPMENT_SECRETS.kafkaUsername}:${DEVELOPMENT_SECRETS.kafkaPassword}`;
  return {
    slug: 'kafka',
    title: 'Kafka REST',
    summary:
      'Topics over HTTP: produce, fetch by offset, consume in groups, make messages of webhook calls, on a log that has synced what it acknowledges.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'UPSTASH_KAFKA_REST_URL',
      credentials: { user: ['UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD'] },
      client: {
        name: 'kafka',
        factory: 'createKafkaClient',
        fields: ['username', 'password'],
        sendsTails: true,
      },
      official: {
        package: '@upstash/kafka',
        setup: `import { Kafka } from '@upstash/kafka';

const kafka = new Kafka({
  url: process.env.UPSTASH_KAFKA_REST_URL!,
  username: process.env.UPSTASH_KAFKA_REST_USERNAME!,
  password: process.env.UPSTASH_KAFKA_REST_PASSWORD!,
});`,
      },
    },
    errors: [
      {
        title: 'Errors of requests',
        introduction: html`<p>
          What is wrong with a request before the log is asked. The body of every error is
          <code>{"error": "…", "status": …}</code>.
        </p>`,
        entries: entriesOf(kafkaFamilyErrors),
      },
      {
        title: 'Errors of the log',
        introduction: html`<p>
          What the log refuses, by the names that Kafka's protocol has for it. The sentence in
          <code>error</code> names the topic, partition, offset, group or instance; where the
          request gave several messages or offsets, it begins with <code>body[…]</code>, the place
          of the one at fault, and nothing has been done with any of them.
        </p>`,
        entries: logEntries(),
      },
    ],
    tryIt: {
      port,
      hints: {
        user: {
          label: 'User name and password, with a colon between',
          hint: `In development they are ${user}.`,
        },
      },
      first: 'post-produce-one',
    },
  };
}

/** The log determines the messages, so their names are shown instead. */
function logEntries(): ErrorEntry[] {
  return Object.entries(logRefusals).map(([name, { status, when }]) => ({
    name,
    status,
    message: name,
    when: renderInline(when),
  }));
}
