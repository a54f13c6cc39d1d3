import { options, parameters } from './signature.ts';
import type { Member, Part, Shape, Signature } from './shape.ts';

/** The expression that builds a command's words from the parameters of its function. */
export function argvExpression(signature: Signature): string {
  const elements = signature.parts.flatMap(({ place, part }) =>
    place === 'options' ? wordsOf(part, 'options.', false) : parameterWords(part),
  );
  return `[${[...signature.words.map(quoted), ...elements].join(', ')}]`;
}

/** An omitted list is an empty one: see `parameterList`. */
function parameterWords(member: Member): string[] {
  const given = member.shape.kind === 'list' ? { ...member, optional: false } : member;
  return wordsOf(given, '', false);
}

/** The parameters of a command's function, as declared. */
export function parameterList(
  signature: Signature,
  typeOfMember: (member: Member) => string,
  optionsType: string,
): string {
  const declared = parameters(signature).map((member) => {
    const type = `${member.name}${isAbsentAsUndefined(member) ? '?' : ''}: ${typeOfMember(member)}`;
    return member.optional && member.shape.kind === 'list' ? `${type} = []` : type;
  });
  const named = options(signature);
  const must = named.some((part) => part.kind === 'choice' && !part.optional);
  if (named.length > 0) declared.push(`options: ${optionsType}${must ? '' : ' = {}'}`);
  return declared.join(', ');
}

function isAbsentAsUndefined({ optional, shape }: Member): boolean {
  return optional && shape.kind !== 'list';
}

/**
 * The elements that a part adds. In a choice or a group any member may be absent, even if it is not
 * optional itself: its type's rules are not repeated here.
 */
function wordsOf(part: Part, object: string, mayBeAbsent: boolean): string[] {
  switch (part.kind) {
    case 'choice':
      return part.alternatives.flat().flatMap((inner) => wordsOf(inner, object, true));
    case 'group':
      return part.parts.flatMap((inner) => wordsOf(inner, object, true));
    case 'member':
      return memberWords(part, `${object}${part.name}`, part.optional || mayBeAbsent);
  }
}

function memberWords(member: Member, access: string, mayBeAbsent: boolean): string[] {
  const { name, token, shape } = member;
  if (shape.kind === 'flag') return [`...flag(${quoted(token ?? name)}, ${access})`];
  const before = token === undefined ? [] : [quoted(token)];
  if (!mayBeAbsent) return [...before, ...shapeWords(shape, access)];
  const words = [...before, ...shapeWords(shape, name)];
  return [`...given(${access}, (${name}) => ${arrayOf(words)})`];
}

function shapeWords(shape: Shape, access: string): string[] {
  switch (shape.kind) {
    case 'list':
      return [...(shape.counted ? [`${access}.length`] : []), listWords(shape, access)];
    case 'tuple':
      return [`...${access}`];
    case 'object':
      return shape.parts.flatMap((part) => wordsOf(part, `${access}.`, false));
    default:
      return [access];
  }
}

function listWords(list: Extract<Shape, { readonly kind: 'list' }>, access: string): string {
  const token = list.tokenOfEach === undefined ? [] : [quoted(list.tokenOfEach)];
  if (token.length === 0 && list.of.kind === 'tuple') return `...${access}.flat()`;
  if (token.length === 0 && list.of.kind !== 'object') return `...${access}`;
  return `...${access}.flatMap((each) => ${arrayOf([...token, ...shapeWords(list.of, 'each')])})`;
}

function arrayOf(elements: readonly string[]): string {
  const only = elements.length === 1 ? elements[0]! : '';
  return only.startsWith('...') ? only.slice(3) : `[${elements.join(', ')}]`;
}

function quoted(word: string): string {
  return `'${word}'`;
}
