import { html, type Html } from '../html.ts';

/** What is told of a picture besides its drawing. */
export interface PictureText {
  /** Unique in the site, because ids of the text alternative begin with it. */
  readonly id: string;
  readonly title: string;
  /** What can be seen, for whoever can't. */
  readonly alternative: string;
  readonly caption?: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing in the colors of the theme, which the style sheet gives to its classes. It scrolls on a narrow page. */
export function picture(
  { id, title, alternative, caption, width, height }: PictureText,
  drawing: Html | readonly Html[],
): Html {
  return html`<figure class="picture">
    <div tabindex="0" role="group" aria-label="${title}">
      <svg
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-labelledby="${id}-title ${id}-alternative"
      >
        <title id="${id}-title">${title}</title>
        <desc id="${id}-alternative">${alternative}</desc>
        ${drawing}
      </svg>
    </div>
    ${caption !== undefined && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

type Anchor = 'start' | 'middle' | 'end';

/** A line of text. @param kind the classes of its look, by default those of a title */
export function label(
  x: number,
  y: number,
  text: string | number,
  kind = '',
  anchor: Anchor = 'middle',
): Html {
  return html`<text x="${x}" y="${y}" text-anchor="${anchor}" class="${kind}">${text}</text>`;
}
