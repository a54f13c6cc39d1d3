import { fileURLToPath } from 'node:url';

/** A document of somebody else's service, or one like it, on which every command of the toolkit has to work. */
export interface CorpusDocument {
  readonly name: string;
  /** The absolute path of its file. */
  readonly path: string;
  /** How many operations its `paths` have. */
  readonly operations: number;
  /** The version of OpenAPI that it says. */
  readonly openapi: string;
  readonly features: readonly Feature[];
  /** Operations that no request can be made for, by their names, each with the reason at its entry below. */
  readonly untried?: readonly string[];
}

/** What a document has that others lack. */
export type Feature =
  | 'additional operations'
  | 'callbacks'
  | 'cycles'
  | 'discriminators'
  | 'dynamic anchors'
  | 'examples'
  | 'form bodies'
  | 'item schemas'
  | 'links'
  | 'multi-file'
  | 'no operation ids'
  | 'query method'
  | 'several security schemes'
  | 'server variables'
  | 'webhooks';

/** Those of other people, from packages that ship them; each license allows tests with them. */
export const FOREIGN: readonly CorpusDocument[] = [
  {
    ...readme('3.0/json/discriminators.json', '3.0.3', 10, ['discriminators']),
    // Its body is one of two schemas that are the same, so no value fits exactly one.
    untried: ['POST /potentially-undefined-formData'],
  },
  readme('3.0/json/http-status-codes.json', '3.0.3', 89, ['no operation ids']),
  readme('3.0/json/parameters-style.json', '3.0.3', 25, []),
  readme('3.0/json/petstore.json', '3.0.0', 20, ['form bodies', 'several security schemes']),
  readme('3.0/json/polymorphism.json', '3.0.3', 13, ['discriminators', 'no operation ids']),
  readme('3.0/yaml/readme-legacy.yaml', '3.0.2', 36, ['form bodies']),
  readme('3.0/json/security.json', '3.0.3', 15, ['several security schemes', 'no operation ids']),
  readme('3.0/yaml/star-trek.yaml', '3.0.1', 120, ['form bodies', 'no operation ids']),
  readme('3.1/json/readme.json', '3.1.0', 54, ['examples']),
  {
    ...readme('3.1/yaml/schema-types.yaml', '3.1.0', 23, []),
    // Their bodies are of two types at once.
    untried: ['quirks_entirelyIncompatibleAllOf', 'quirks_partiallyUsableIncompatibleAllOf'],
  },
  readme('3.1/yaml/train-travel.yaml', '3.1.0', 7, ['examples', 'links', 'webhooks']),
  packaged('@scalar/galaxy', 'dist/latest.yaml', '3.1.1', 10, [
    ...(['callbacks', 'dynamic anchors', 'several security schemes', 'webhooks'] as const),
  ]),
  packaged('@figma/rest-api-spec', 'openapi/openapi.yaml', '3.1.0', 54, [
    ...(['cycles', 'discriminators'] as const),
  ]),
  packaged('@dcl/catalyst-api-specs', 'lib/api.yaml', '3.0.3', 42, ['examples']),
  packaged('@octokit/openapi', 'generated/api.github.com.json', '3.0.3', 706, ['examples']),
];

/** Our own, for what the others lack. */
export const OWN: readonly CorpusDocument[] = [
  own('payments.yaml', '3.1.0', 10, ['discriminators', 'cycles', 'links', 'server variables']),
  own('events.yaml', '3.1.0', 10, ['callbacks', 'webhooks', 'several security schemes']),
  own('shop/openapi.yaml', '3.1.1', 9, ['multi-file', 'cycles']),
  own('library-3.2.yaml', '3.2.0', 9, ['additional operations', 'item schemas', 'query method']),
];

/** Every document that can be read. A generated one of any size is in `large-document.ts`. */
export const CORPUS: readonly CorpusDocument[] = [...FOREIGN, ...OWN];

/** A document that is broken in more than twenty ways, each in a line that says it. */
export const BROKEN = fileOf('documents/broken.yaml');

function readme(
  file: string,
  openapi: string,
  operations: number,
  features: readonly Feature[],
): CorpusDocument {
  return packaged('@readme/oas-examples', file, openapi, operations, features);
}

function packaged(
  name: string,
  file: string,
  openapi: string,
  operations: number,
  features: readonly Feature[],
): CorpusDocument {
  const path = fileOf(`../../node_modules/${name}/${file}`);
  return { name: `${name}/${file}`, path, operations, openapi, features };
}

function own(
  file: string,
  openapi: string,
  operations: number,
  features: readonly Feature[],
): CorpusDocument {
  return { name: file, path: fileOf(`documents/${file}`), operations, openapi, features };
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
