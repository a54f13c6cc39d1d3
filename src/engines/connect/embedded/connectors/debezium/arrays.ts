/**
 * The elements of an array in PostgreSQL's text form (`{1,NULL,"a,b"}`). Nested arrays are flattened, and
 * the bounds that may precede the array are ignored.
 */
export function parseArray(text: string): readonly (string | null)[] {
  const elements: (string | null)[] = [];
  const body = text.slice(text.indexOf('{'));
  let at = 0;
  while (at < body.length) {
    const letter = body[at]!;
    if (letter === '{' || letter === '}' || letter === ',') {
      at += 1;
    } else if (letter === '"') {
      let element = '';
      for (at += 1; body[at] !== '"'; at += 1) {
        if (body[at] === '\\') at += 1;
        element += body[at];
      }
      at += 1;
      elements.push(element);
    } else {
      const end = body.slice(at).search(/[,}]/);
      const element = body.slice(at, at + end);
      at += end;
      elements.push(element === 'NULL' ? null : element);
    }
  }
  return elements;
}
