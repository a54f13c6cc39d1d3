import type { Text } from '../../bytes.ts';
import type { IndexConfiguration } from './configuration.ts';
import type { Filter } from './filter/filter.ts';

/** Marks what a filter has matched in the texts of a document. */
export declare class Highlighter {
  constructor(
    configuration: IndexConfiguration,
    filter: Filter,
    tags: { readonly before: Text; readonly after: Text },
  );

  /** @returns the text with the words in tags that terms of the filter for this field match */
  highlight(path: Text, text: Text): Text;
}
