import type { Text } from '../../../bytes.ts';
import type { ScoreFunction } from './score-function.ts';

/** How the documents that match are ranked: by relevance, by a field, or by relevance and fields. */
export type Ranking =
  | { readonly kind: 'relevance' }
  | { readonly kind: 'field'; readonly path: Text; readonly isDescending: boolean }
  | { readonly kind: 'function'; readonly score: ScoreFunction };
