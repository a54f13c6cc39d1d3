import type { Member, Part, Shape } from './shape.ts';

/** The TypeScript type of an argument. */
export function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case 'value':
      return shape.type;
    case 'flag':
      return 'boolean';
    case 'words':
      return shape.words.map((word) => `'${word}'`).join(' | ');
    case 'list':
      return `readonly (${typeOf(shape.of)})[]`;
    case 'tuple':
      return `readonly [${shape.members.map((m) => `${m.name}: ${typeOf(m.shape)}`).join(', ')}]`;
    case 'object':
      return objectType(shape.parts);
  }
}

/** An object type with these properties; mutually exclusive ones can't be combined. */
export function objectType(parts: readonly Part[]): string {
  const properties = parts.flatMap((part) => (part.kind === 'member' ? [property(part)] : []));
  const others = parts.flatMap((part) => {
    if (part.kind === 'member') return [];
    return [part.kind === 'group' ? `AllOrNone<${objectType(part.parts)}>` : exclusive(part)];
  });
  return [...(properties.length > 0 ? [`{ ${properties.join(' ')} }`] : []), ...others].join(' & ');
}

function exclusive(choice: Extract<Part, { readonly kind: 'choice' }>): string {
  const alternatives = choice.optional ? choice.alternatives.map(optional) : choice.alternatives;
  return `Exclusive<${alternatives.map((parts) => objectType(parts)).join(' | ')}>`;
}

function optional(parts: readonly Part[]): readonly Part[] {
  const only = parts.length === 1 ? parts[0]! : undefined;
  return only?.kind === 'member' ? [{ ...only, optional: true }] : [{ kind: 'group', parts }];
}

function property({ name, optional, shape }: Member): string {
  const type = typeOf(shape);
  return optional ? `readonly ${name}?: ${type} | undefined;` : `readonly ${name}: ${type};`;
}
