import type { Plugin } from '@redocly/openapi-core';
import { echoesARequest } from './rules/echoes-a-request.ts';
import { linksToParameters } from './rules/links-to-parameters.ts';
import { multiSegmentIsLast } from './rules/multi-segment-is-last.ts';
import { responseHasExample } from './rules/response-has-example.ts';

/** Whole names, as a plugin has them once it has been read. */
const RULES = {
  'plinth/echoes-a-request': echoesARequest,
  'plinth/links-to-parameters': linksToParameters,
  'plinth/multi-segment-is-last': multiSegmentIsLast,
  'plinth/response-has-example': responseHasExample,
};

/** Our rules beyond those of Redocly: `plinth/response-has-example` and so on, and `plinth/recommended` for all of them. */
export const PLUGIN: Plugin = {
  id: 'plinth',
  rules: { oas3: RULES },
  configs: {
    recommended: {
      rules: {
        'plinth/echoes-a-request': 'error',
        'plinth/links-to-parameters': 'error',
        'plinth/multi-segment-is-last': 'error',
        'plinth/response-has-example': 'warn',
        // An example of a part is often shorter than what its schema allows to be left out.
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      },
    },
  },
};
