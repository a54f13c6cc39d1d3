import { expect, test } from 'vitest';
import contract from '../../../generated/redis/openapi.json' with { type: 'json' };
import { operationsOf } from '../../contract/model/read-operations.ts';
import { redisTails } from './tails.ts';

const operations = operationsOf(contract);

test('the tails are those that the contract marks with x-multi-segment', () => {
  const marked = operations.flatMap(({ path, parameters }) =>
    parameters.some((parameter) => parameter['x-multi-segment']) ? path : [],
  );
  const prefixes = [...new Set(marked)].map((path) => path.slice(0, path.lastIndexOf('{')));
  expect(redisTails.map(({ prefix }) => prefix)).toEqual(prefixes);
});

test('the exceptions from the tails are the fixed paths of the contract', () => {
  const fixed = new Set(operations.map(({ path }) => path).filter((path) => !path.includes('{')));
  expect(redisTails.flatMap(({ except = [] }) => except).toSorted()).toEqual([...fixed].toSorted());
});
