import contract from '../../generated/schema-registry/openapi.json' with { type: 'json' };
import { registryErrors } from '../../src/engines/schema-registry/errors.ts';
import { schemaRegistryFamilyErrors, statusOf } from '../../src/families/schema-registry/errors.ts';
import { DEVELOPMENT_SECRETS } from '../../src/settings/secrets.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { Contract } from '../contract.ts';
import type { ErrorEntry, OwnFamily } from '../family.ts';
import { html } from '../html.ts';
import { renderInline } from '../markdown.ts';
import { entriesOf } from './of-catalog.ts';

const bundle = contract as unknown as Contract;

/** The schema registry, at the address of the Kafka REST family. */
export function schemaRegistryFamily(): OwnFamily {
  const port = settingTable.kafkaPort.default;
  const user = `${DEVELOPMENT_SECRETS.kafkaUsername}:${DEVELOPMENT_SECRETS.kafkaPassword}`;
  return {
    slug: 'schema-registry',
    title: 'Schema registry',
    summary:
      'The schemas of messages by subject and version, for clients of the Confluent Schema Registry: Avro and JSON Schema, held to a compatibility level.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'UPSTASH_KAFKA_REST_URL',
      credentials: { user: ['UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD'] },
      client: {
        name: 'registry',
        factory: 'createSchemaRegistryClient',
        fields: ['username', 'password'],
        sendsTails: true,
      },
    },
    errors: [
      {
        title: 'Errors of requests',
        introduction: html`<p>
          What is wrong with a request before the registry is asked. The body of every error is
          <code>{"error_code": …, "message": "…"}</code>; the code is the status where nothing else
          is said.
        </p>`,
        entries: entriesOf(schemaRegistryFamilyErrors),
      },
      {
        title: 'Errors of the registry',
        introduction: html`<p>
          What the registry refuses, with the codes and the words that the Confluent Schema Registry
          has for it.
        </p>`,
        entries: registryEntries(),
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
      first: 'register-schema-avro',
    },
  };
}

function registryEntries(): ErrorEntry[] {
  return Object.entries(registryErrors).map(([name, { errorCode, message, when }]) => ({
    name,
    status: statusOf(errorCode),
    message: `${errorCode}: ${message}`,
    when: renderInline(when),
  }));
}
