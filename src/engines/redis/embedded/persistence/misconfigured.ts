/** What those are answered who would change what can't be kept (`server.c` `processCommand`). */
export function misconfigured(reason: string): string {
  return `MISCONF Errors writing to the AOF file: ${reason}`;
}
