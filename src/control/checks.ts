import type { Checks } from '../base/checks.ts';
import type { ControlPlane } from './control-plane.ts';
import { checkAllowlist } from './databases/allowlist.ts';

/** What any control plane refuses, whatever it manages, and its contract can't say: what is no address. */
export const controlPlaneChecks: Checks<ControlPlane> = {
  databases: {
    updateAllowlist: (_actor, _id, allowed) => checkAllowlist(allowed),
  },
};
