import { CORPUS } from '../../../testing/contracts/corpus.ts';
import { describeMatrix } from '../../../testing/contracts/matrix.ts';

describeMatrix(CORPUS);
