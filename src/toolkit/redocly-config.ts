import { createConfig, type BaseResolver, type Config, type Plugin } from '@redocly/openapi-core';

/**
 * Configurations of Redocly, by the parts of their types that are used here. Redocly derives the whole types from a JSON Schema of
 * all that a configuration may say, which takes a type checker longer than any file of ours: nothing else should name them.
 */

/** @param yaml its text */
type Create = (
  yaml: string,
  options?: { readonly plugins?: readonly Plugin[]; readonly externalRefResolver?: BaseResolver },
) => Promise<Config>;

/** Makes a configuration of the text of a file. @throws Error if that can't be read */
export const configOf = createConfig as unknown as Create;

interface WithApis {
  readonly resolvedConfig: { readonly apis?: Readonly<Record<string, { readonly root: string }>> };
}

/** The contracts that a configuration names, with the path or URL of each. */
export function apisIn(
  config: Config,
): readonly { readonly alias: string; readonly root: string }[] {
  const { apis } = (config as unknown as WithApis).resolvedConfig;
  return Object.entries(apis ?? {}).map(([alias, { root }]) => ({ alias, root }));
}
