import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { mapReply, RedisError } from '../../../reply.ts';
import { parseInteger } from '../../../numbers.ts';
import { METRICS, type Metric } from '../../values/vector/metric.ts';
import { MOST_DIMENSIONS } from '../../values/vector/vector-block.ts';
import { VectorIndex } from '../../values/vector/vector-index.ts';
import type { CommandFunction } from '../command.ts';
import { indexError } from './index-errors.ts';

export const vectorCreate: CommandFunction = ({ keyspace }, argv) => {
  const key = argv[1]!;
  const { dimension, metric, existsOk } = readOptions(argv);
  const index = keyspace.readAs(key, VectorIndex);
  if (index === undefined) {
    keyspace.put(key, new VectorIndex(dimension, metric), 'vector.create');
    return 1;
  }
  if (!existsOk) throw indexError(key, 'already exists');
  if (index.dimension === dimension && index.metric === metric) return 0;
  throw indexError(key, 'already exists with a different configuration');
};

export const vectorDrop: CommandFunction = ({ keyspace }, argv) => {
  const key = argv[1]!;
  if (keyspace.writeAs(key, VectorIndex) === undefined) return 0;
  keyspace.delete(key);
  return 1;
};

export const vectorCount: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, VectorIndex)?.size ?? 0;

export const vectorInfo: CommandFunction = ({ keyspace }, argv) => {
  const index = keyspace.readAs(argv[1]!, VectorIndex);
  return index === undefined
    ? null
    : mapReply({ dimension: index.dimension, metric: index.metric });
};

interface CreateOptions {
  readonly dimension: number;
  readonly metric: Metric;
  readonly existsOk: boolean;
}

function readOptions(argv: readonly ByteString[]): CreateOptions {
  let dimension: number | undefined;
  let metric: Metric | undefined;
  let existsOk = false;
  for (let i = 2; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    const value = argv[i + 1];
    if (option === 'DIM' && value !== undefined) {
      dimension = readDimension(value);
      i++;
    } else if (option === 'METRIC' && value !== undefined) {
      metric = readMetric(value);
      i++;
    } else if (option === 'EXISTSOK') {
      existsOk = true;
    } else {
      throw errors.syntax();
    }
  }
  if (dimension === undefined || metric === undefined) throw errors.syntax();
  return { dimension, metric, existsOk };
}

function readDimension(text: ByteString): number {
  const dimension = parseInteger(text);
  if (dimension >= 1 && dimension <= MOST_DIMENSIONS) return dimension;
  throw new RedisError(
    `ERR the dimension of a vector index must be between 1 and ${MOST_DIMENSIONS}`,
  );
}

function readMetric(text: ByteString): Metric {
  const metric = METRICS.find((each) => each === text.toUpperCase());
  if (metric !== undefined) return metric;
  throw new RedisError('ERR the metric must be COSINE, EUCLIDEAN or DOT');
}
