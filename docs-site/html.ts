/** Markup that needs no escaping any more. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/**
 * A template whose values are escaped unless they are {@link Html} themselves. Lists are joined,
 * `false` and `undefined` are nothing. The only place of the site where text becomes markup.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = strings[0]!;
  for (const [i, value] of values.entries()) markup += render(value) + strings[i + 1]!;
  return new Html(markup);
}

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

/** What markup says, without its tags. */
export function textOf({ markup }: Html): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity)!)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A value in a `<script type="application/json">`: no `</script>` may come about in it. */
export function json(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function render(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}
