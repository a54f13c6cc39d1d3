/**
 * A port on which nothing listens: systems never assign a port below 1024 to a server that asks for any free one. The
 * former port of a closed server may soon belong to another test. (`fetch` refuses port 1 without trying.)
 */
export const CLOSED_PORT = 2;
export const NOWHERE = `http://127.0.0.1:${CLOSED_PORT}`;
