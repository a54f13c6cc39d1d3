import { isUtf8 } from 'node:buffer';
import type { components } from '../../../../generated/queue/types.ts';
import type { DeadLetter, StoredResponse } from '../../../engines/queue/resources.ts';
import { responseHeaderValues } from './header-values.ts';
import { messageFields } from './message-fields.ts';

/** A dead letter as the API shows it. The Python client needs a status even if there was no response. */
export function deadLetterFields(deadLetter: DeadLetter): components['schemas']['dead-letter'] {
  return {
    ...messageFields(deadLetter),
    dlqId: deadLetter.dlqId,
    responseStatus: deadLetter.response.status,
    ...responseFields(deadLetter.response),
    ...(deadLetter.error !== undefined && { error: deadLetter.error }),
  };
}

function responseFields({ headers, body }: StoredResponse) {
  return {
    ...(Object.keys(headers).length > 0 && { responseHeader: responseHeaderValues(headers) }),
    ...(body.length > 0 &&
      (isUtf8(body)
        ? { responseBody: body.toString('utf8') }
        : { responseBodyBase64: body.toString('base64') })),
  };
}
