import type { ContractDocument } from '../src/contract/model/document.ts';
import type { Page } from './page.ts';
import type { Html } from './html.ts';
import type { Access } from './operations/access.ts';

/** The parts of a contract that the site uses. */
export interface Contract extends ContractDocument {
  /** Whether all of its operations are beyond the base contract. Otherwise single ones may be marked. */
  readonly 'x-beyond-base-contract'?: boolean;
  readonly info: ContractDocument['info'] & { readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly components: NonNullable<ContractDocument['components']> & {
    readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** An error that callers can get. */
export interface ErrorEntry {
  /** Its name in the catalog; also its anchor. */
  readonly name?: string;
  readonly status: number;
  readonly message: string;
  readonly when: Html;
}

export interface ErrorSection {
  readonly title: string;
  readonly introduction: Html;
  readonly entries: readonly ErrorEntry[];
}

/** A request that the try-it page can fill in. */
export interface TryItRequest {
  readonly method: string;
  readonly path: string;
  /** One header per line. */
  readonly headers?: string;
  readonly body?: string;
}

export interface TryItPreset {
  /** The fragment in the address of the try-it page, after the `#`. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** Equivalent requests, by the names of their forms. */
  readonly forms: Readonly<Record<string, TryItRequest>>;
  /** A request that must be sent first, if the answer depends on it. */
  readonly setup?: TryItRequest;
}

export interface TryIt {
  readonly port: number;
  readonly authorization: 'Bearer' | 'Basic';
  /** The label of its input, and a hint at its value on a platform in development. */
  readonly credential: { readonly label: string; readonly hint: string };
  /** The preset that is shown at first; by default the first one. */
  readonly first?: string;
  readonly presets: readonly TryItPreset[];
}

/**
 * One family of the interface, as the site shows it. To add a family, add an object of this type in `families/index.ts`,
 * without the properties that do not apply.
 */
export interface Family {
  /** Its folder in the site and in `generated/`. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly contract: Contract;
  /** How programs reach it. */
  readonly access: Access;
  readonly errors: readonly ErrorSection[];
  readonly tryIt: TryIt;
  /** Pages that only this family has, such as those of its commands. */
  readonly chapters?: readonly Chapter[];
}

/** Pages that belong together: an index, and the pages that it lists by group. */
export interface Chapter {
  readonly title: string;
  readonly summary: string;
  readonly index: Page;
  /** Whether the titles of its pages are code, such as names of commands. */
  readonly isCode?: boolean;
  readonly groups: readonly ChapterGroup[];
}

export interface ChapterGroup {
  readonly title: string;
  readonly pages: readonly Page[];
}
