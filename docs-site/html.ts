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

/** The text of markup, without tags. */
export function textOf({ markup }: Html): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity)!)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * A value in a `<script type="application/json">`, escaped so that it can't contain `</script>`.
 */
export function json(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function render(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}
