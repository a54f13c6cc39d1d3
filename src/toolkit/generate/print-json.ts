const WIDTH = 120;

/** Prints JSON with each object and list that fits in one line in one, so that differences stay short. */
export function printJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) {
    return flat;
  }
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => printJson(item, inner))
    : Object.entries(value).map(
        ([name, member]) => `${JSON.stringify(name)}: ${printJson(member, inner)}`,
      );
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}
