import { dump } from 'js-yaml';
import type { Family } from './family.ts';
import { html, type Html } from './html.ts';
import type { Site } from './navigation.ts';
import { postmanCollection } from './postman.ts';

/** A file that readers can take with them. */
export interface Download {
  readonly path: string;
  readonly title: string;
  /** Made when it is asked for. */
  readonly content: () => string;
}

/** The contracts of a site as files. */
export function downloads({ families }: Pick<Site, 'families'>): Download[] {
  return families.flatMap(downloadsOf);
}

/** A contract as one document, in both notations of OpenAPI, as generators of code take it, and as requests to send. */
export function downloadsOf(family: Family): Download[] {
  const { folder, contract, forGenerators, document } = family;
  const whole = document ?? (() => contract);
  return [
    {
      path: `${folder}openapi.json`,
      title: 'OpenAPI (JSON)',
      content: () => `${JSON.stringify(whole(), null, 2)}\n`,
    },
    {
      path: `${folder}openapi.yaml`,
      title: 'OpenAPI (YAML)',
      content: () => dump(whole(), { noRefs: true, lineWidth: -1 }),
    },
    ...(forGenerators === undefined
      ? []
      : [
          {
            path: `${folder}openapi-for-generators.json`,
            title: 'OpenAPI 3.0 for code generators',
            content: forGenerators,
          },
        ]),
    {
      path: `${folder}postman-collection.json`,
      title: 'Postman collection',
      content: () => `${JSON.stringify(postmanCollection(family), null, 1)}\n`,
    },
  ];
}

/** The links to them, for the overview of a contract. */
export function downloadLinks(family: Family): Html {
  return html`${downloadsOf(family).map(
    ({ path, title }, i) => html`${i > 0 && ', '}<a href="/${path}" download>${title}</a>`,
  )}`;
}
