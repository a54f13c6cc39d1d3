/** The answer to what has been done and has nothing to tell. */
export const DONE = { status: 200, body: undefined } as const;

/** Where a list goes on. At its end the field is absent, never empty. */
export function cursorOf(cursor: string | undefined): { cursor?: string } {
  return cursor === undefined ? {} : { cursor };
}
