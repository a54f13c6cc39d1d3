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

/** A comment, a script with its content, a tag, or text. */
const PIECE =
  /<!--[^]*?-->|<script\b[^]*?<\/script>|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>|([^<]+|<)/g;

/** The elements of our own markup, in which every element is closed. */
export function elementsOf(markup: string): (Element | string)[] {
  const top: (Element | string)[] = [];
  const open: Element[] = [];
  for (const [, slash, tag, attributes = '', text] of markup.matchAll(PIECE)) {
    const siblings = open.at(-1)?.children ?? top;
    if (text !== undefined) siblings.push(unescape(text));
    else if (tag !== undefined && slash !== '') {
      const from = open.findLastIndex((each) => each.tag === tag);
      if (from >= 0) open.length = from;
    } else if (tag !== undefined) {
      const element = { tag, attributes, children: [] };
      siblings.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return top;
}

/** The value of an attribute; empty if it has none. */
export function attribute({ attributes }: Element, name: string): string | undefined {
  const [found, value = ''] =
    new RegExp(String.raw`\s${name}(?:="([^"]*)")?(?=[\s/]|$)`).exec(attributes) ?? [];
  return found === undefined ? undefined : unescape(value);
}
