// Made from openapi/ by `npm run generate`. Not to be edited.
import type { FrontRules } from '../../src/contract/family.ts';

export const pathRules: Pick<FrontRules, 'caseless' | 'spellings' | 'withSlash'> = {
  "spellings": {
    "/SUBSCRIBE/": "/subscribe/",
    "/PSUBSCRIBE/": "/psubscribe/",
    "/MONITOR": "/monitor"
  }
};
