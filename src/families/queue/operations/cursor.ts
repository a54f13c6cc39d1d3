/** Where a list goes on. At its end the field is absent, never empty. */
export function cursorOf(cursor: string | undefined): { cursor?: string } {
  return cursor === undefined ? {} : { cursor };
}
