import type { Checks } from '../base/checks.ts';
import type { ControlPlane } from './control-plane.ts';
import { checkAllowlist } from './databases/allowlist.ts';

/** Checks of any control plane that its contract can't express: the addresses of an allowlist. */
export const controlPlaneChecks: Checks<ControlPlane> = {
  databases: {
    updateAllowlist: (_actor, _id, allowed) => checkAllowlist(allowed),
  },
};
