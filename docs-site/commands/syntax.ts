import type {
  ArgumentDocument,
  CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { html, type Html } from '../html.ts';

/** A piece of a syntax line: a word of the command, a value to fill in, or the notation around them. */
interface Piece {
  readonly kind: 'word' | 'value' | 'notation';
  readonly text: string;
}

type Pieces = readonly Piece[];
type Command = Pick<CommandDocument, 'name' | 'arguments'>;

const word = (text: string): Piece => ({ kind: 'word', text });
const value = (text: string): Piece => ({ kind: 'value', text });
const notation = (text: string): Piece => ({ kind: 'notation', text });
const SPACE = notation(' ');

/** `SET key value [NX | XX] [GET] [EX seconds | …]`, in the notation of Redis's own documentation. */
export function syntaxText(command: Command): string {
  return joined(partsOf(command), [SPACE])
    .map(({ text }) => text)
    .join('');
}

/** The same in colors. */
export function syntaxHtml(command: Command): Html {
  return html`<code class="syntax"
    >${partsOf(command).map(
      (pieces) =>
        html`<span class="part"
          >${pieces.map(({ kind, text }) => html`<span class="s-${kind}">${text}</span>`)}</span
        > `,
    )}</code
  >`;
}

function partsOf(command: Command): Pieces[] {
  return [[word(command.name)], ...command.arguments.map(argument)];
}

function argument(document: ArgumentDocument): Pieces {
  const once = repeated(document);
  return document.optional === true ? [notation('['), ...once, notation(']')] : once;
}

function repeated(document: ArgumentDocument): Pieces {
  const { type, multiple = false, multipleToken = false, token } = document;
  const own = inner(document);
  const before = token === undefined || type === 'pure-token' ? [] : [word(token), SPACE];
  const once = [...before, ...own];
  if (!multiple) return once;
  // A choice of several words is not repeated.
  if (type === 'oneof') return [...once, notation(' ...')];
  return [...once, notation(' ['), ...(multipleToken ? once : own), notation(' ...]')];
}

function inner(document: ArgumentDocument): Pieces {
  const { type, token, name, optional = false, multiple = false } = document;
  const parts = (document.arguments ?? []).map(argument);
  switch (type) {
    case 'pure-token':
      return [word(token ?? name.toUpperCase())];
    case 'block':
      return joined(parts, [SPACE]);
    case 'oneof': {
      const choice = joined(parts, [notation(' | ')]);
      // The square brackets of an optional argument already enclose the choice.
      const isBracketed = optional && token === undefined && !multiple;
      return isBracketed ? choice : [notation('<'), ...choice, notation('>')];
    }
    default:
      return [value(name)];
  }
}

function joined(parts: readonly Pieces[], separator: Pieces): Piece[] {
  return parts.flatMap((pieces, i) => (i === 0 ? pieces : [...separator, ...pieces]));
}
