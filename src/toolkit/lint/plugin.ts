import type { Plugin } from '@redocly/openapi-core';
import { echoesARequest } from './rules/echoes-a-request.ts';
import { linksToParameters } from './rules/links-to-parameters.ts';
import { multiSegmentIsLast } from './rules/multi-segment-is-last.ts';
import { responseHasExample } from './rules/response-has-example.ts';

/** Our rules beyond those of Redocly: `plinth/response-has-example` and so on, and `plinth/recommended` for all of them. */
export const PLUGIN: Plugin = {
  id: 'plinth',
  rules: {
    oas3: {
      'echoes-a-request': echoesARequest,
      'links-to-parameters': linksToParameters,
      'multi-segment-is-last': multiSegmentIsLast,
      'response-has-example': responseHasExample,
    },
  },
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
