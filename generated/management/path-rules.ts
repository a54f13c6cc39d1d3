// Made from openapi/ by `npm run generate`. Not to be edited.
import type { FrontRules } from '../../src/contract/family.ts';

export const pathRules: Pick<FrontRules, 'caseless' | 'spellings' | 'withSlash'> = {
  "spellings": {
    "/v2/Kafka/": "/v2/kafka/"
  }
};
