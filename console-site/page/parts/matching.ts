/** An option of a choice. */
export interface Option {
  readonly value: string;
  readonly title: string;
}

/** Maximum number of suggestions. */
const MOST_SHOWN = 50;

/** Up to this many options are shown as a list; more are searched. */
export const MAX_LISTED = 100;

/** The options whose titles contain a text, those that begin with it first; limited in number. */
export function matching(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const beginning: Option[] = [];
  const containing: Option[] = [];
  for (const option of options) {
    const at = option.title.toLowerCase().indexOf(wanted);
    if (at === 0) beginning.push(option);
    else if (at > 0 && containing.length < MOST_SHOWN) containing.push(option);
    if (beginning.length === MOST_SHOWN) break;
  }
  return [...beginning, ...containing].slice(0, MOST_SHOWN);
}

/**
 * The option that a text selects: by its whole title, or by its value if several have that title.
 */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const titled = options.filter(({ title }) => title === text);
  if (titled.length === 1) return titled[0];
  return options.find(({ value }) => value === text);
}
