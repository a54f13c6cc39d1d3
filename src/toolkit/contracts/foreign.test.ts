import { CORPUS } from '../../../testing/contracts/corpus.ts';
import { describeMatrix } from '../../../testing/contracts/matrix.ts';

/** Two small ones; `foreign.servers.test.ts` has them all. */
const FEW = ['library-3.2.yaml', 'train-travel.yaml'];

describeMatrix(CORPUS.filter(({ name }) => FEW.some((few) => name.endsWith(few))));
