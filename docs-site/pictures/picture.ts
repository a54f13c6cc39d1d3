import { html, type Html } from '../html.ts';

/** What is told of a picture besides its drawing. */
export interface PictureText {
  /** Unique in the site, because ids of the text alternative begin with it. */
  readonly id: string;
  readonly title: string;
  /** What can be seen, for whoever can't. */
  readonly alternative: string;
  readonly caption?: string;
}

/** A drawing in the colors of the theme, which the style sheet gives to its classes. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: Html | readonly Html[];
}

/**
 * A picture.
 * @param narrow is shown on phones, which are some 360 units wide; without it they scroll the other one
 */
export function picture(text: PictureText, wide: Drawing, narrow?: Drawing): Html {
  const { id, title, caption } = text;
  return html`<figure class="picture">
    <div tabindex="0" role="group" aria-label="${title}">
      ${drawn(text, wide, id, narrow && 'on-wide')}${
        narrow && drawn(text, narrow, `${id}-narrow`, 'on-narrow')
      }
    </div>
    ${caption !== undefined && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

function drawn(
  { title, alternative }: PictureText,
  { width, height, content }: Drawing,
  id: string,
  on = 'on-all',
): Html {
  return html`<svg
    class="${on}"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-labelledby="${id}-title ${id}-alternative"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-alternative">${alternative}</desc>
    ${content}
  </svg>`;
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
