/**
 * A port on which nothing listens: systems give no port below 1024 to a server that asks for any free one. The port
 * that a closed server of the test had may soon belong to another. (`fetch` refuses port 1 without trying.)
 */
export const CLOSED_PORT = 2;
export const NOWHERE = `http://127.0.0.1:${CLOSED_PORT}`;
