import { mapValues, objectOf, type Json } from './json-objects.ts';

/**
 * Drops components that nothing refers to, such as responses that the bundler has put in place of the references in an
 * extension. Security schemes stay: they are named, not referred to.
 */
export function withUsedComponents<Document extends { readonly components?: object }>(
  document: Document,
): Document {
  const components = objectOf(document.components);
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) follow(item);
    } else if (typeof value === 'object' && value !== null) {
      const { $ref } = value as Json;
      if (typeof $ref === 'string' && !used.has($ref)) {
        used.add($ref);
        const [, , kind, name] = $ref.split('/');
        follow(objectOf(components[kind!])[name!]);
      }
      for (const inner of Object.values(value)) follow(inner);
    }
  };
  follow({ ...document, components: undefined });
  const left = mapValues(components, (named, kind) => {
    if (kind === 'securitySchemes') return named;
    const kept = Object.entries(named).filter(([name]) => used.has(`#/components/${kind}/${name}`));
    return Object.fromEntries(kept);
  });
  const kinds = Object.entries(left).filter(([, named]) => Object.keys(objectOf(named)).length > 0);
  return { ...document, components: Object.fromEntries(kinds) };
}
