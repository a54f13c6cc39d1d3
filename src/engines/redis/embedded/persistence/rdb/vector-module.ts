import type { Steps } from '../../steps.ts';
import { floatBytes, floatsOf } from '../../values/vector/float-bytes.ts';
import { METRICS } from '../../values/vector/metric.ts';
import { MOST_DIMENSIONS } from '../../values/vector/vector-block.ts';
import { LONGEST_ID, VectorIndex } from '../../values/vector/vector-index.ts';
import { BadFormat } from './format.ts';
import {
  endModule,
  moduleType,
  readModuleBytes,
  readModuleEnd,
  readModuleNumber,
  readModuleString,
  writeModuleHead,
  writeModuleNumber,
  writeModuleString,
} from './module-format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** The name of the type, which is of this engine. */
export const VECTOR_MODULE = moduleType('Pl-Vector');
const VERSION = 1n;

/** The floats that are written or read between two yields. */
const FLOATS_AT_ONCE = 64 * 1024;

/** Writes the dimension, the number of the metric, how many vectors there are, and each with its ID. */
export function* writeVectorModule(writer: RdbWriter, index: VectorIndex): Steps<void> {
  writeModuleHead(writer, VECTOR_MODULE, VERSION);
  writeModuleNumber(writer, index.dimension);
  writeModuleNumber(writer, METRICS.indexOf(index.metric));
  writeModuleNumber(writer, index.size);
  const atOnce = vectorsAtOnce(index.dimension);
  let written = 0;
  for (const [id, vector] of index.entries()) {
    writeModuleString(writer, id);
    writeModuleString(writer, floatBytes(vector));
    if (++written % atOnce === 0) yield;
  }
  endModule(writer);
}

/**
 * Reads an index after the head of its value.
 * @param most its maximum memory in bytes
 * @throws BadFormat
 */
export function* readVectorModule(
  reader: RdbReader,
  version: bigint,
  most: number,
): Steps<VectorIndex> {
  if (version !== VERSION) throw new BadFormat();
  const dimension = Number(readModuleNumber(reader));
  const metric = METRICS[Number(readModuleNumber(reader))];
  if (dimension < 1 || dimension > MOST_DIMENSIONS || metric === undefined) throw new BadFormat();
  const index = new VectorIndex(dimension, metric);
  const count = Number(readModuleNumber(reader));
  const atOnce = vectorsAtOnce(dimension);
  while (index.size < count) {
    const id = readModuleString(reader);
    const bytes = readModuleBytes(reader);
    const vector = bytes.length === 4 * dimension ? floatsOf(bytes) : undefined;
    if (id === '' || id.length > LONGEST_ID || vector === undefined) throw new BadFormat();
    if (!index.set(id, vector) || index.bytes > most) throw new BadFormat();
    if (index.size % atOnce === 0) yield;
  }
  readModuleEnd(reader);
  return index;
}

function vectorsAtOnce(dimension: number): number {
  return Math.ceil(FLOATS_AT_ONCE / (dimension + 64));
}
