import { describe, expect, test } from 'vitest';
import type { ContractDocument } from '../contract/model/document.ts';
import type { Operation } from '../contract/model/operation.ts';
import { operationsOf } from '../contract/model/read-operations.ts';

const operations = await Promise.all(
  ['redis', 'kafka', 'schema-registry', 'queue', 'management', 'control'].map(async (family) => {
    const path = `../../generated/${family}/openapi.json`;
    const { default: document } = (await import(path, { with: { type: 'json' } })) as {
      default: ContractDocument;
    };
    return [family, operationsOf(document)] as const;
  }),
);
/** The operations for which something holds, by their families. */
const those = (holds: (operation: Operation) => boolean) =>
  Object.fromEntries(
    operations
      .map(([family, all]) => [family, all.filter(holds).map((each) => each.operationId)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
const isOfSafeMethod = ({ method }: Operation) => method === 'GET' || method === 'HEAD';

/** What stages decide by the contract rather than by a method or a name. */
describe('the contracts mark', () => {
  test('operations that change something although their method is a safe one', () => {
    expect(those((each) => isOfSafeMethod(each) && !each.isSafe)).toEqual({
      redis: ['getCommandPath', 'headCommandPath'],
      kafka: [
        'getConsume',
        'consumeTopic',
        'getCommit',
        'getProduce',
        'getProduceToTopic',
        'produceMessage',
        'getWebhook',
      ],
    });
  });

  test('operations that change nothing although their method is no safe one', () => {
    expect(those((each) => !isOfSafeMethod(each) && each.isSafe)).toEqual({
      kafka: ['postCommitted', 'postOffsets', 'postFetch'],
    });
  });

  test('operations that take what they answer with', () => {
    expect(those(({ takes }) => takes)).toEqual({
      kafka: ['getConsume', 'postConsume', 'consumeTopic'],
    });
  });

  test('where the commands of a request are, whose secrets are hidden', () => {
    const at = (place: string) => those(({ declared }) => declared['x-commands'] === place);
    expect(at('path')).toEqual({
      redis: ['getCommandPath', 'headCommandPath', 'postCommandPath', 'putCommandPath'],
    });
    expect(at('body')).toEqual({ redis: ['runCommand', 'putCommand'] });
    expect(at('rows')).toEqual({
      redis: ['runPipeline', 'putPipeline', 'runTransaction', 'putTransaction'],
    });
  });

  test('operations that free space although they are no DELETE', () => {
    expect(those(({ method, freesSpace }) => method !== 'DELETE' && freesSpace)).toEqual({
      management: ['deleteDatabaseByPost', 'deleteKafkaCredentialByPost', 'deleteConnectorByPost'],
    });
  });

  test('all operations that delete by their name as freeing space', () => {
    const isForgotten = (each: Operation) =>
      each.operationId.startsWith('delete') && !each.freesSpace;
    expect(those(isForgotten)).toEqual({});
  });
});
