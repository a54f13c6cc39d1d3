/** One of several that somebody may choose. */
export interface Option {
  readonly value: string;
  readonly title: string;
}

/** More are not shown at once. */
const MOST_SHOWN = 50;

/** So many are still read through; of more one is looked for. */
export const MOST_LISTED = 100;

/** The options whose titles have a text in them, those that begin with it first; as many as somebody reads. */
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

/** The option that a text is: by its whole title, or by its value where several have the title. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const titled = options.filter(({ title }) => title === text);
  if (titled.length === 1) return titled[0];
  return options.find(({ value }) => value === text);
}
