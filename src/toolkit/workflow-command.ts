/** Escapes the message of a GitHub workflow command, so that a line of it can't be a command of its own. */
export function commandText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes the value of a property of a GitHub workflow command. */
export function commandProperty(text: string): string {
  return commandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
