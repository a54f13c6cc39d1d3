/** The trimmed values of a form, by field name. */
export function fieldsOf(event: SubmitEvent): Readonly<Record<string, string>> {
  const texts = Object.entries(textsOf(event));
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
}

/** The values of a form as they were typed, by field name. */
export function textsOf(event: SubmitEvent): Readonly<Record<string, string>> {
  event.preventDefault();
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(event.currentTarget as HTMLFormElement)) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}
