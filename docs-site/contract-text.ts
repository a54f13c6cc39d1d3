import { Marked, type RendererObject, type Tokens } from 'marked';
import { languageOf } from './highlight.ts';
import { escape, html, raw, type Html } from './html.ts';
import { codeBlock, headingMarkup, plainTitle, slug, tableOf, type Heading } from './markdown.ts';
import { balanced, picture, safeMarkup, safeText, type LinkRule } from './safe-markup.ts';

/** A text of a contract, rendered. */
export interface ContractText {
  readonly body: Html;
  /** Its headings, if they have ids. */
  readonly headings: readonly Heading[];
}

export interface TextOptions {
  readonly linkTo?: LinkRule | undefined;
  /** The ids that the rest of the page has: headings get others. By default headings have no ids. */
  readonly taken?: readonly string[];
}

/** Longer texts are shown as they are written: they would take longer than all others together. */
const LONGEST = 200_000;
/** Quotations and lists that nest so deeply are no text, and would take the parser very long. */
const NESTED = /^(?:[ \t]*(?:>|[*+-][ \t]+)){50}/m;

/** What only plain words have: nothing in them is Markdown. */
const PLAIN = /^(?!\s*(?:[-+]|\d+[.)])\s)[^\n`*_[\]<>&#|~\\@=]*$/;
const WITH_ADDRESS = /https?:|www\.|ftp:/i;

/** Addresses of other sites that a page may lead to. */
export const elsewhere: LinkRule = (address) => {
  const url = URL.parse(address.trim());
  return url !== null && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
};

/**
 * A description of a contract, in Markdown (CommonMark, with tables), in which nothing can run, load or lead nowhere:
 * anybody may have written it.
 */
export function contractText(source: unknown, options: TextOptions = {}): ContractText {
  const text = textOf(source);
  if (text === '') return { body: html``, headings: [] };
  if (isPlain(text)) return { body: html`<p dir="auto">${text}</p>`, headings: [] };
  const headings: Heading[] = [];
  const marked = parser(options.linkTo ?? elsewhere, headings, options.taken);
  const markup = tried(text, () => marked.parse(text, { async: false }));
  return { body: html`<div class="text" dir="auto">${raw(balanced(markup))}</div>`, headings };
}

/** The same on one line, for places that have room for no more: emphasis, code and links. */
export function contractLine(source: unknown, { linkTo = elsewhere }: TextOptions = {}): Html {
  const text = textOf(source);
  if (isPlain(text)) return html`<bdi>${text}</bdi>`;
  const marked = parser(linkTo, []);
  const markup = tried(text, () => marked.parseInline(text, { async: false }));
  return html`<bdi>${raw(balanced(markup))}</bdi>`;
}

function textOf(source: unknown): string {
  return typeof source === 'string' ? source.trim() : '';
}

function isPlain(text: string): boolean {
  return text.length < LONGEST && PLAIN.test(text) && !WITH_ADDRESS.test(text);
}

/** What nests too deeply for the parser is shown as it is written. */
function tried(text: string, parse: () => string): string {
  if (text.length >= LONGEST || NESTED.test(text)) return `<p>${escape(text)}</p>`;
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return `<p>${escape(text)}</p>`;
    throw error;
  }
}

function parser(linkTo: LinkRule, headings: Heading[], taken?: readonly string[]): Marked {
  const ids = new Set(taken);
  const renderer: RendererObject = {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const inner = raw(this.parser.parseInline(tokens));
      // The page itself has the heading of the first level.
      const level = Math.max(depth, 2);
      if (taken === undefined) return html`<h4>${inner}</h4>`.markup;
      const heading = { id: freeId(slug(text) || 'section', ids), title: plainTitle(text), level };
      headings.push(heading);
      return headingMarkup(heading, inner).markup;
    },
    code({ text, lang }: Tokens.Code) {
      return codeBlock(text, languageOf(lang?.split(' ', 1)[0])).markup;
    },
    table(token: Tokens.Table) {
      return tableOf(token, this.parser, headings.at(-1)?.title).markup;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => safeMarkup(text, linkTo),
    // The parser would let what stands between tags such as `<script>` pass as it is.
    text(token: Tokens.Text | Tokens.Escape) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return 'escaped' in token && token.escaped ? safeText(token.text) : escape(token.text);
    },
    link({ href, tokens }: Tokens.Link) {
      const inner = this.parser.parseInline(tokens);
      const target = linkTo(href);
      return target === undefined ? inner : `<a href="${escape(target)}">${inner}</a>`;
    },
    image: ({ href, text }: Tokens.Image) => picture(href, text, linkTo),
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
  };
  return new Marked({ renderer });
}

/** An id that nothing else on the page has: `errors`, else `errors-2`. */
function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let i = 2; ids.has(id); i++) id = `${wanted}-${i}`;
  ids.add(id);
  return id;
}
