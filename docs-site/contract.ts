import type { ContractDocument } from '../src/contract/model/document.ts';

/**
 * The parts of a contract that the site uses. Where the contract is that of somebody else, only what the model has checked
 * has the form that is said here; everything else is read as what it may be.
 */
export interface Contract extends ContractDocument {
  /** Whether all of its operations are beyond the base contract. Otherwise single ones may be marked. */
  readonly 'x-beyond-base-contract'?: boolean;
}
