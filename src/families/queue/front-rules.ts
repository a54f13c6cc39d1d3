import { pathRules } from '../../../generated/queue/path-rules.ts';
import type { FrontRules } from '../../contract/family.ts';
import { queueContractErrors, refusal } from './errors.ts';
import type { TailRule } from '../../http/canonicalize.ts';

/** Paths that lack a destination. */
const WITHOUT_DESTINATION = /^\/(?:v[12]\/publish|v2\/enqueue\/[^/]+|v2\/schedules)\/$/;

/** A slash before the query. */
const WITH_SLASH = /^[^?]*\//;
/** A scheme and a slash: no id or name of a URL group begins like that. */
const LIKE_A_URL = /^[^/?]*:\//;

/** No other paths exist below these, so everything with a slash is a destination. */
const publish = { isTail: (tail: string) => WITH_SLASH.test(tail), withQuery: true };

/** The destinations in the paths of this family. Each is a URL with its own query. */
export const queueTails: readonly TailRule[] = [
  { prefix: '/v2/publish/', ...publish },
  { prefix: '/v1/publish/', ...publish },
  { prefix: '/v2/enqueue/{queueName}/', ...publish },
  { prefix: '/v2/schedules/', isTail: (tail) => LIKE_A_URL.test(tail), withQuery: true },
];

/** The rules of this family for the first stages of a request. */
export const queueFrontRules: FrontRules = {
  ...pathRules,
  tails: queueTails,
  errors: queueContractErrors,
  refuse: (method, path) =>
    method === 'POST' && WITHOUT_DESTINATION.test(path) ? refusal('emptyDestination') : undefined,
};
