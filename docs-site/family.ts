import type { Contract } from './contract.ts';
import type { Crumb, Page } from './page.ts';
import type { Html } from './html.ts';
import type { LinkRule } from './safe-markup.ts';
import type { Access } from './operations/access.ts';
import type { SchemeInUse } from './operations/credentials.ts';
import type { SetupStep, TryItRequest } from './operations/setup-step.ts';
import type { DocumentedOperation } from './operations/documented.ts';
import type { NamedSchemas } from './operations/named-schemas.ts';

/** An error that callers can get. */
export interface ErrorEntry {
  /** Its name in the catalog; also its anchor. */
  readonly name?: string;
  /** A number, a class such as `4XX`, or `default`. */
  readonly status: number | string;
  readonly message: string;
  /** The message with links and emphasis, where a contract has it. */
  readonly shown?: Html;
  readonly when: Html;
}

export interface ErrorSection {
  readonly title: string;
  readonly introduction: Html;
  readonly entries: readonly ErrorEntry[];
}

export interface TryItPreset {
  /** The fragment in the address of the try-it page, after the `#`. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** Equivalent requests, by the names of their forms. */
  readonly forms: Readonly<Record<string, TryItRequest>>;
  /** Requests that must be sent first, if the answer depends on them. */
  readonly setup?: readonly SetupStep[];
}

export interface TryIt {
  /** The port that a platform on this machine has it at. */
  readonly port?: number;
  /** The labels of the inputs for credentials, and a hint at their values, by security scheme. */
  readonly hints?: Readonly<Record<string, { readonly label: string; readonly hint: string }>>;
  /** What the examples are written for. */
  readonly state?: string;
  /** The preset that is shown at first; by default the first one. */
  readonly first?: string;
  /** By default those of the contract's examples. */
  readonly presets?: readonly TryItPreset[];
}

/** What the site is told of the interface that a contract describes. Everything else it reads from the contract. */
export interface FamilyFacts {
  /** Its name for the platform that serves the site. */
  readonly slug: string;
  /** The folder of its pages in the site, with a slash at its end; empty if it is the whole site. */
  readonly folder: string;
  /** The pages above its overview. */
  readonly above: readonly Crumb[];
  readonly title: string;
  readonly summary: string;
  /** Its address; the first of the contract's servers if it is not given. */
  readonly address?: string;
  readonly contract: Contract;
  /** The contract as one document without what only we need, if it is not that already. */
  readonly document?: () => object;
  /** The contract as generators of code take it. */
  readonly forGenerators?: () => string;
  /** The file of the project that it is in. */
  readonly source?: string | undefined;
  /** How programs reach it. */
  readonly access: Access;
  /** Its catalogs of errors; by default what the contract documents as errors. */
  readonly errors?: readonly ErrorSection[];
  readonly tryIt: TryIt;
  /** Whether the code of its pages is run as a test. */
  readonly isTested?: boolean;
  /** Where links in its texts lead besides operations and other sites. */
  readonly linkTo?: LinkRule;
  /** Pages that only this family has, such as those of its commands. */
  readonly chapters?: readonly Chapter[];
}

/** What is told of one of Plinth's own families, whose place in the site follows from its name. */
export type OwnFamily = Omit<
  FamilyFacts,
  'folder' | 'above' | 'isTested' | 'linkTo' | 'source' | 'forGenerators' | 'document'
>;

/** An interface with everything that its contract says of it, as pages show it. */
export interface Family extends FamilyFacts {
  readonly address: string;
  readonly addresses: readonly ServerAddress[];
  readonly operations: readonly DocumentedOperation[];
  readonly schemes: ReadonlyMap<string, SchemeInUse>;
  readonly schemas: NamedSchemas;
  /** The texts of the contract may lead to other sites and to pages of this one. */
  readonly linkTo: LinkRule;
  /** The file of an operation's page. */
  readonly pageOf: (operation: DocumentedOperation) => string;
  readonly chapters: readonly Chapter[];
}

/** A server of a contract. */
export interface ServerAddress {
  /** Its URL, with the defaults of its variables. */
  readonly address: string;
  /** The URL as the contract has it. */
  readonly template: string;
  readonly name: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly usual: string;
  readonly values: readonly string[];
  readonly description: string;
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
  /** The page that lists the others, if the index would be too long. */
  readonly index?: Page;
  /** Where they are listed: the path of that page, or of their part of the index. */
  readonly place: string;
  readonly pages: readonly Page[];
}
