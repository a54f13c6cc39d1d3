/** The trimmed values of a form, by field name. */
export function fieldsOf(event: SubmitEvent): Readonly<Record<string, string>> {
  event.preventDefault();
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(event.currentTarget as HTMLFormElement)) {
    if (typeof value === 'string') fields[name] = value.trim();
  }
  return fields;
}
