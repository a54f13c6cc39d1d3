import { escape } from './html.ts';

/** What the address of a link becomes: an address that may stand in a page, or undefined if there must be no link. */
export type LinkRule = (address: string) => string | undefined;

/** Elements that an author's markup may have. Their attributes are dropped, but for those of `attributesOf`. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'cite',
    'code',
    'dd',
    'del',
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
  ],
  ...[
    'em',
    'figcaption',
    'figure',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
  ],
  ...[
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
  ],
  ...['thead', 'tr', 'u', 'ul', 'var', 'wbr'],
]);

/** Elements whose content is no text for readers. */
const WITHOUT_CONTENT =
  'script|style|template|iframe|object|svg|math|noscript|textarea|title|select';

/** A comment, an element of the above with its content, or a tag with its name and its attributes. */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|<(${WITHOUT_CONTENT})\b[^>]*>[^]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>`,
  'gi',
);
const ENTITY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

/**
 * Markup that somebody else wrote, of which only harmless elements are left: every tag is written anew, and everything
 * else is text. Tags may be left open, see {@link balanced}.
 */
export function safeMarkup(markup: string, linkTo: LinkRule): string {
  let safe = '';
  let at = 0;
  for (const match of markup.matchAll(MARKUP)) {
    const [whole, , closing = '', name = '', attributes = ''] = match;
    safe += safeText(markup.slice(at, match.index));
    safe += tag(closing !== '', name.toLowerCase(), attributes, linkTo);
    at = match.index + whole.length;
  }
  return safe + safeText(markup.slice(at));
}

/** A picture: in the page if its data is in its address, otherwise a link to it, because pages load nothing. */
export function picture(address: string, text: string, linkTo: LinkRule): string {
  const label = escape(text === '' ? 'picture' : text);
  if (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(address)) {
    return `<img alt="${escape(text)}" src="${escape(address)}" />`;
  }
  const target = linkTo(address);
  return target === undefined ? label : `<a href="${escape(target)}">${label}</a>`;
}

/** Text in which references to characters stay. */
export function safeText(text: string): string {
  return text.replaceAll(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tag(isClosing: boolean, name: string, attributes: string, linkTo: LinkRule): string {
  const isHeading = /^h[1-6]$/.test(name);
  if (isHeading) return isClosing ? '</h3>' : '<h3>';
  if (!ALLOWED.has(name)) return '';
  if (name === 'img') {
    const [address = '', text = ''] = ['src', 'alt'].map((each) => attributeIn(attributes, each));
    return picture(address, text, linkTo);
  }
  if (name === 'table') {
    const open = '<div class="table" role="group" aria-label="Table" tabindex="0"><table>';
    return isClosing ? '</table></div>' : open;
  }
  if (isClosing) return VOID.has(name) ? '' : `</${name}>`;
  const leads = linkTo(attributeIn(attributes, 'href') ?? '') !== undefined;
  // Its end, which is then the end of nothing, is dropped too.
  if (name === 'a' && !leads) return '';
  return `<${name}${attributesOf(name, attributes, linkTo)}>`;
}

function attributesOf(name: string, attributes: string, linkTo: LinkRule): string {
  if (name === 'pre') return ' tabindex="0"';
  if (name === 'a') {
    const target = linkTo(attributeIn(attributes, 'href') ?? '');
    return target === undefined ? '' : ` href="${escape(target)}"`;
  }
  if (name !== 'td' && name !== 'th') return '';
  const spans = ['colspan', 'rowspan'].map(
    (each) => [each, attributeIn(attributes, each)] as const,
  );
  return spans
    .map(([each, value = '']) => (/^\d{1,3}$/.test(value) ? ` ${each}="${value}"` : ''))
    .join('');
}

/** The value of an attribute, without character references. */
function attributeIn(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(
    String.raw`(?:^|[\s"'/])${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`,
    'i',
  );
  const found = pattern.exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value?.replaceAll(/&(amp|quot|#39|lt|gt);/g, (_, entity: string) => CHARACTERS[entity]!);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  lt: '<',
  gt: '>',
};

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** What an element must stand in directly; elsewhere its tags are dropped. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  summary: ['details'],
  figcaption: ['figure'],
};

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/g;

/** Markup of our own tags, in which every element is closed where it has to be: what is around it stays whole. */
export function balanced(markup: string): string {
  const open: { readonly name: string; readonly isKept: boolean }[] = [];
  let result = '';
  let at = 0;
  for (const match of markup.matchAll(TAG)) {
    const [whole, slash, name = ''] = match;
    result += markup.slice(at, match.index);
    at = match.index + whole.length;
    if (VOID.has(name)) result += whole;
    else if (slash === '') {
      const isKept = fits(
        name,
        open.filter((each) => each.isKept).map((each) => each.name),
      );
      open.push({ name, isKept });
      if (isKept) result += whole;
    } else {
      const from = open.findLastIndex((each) => each.name === name);
      if (from >= 0) result += closing(open.splice(from));
    }
  }
  return result + markup.slice(at) + closing(open);
}

function fits(name: string, above: readonly string[]): boolean {
  if (name === 'a') return !above.includes('a');
  return PARENTS[name]?.includes(above.at(-1) ?? '') ?? true;
}

function closing(elements: readonly { readonly name: string; readonly isKept: boolean }[]): string {
  const kept = elements.filter(({ isKept }) => isKept);
  return kept
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');
}
