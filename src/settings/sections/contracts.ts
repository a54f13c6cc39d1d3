import type { SettingDefinition } from '../definition.ts';

/** Settings of contracts of the user and their docs. */
export const contractSettings = {
  contracts: {
    type: 'string',
    value: 'name=file,...',
    isByName: true,
    help: 'OpenAPI documents of your own, by name, like shop=api/shop.yaml: files, folders with a redocly.yaml, or URLs; `check`, `verify`, `proxy`, `dev` and `docs` work on these instead of those of Plinth',
  },
  docsUrl: {
    type: 'string',
    value: 'url',
    help: 'address at which the site of `docs` is published, like https://docs.example.com/api/; for its sitemap and for links to it',
  },
  docsEditUrl: {
    type: 'string',
    value: 'url',
    help: 'address at which a source of the site of `docs` is edited, like https://git.test/edit/{file}; pages then link to it',
  },
  docsVersions: {
    type: 'string',
    value: 'name=url,...',
    isByName: true,
    help: 'versions of the site of `docs` to choose from, each as name=URL, separated by commas',
  },
} as const satisfies Record<string, SettingDefinition>;
