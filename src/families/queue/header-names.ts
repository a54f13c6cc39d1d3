/** `content-type` as Go, and therefore the hosted service, spells it: `Content-Type`. */
export function canonicalName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}
