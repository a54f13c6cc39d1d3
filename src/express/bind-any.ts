import { validationAtFirstUse, type ValidationOptions } from '../contract/at-first-use.ts';
import type { BinderOptions } from '../contract/binder-options.ts';
import type { AnyFamily } from '../contract/family.ts';
import { bind, type MountedListener } from '../contract/request-chain.ts';

interface AnyOptions extends BinderOptions, ValidationOptions {
  readonly mounted: NonNullable<BinderOptions['mounted']>;
  readonly reading: NonNullable<BinderOptions['reading']>;
}

/**
 * Binds a family as a part of an application. What its requests have to be is compiled from the contract when a request
 * first needs it, so it may be anybody's.
 */
export function bindAny(family: AnyFamily, options: AnyOptions): MountedListener {
  return bind(family, options, validationAtFirstUse(family, options));
}
