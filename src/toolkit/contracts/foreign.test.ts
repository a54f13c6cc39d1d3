import { CORPUS } from '../../../testing/contracts/corpus.ts';
import { describeMatrix } from '../../../testing/contracts/matrix.ts';

/** One of each version; `foreign.servers.test.ts` has them all. */
const FEW = ['library-3.2.yaml', 'polymorphism.json', 'train-travel.yaml'];

describeMatrix(CORPUS.filter(({ name }) => FEW.some((few) => name.endsWith(few))));
