import type { Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { Column } from '../columns.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregations } from './aggregation.ts';
import type { AggregationCost } from './limits.ts';

/** What an operator needs while it runs. */
export interface Evaluation {
  readonly cost: AggregationCost;
  /** The values of a field that is known to be FAST. */
  column(path: Text): Column;
  /** Appends name and reply of each aggregation over these documents to a part of the reply, such as a bucket. */
  append(reply: Reply[], aggregations: Aggregations, documents: DocumentSet): Steps<void>;
}
