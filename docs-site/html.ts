/** Markup that is already escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/**
 * A template that escapes its values unless they are {@link Html}. Lists are joined, `false` and
 * `undefined` are empty. The only place of the site where text becomes markup.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let own = UNINDENTED.get(strings);
  if (own === undefined) {
    own = strings.map((part) => part.replaceAll(/\n +/g, '\n'));
    UNINDENTED.set(strings, own);
  }
  let markup = own[0]!;
  for (const [i, value] of values.entries()) markup += render(value) + own[i + 1]!;
  return new Html(markup);
}

/** Templates without their indentation in the source, which nobody sees in a page. */
const UNINDENTED = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Markup made elsewhere, such as by the Markdown library. */
export function raw(markup: string): Html {
  return new Html(markup);
}

/** Text as it stands in markup, in an attribute too. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
const CHARACTERS = new Map<string, string>(
  Object.entries(ENTITIES).map(([to, from]) => [from, to]),
);

/** The text of markup, without tags. */
export function textOf({ markup }: Html): string {
  return unescape(markup.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Text that stood in markup. */
export function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity)!);
}

/**
 * A script with an attribute or two: the site's own, or data for it. In a template of {@link html} the bundler would
 * replace its end by a call of a package.
 */
export function script(attributes: string, content = ''): Html {
  return raw(`<script ${attributes}>${content}</script>`);
}

/** A value for the site's script, escaped so that it can't end the element. */
export function data(attributes: string, value: unknown): Html {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return script(`type="application/json" ${attributes}`, text);
}

function render(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}
