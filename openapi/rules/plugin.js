import { echoesARequest } from './echoes-a-request.js';
import { linksToParameters } from './links-to-parameters.js';
import { multiSegmentIsLast } from './multi-segment-is-last.js';
import { responseHasExample } from './response-has-example.js';

/** The rules that our specs follow beyond the recommended ones. */
export default function plinth() {
  return {
    id: 'plinth',
    rules: {
      oas3: {
        'echoes-a-request': echoesARequest,
        'links-to-parameters': linksToParameters,
        'response-has-example': responseHasExample,
        'multi-segment-is-last': multiSegmentIsLast,
      },
    },
  };
}
