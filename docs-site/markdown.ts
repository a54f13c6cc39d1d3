import { Marked, type Parser, type Tokens } from 'marked';
import { highlight, languageOf, type Language } from './highlight.ts';
import { html, raw, type Html } from './html.ts';

export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

export interface Rendered {
  readonly body: Html;
  readonly headings: readonly Heading[];
}

/** Renders Markdown. Headings get ids, code is colored, tables can be scrolled. */
export function renderMarkdown(source: string): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = raw(this.parser.parseInline(tokens));
        const heading = { id: slug(text), title: plainTitle(text), level: depth };
        headings.push(heading);
        return headingMarkup(heading, inner).markup;
      },
      code({ text, lang }: Tokens.Code) {
        const [language, ...label] = (lang ?? '').split(' ');
        return codeBlock(text, languageOf(language), label.join(' ')).markup;
      },
      table(token: Tokens.Table) {
        return tableOf(token, this.parser, headings.at(-1)?.title).markup;
      },
    },
  });
  return { body: raw(marked.parse(source, { async: false })), headings };
}

/** One line of Markdown: code and emphasis, no paragraph. */
export function renderInline(source: string): Html {
  return raw(new Marked().parseInline(source, { async: false }));
}

/** A block of code, with an optional label. */
export function codeBlock(code: string, language: Language, label?: string): Html {
  const caption = label ? html`<figcaption>${label}</figcaption>` : '';
  return html`<figure class="code">
    ${caption}
    <pre tabindex="0"><code class="language-${language}">${highlight(
      code.trimEnd(),
      language,
    )}</code></pre>
  </figure> `;
}

/** A table of Markdown, with what its parser makes of the cells. */
export function tableOf(token: Tokens.Table, parser: Parser, label?: string): Html {
  const row = (cells: Tokens.TableCell[]) =>
    html`<tr>
      ${cells.map((cell) => {
        const inner = raw(parser.parseInline(cell.tokens));
        return cell.header ? html`<th scope="col">${inner}</th>` : html`<td>${inner}</td>`;
      })}
    </tr>`;
  return table(row(token.header), token.rows.map(row), label);
}

/** A table that scrolls by itself on a narrow page. */
export function table(head: Html, rows: readonly Html[], label = 'Table'): Html {
  return html`<div class="table" role="group" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        ${head}
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div> `;
}

/** A heading that can be linked to. */
export function headingMarkup({ id, title, level }: Heading, inner: Html = html`${title}`): Html {
  if (level === 1) return html`<h1 id="${id}">${inner}</h1>`;
  const anchor = html`<a class="anchor" href="#${id}" aria-label="Link to “${title}”">#</a>`;
  const tag = raw(`h${level}`);
  return html`<${tag} id="${id}">${inner}${anchor}</${tag}>`;
}

/** A title as the id of its heading: `What the mock does` is `what-the-mock-does`. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** A title without the marks of Markdown. */
export function plainTitle(text: string): string {
  return text.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
