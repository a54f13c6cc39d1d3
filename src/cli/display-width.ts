/** Made when first needed: it takes 20 ms, which a start would wait for. */
let graphemes: Intl.Segmenter | undefined;

const ASCII = /^[\x20-\x7e]*$/;
/** Unicode, emoji that are shown as such without being asked to, or that are asked to be. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
/** Unicode Standard Annex 11, what is wide or full width, by its blocks. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (NOTHING.test(segment)) continue;
    width += EMOJI.test(segment) || WIDE.test(segment) ? 2 : 1;
  }
  return width;
}
