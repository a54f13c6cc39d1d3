import type { ByteString } from '../../bytes.ts';
import { floatBytes } from '../values/vector/float-bytes.ts';
import type { VectorIndex } from '../values/vector/vector-index.ts';

type Argv = readonly ByteString[];

/** The commands that create an index as of now; it may change while they are generated. */
export function vectorCommands(key: ByteString, index: VectorIndex): Iterable<Argv> {
  const { dimension, metric } = index;
  const { size, at } = index.listing();
  return (function* () {
    yield ['VECTOR.CREATE', key, 'DIM', String(dimension), 'METRIC', metric];
    for (let slot = 0; slot < size; slot++) {
      const [id, vector] = at(slot);
      yield ['VECTOR.ADD', key, id, 'FP32', floatBytes(vector)];
    }
  })();
}
