/** The answer of an operation without a result. */
export const NO_CONTENT_OK = { status: 200, body: undefined } as const;

/** The cursor of the next page. At the end of a list it is absent, never empty. */
export function cursorOf(cursor: string | undefined): { cursor?: string } {
  return cursor === undefined ? {} : { cursor };
}
