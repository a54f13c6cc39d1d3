/** The answer to what has been done and has nothing to tell. */
export const DONE = { status: 200, body: undefined } as const;
