/**
 * Resolves when whatever clients had sent by now has been read, and connections that they had ended by now have ended
 * here. Of a connection that ends right after a request, the event loop reads the request in one turn and the end in the
 * next one, while other requests of the first turn may be handled in between.
 */
export async function earlierInput(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}
