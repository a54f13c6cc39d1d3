/** The number that is written in a text; NaN where it is none, which the platform refuses by the name of the field. */
export function numberIn(text: unknown): number {
  return /^[+-]?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : Number.NaN;
}
