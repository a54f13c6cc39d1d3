import type { ContractDocument } from '../src/contract/document.ts';
import type { Page } from './page.ts';
import type { Html } from './html.ts';
import type { Access } from './operations/access.ts';

/** What the site reads of a contract. */
export interface Contract extends ContractDocument {
  /** Whether all of its operations are beyond the base contract. Otherwise single ones may say so. */
  readonly 'x-beyond-base-contract'?: boolean;
  readonly info: ContractDocument['info'] & { readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly components: NonNullable<ContractDocument['components']> & {
    readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** One error that callers can meet. */
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
  /** A header in each line. */
  readonly headers?: string;
  readonly body?: string;
}

export interface TryItPreset {
  /** In the address of the try-it page, after the `#`. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** The ways to say it, by what they are called. */
  readonly forms: Readonly<Record<string, TryItRequest>>;
  /** What must have been sent before, where the answer hangs on it. */
  readonly setup?: TryItRequest;
}

export interface TryIt {
  readonly port: number;
  readonly authorization: 'Bearer' | 'Basic';
  /** What is typed for it, and what it is on a platform in development. */
  readonly credential: { readonly label: string; readonly hint: string };
  /** The preset that stands there at first; the first of them where not given. */
  readonly first?: string;
  readonly presets: readonly TryItPreset[];
}

/**
 * One family of the interface, as the site shows it. A further family is a further object of this type
 * in `families/index.ts`; what a family does not have it leaves out.
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

/** Pages that belong together: an index, and what it lists by group. */
export interface Chapter {
  readonly title: string;
  readonly summary: string;
  readonly index: Page;
  /** Whether the titles of its pages are code, as the names of commands are. */
  readonly isCode?: boolean;
  readonly groups: readonly ChapterGroup[];
}

export interface ChapterGroup {
  readonly title: string;
  readonly pages: readonly Page[];
}
