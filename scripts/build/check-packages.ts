import type { Bundled } from './bundle.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Compares what a bundle imports with what npm installs with the package.
 * @throws Error naming missing and unneeded packages
 */
export function checkPackages(
  { inside, imported }: Pick<Bundled, 'inside' | 'imported'>,
  manifest: Manifest,
): void {
  const { dependencies, peerDependencies } = manifest;
  const missing = imported.filter((name) => !(name in dependencies) && !(name in peerDependencies));
  const unused = Object.keys(dependencies).filter((name) => !imported.includes(name));
  const twice = inside
    .map((folder) => folder.slice('node_modules/'.length))
    .filter((name) => name in dependencies);
  const wrong = [
    ...missing.map((name) => `${name} is imported and would not be installed: it is no dependency`),
    ...unused.map((name) => `${name} is a dependency, and nothing imports it`),
    ...twice.map((name) => `${name} is in the bundle, and a dependency besides`),
  ];
  if (wrong.length > 0)
    throw new Error(`the package and its dependencies don't fit:\n${wrong.join('\n')}`);
}
