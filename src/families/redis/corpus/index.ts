import { commandsInBodies, mediaTypes } from './bodies.ts';
import { formats } from './formats.ts';
import { methods } from './methods.ts';
import { commandsInPaths } from './paths.ts';
import { pipelines } from './pipelines.ts';
import { queries } from './queries.ts';
import { transactions } from './transactions.ts';
import type { CorpusRequest } from './request.ts';
import { tokens } from './tokens.ts';
import { valuesInBodies } from './values.ts';

/**
 * Good and bad requests of the family, by what they are about. However the family is bound to its
 * contract, it must answer all of them alike.
 */
export const corpus: Readonly<Record<string, readonly CorpusRequest[]>> = {
  'commands in paths': commandsInPaths,
  queries,
  tokens,
  'commands in bodies': commandsInBodies,
  'media types': mediaTypes,
  'values in bodies': valuesInBodies,
  pipelines,
  transactions,
  'format headers': formats,
  methods,
};
