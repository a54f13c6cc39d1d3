import { unescape } from './html.ts';

/** An element of a page. */
export interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly children: (Element | string)[];
}

/** Elements that have no end. */
const VOID: ReadonlySet<string> = new Set([
  ...['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'],
]);

/** Elements that are read as a whole: data, and code, whose elements only color it. */
const WHOLE = /^<(?:script|pre)\b/;

/** The elements of our own markup, in which every element is closed, and attributes have no `>`. */
export function elementsOf(markup: string): (Element | string)[] {
  const top: (Element | string)[] = [];
  const open: Element[] = [];
  let at = 0;
  while (at < markup.length) {
    const siblings = open.at(-1)?.children ?? top;
    const from = markup.indexOf('<', at);
    if (from !== at) siblings.push(unescape(markup.slice(at, from < 0 ? undefined : from)));
    if (from < 0) break;
    at = endOf(markup, from);
    const piece = markup.slice(from, at);
    if (piece.startsWith('</')) close(open, piece.slice(2, -1).trim());
    else if (piece.startsWith('<pre')) siblings.push(codeElement(piece));
    else if (/^<[a-z]/.test(piece) && !piece.startsWith('<script')) {
      const element = elementOf(piece);
      siblings.push(element);
      if (!VOID.has(element.tag)) open.push(element);
    }
  }
  return top;
}

/** Where a tag, a comment or a whole element ends that begins at a place. */
function endOf(markup: string, from: number): number {
  const [whole] = WHOLE.exec(markup.slice(from, from + 8)) ?? [];
  const end =
    whole !== undefined ? `</${whole.slice(1)}>` : markup.startsWith('<!--', from) ? '-->' : '>';
  const at = markup.indexOf(end, from);
  return at < 0 ? markup.length : at + end.length;
}

function elementOf(opening: string): Element {
  const inner = opening.slice(1, opening.endsWith('/>') ? -2 : -1);
  const space = inner.search(/\s/);
  return space < 0
    ? { tag: inner, attributes: '', children: [] }
    : { tag: inner.slice(0, space), attributes: inner.slice(space), children: [] };
}

function close(open: Element[], tag: string): void {
  const from = open.findLastIndex((each) => each.tag === tag);
  if (from >= 0) open.length = from;
}

/** Code without the elements that color it, which are most of a page, but with the attributes of what it is in. */
function codeElement(code: string): Element {
  const [, attributes = ''] = /<code\b([^>]*)>/.exec(code) ?? [];
  const content = code.slice(code.indexOf('>') + 1, -'</pre>'.length);
  return { tag: 'pre', attributes, children: [unescape(content.replaceAll(/<[^>]*>/g, ''))] };
}

/** The value of an attribute; empty if it has none. */
export function attribute(
  { attributes }: Element,
  name: 'alt' | 'class' | 'hidden' | 'href',
): string | undefined {
  if (!attributes.includes(name)) return undefined;
  const [found, value = ''] = ATTRIBUTES[name].exec(attributes) ?? [];
  return found === undefined ? undefined : unescape(value);
}

const ATTRIBUTES = {
  alt: /\salt(?:="([^"]*)")?(?=[\s/]|$)/,
  class: /\sclass(?:="([^"]*)")?(?=[\s/]|$)/,
  hidden: /\shidden(?:="([^"]*)")?(?=[\s/]|$)/,
  href: /\shref(?:="([^"]*)")?(?=[\s/]|$)/,
};
