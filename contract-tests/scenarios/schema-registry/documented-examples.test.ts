import { beforeEach, describe, expect, test } from 'vitest';
import { resetKafka } from '../../harness/kafka-clusters.ts';
import { registry, resetRegistry } from '../../harness/schema-registry.ts';
import { shapeOf } from '../../harness/shape.ts';
import { target } from '../../harness/target.ts';
import {
  both,
  greeting,
  json,
  letters,
  one,
  pathWithId,
  requestFor,
  type Scenario,
  SUBJECT,
  withId,
} from './given.ts';

beforeEach(async () => {
  if (target().name === 'mock') return;
  await resetRegistry();
  await resetKafka();
});

const SUCCESSES: readonly Scenario[] = [
  {
    example: 'several',
    operation: 'listSubjects',
    given: async () => {
      await one();
      await json();
    },
  },
  { example: 'none', operation: 'listSubjects' },
  { example: 'avro', operation: 'lookUpSchema', given: one },
  { example: 'several', operation: 'deleteSubject', given: one },
  { example: 'several', operation: 'listVersions', given: one },
  { example: 'one', operation: 'registerSchema' },
  { example: 'avro', operation: 'getVersion', given: one },
  {
    example: 'withReferences',
    operation: 'getVersion',
    given: async () => {
      await letters();
      return { path: '/subjects/letters-value/versions/latest' };
    },
  },
  {
    example: 'json',
    operation: 'getVersion',
    given: async () => {
      await json();
      return { path: '/subjects/cities-value/versions/latest' };
    },
  },
  { example: 'one', operation: 'deleteVersion', given: one },
  { example: 'avro', operation: 'getVersionSchema', given: one },
  { example: 'several', operation: 'listReferencing', given: letters },
  { example: 'none', operation: 'listReferencing', given: one },
  { example: 'several', operation: 'listSchemas', given: one },
  { example: 'none', operation: 'listSchemas' },
  { example: 'all', operation: 'listTypes' },
  { example: 'avro', operation: 'getSchema', given: withId },
  {
    example: 'withMaxId',
    operation: 'getSchema',
    given: async () => ({ path: `${await pathWithId()}?fetchMaxId=true` }),
  },
  {
    example: 'avro',
    operation: 'getSchemaText',
    given: async () => ({ path: `${await pathWithId()}/schema` }),
  },
  {
    example: 'several',
    operation: 'listSchemaSubjects',
    given: async () => ({ path: `${await pathWithId()}/subjects` }),
  },
  {
    example: 'several',
    operation: 'listSchemaVersions',
    given: async () => ({ path: `${await pathWithId()}/versions` }),
  },
  { example: 'default', operation: 'getConfig' },
  { example: 'set', operation: 'updateConfig' },
  { example: 'default', operation: 'deleteConfig' },
  { example: 'set', operation: 'getSubjectConfig', given: both },
  { example: 'set', operation: 'updateSubjectConfig' },
  { example: 'set', operation: 'deleteSubjectConfig', given: both },
  { example: 'compatible', operation: 'checkSubject' },
  {
    example: 'incompatible',
    operation: 'checkVersion',
    given: async () => {
      await one();
      const body = { schema: JSON.stringify(greeting('language')) };
      return { path: `/compatibility/subjects/${SUBJECT}/versions/1?verbose=true`, body };
    },
  },
  { example: 'default', operation: 'getMode' },
  { example: 'set', operation: 'updateMode' },
  { example: 'set', operation: 'getSubjectMode', given: both },
  { example: 'set', operation: 'updateSubjectMode' },
  { example: 'set', operation: 'deleteSubjectMode', given: both },
];

describe('200', () => {
  test.each(SUCCESSES)('$operation: $example', async (scenario) => {
    const { ask, method, path } = await requestFor(scenario, `example=${scenario.example}`);
    const { status, json: answer } = await registry(method, path, ask);
    expect(status).toBe(200);
    expect(shapeOf(answer)).toMatchSnapshot();
  });
});
