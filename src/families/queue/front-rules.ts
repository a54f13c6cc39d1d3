import type { FrontRules } from '../../http/front.ts';
import { queueContractErrors } from './errors.ts';
import { queueTails } from './tails.ts';

/** What the front must know of this family, before the implementation and before the mock. */
export const queueFrontRules: FrontRules = { tails: queueTails, errors: queueContractErrors };
