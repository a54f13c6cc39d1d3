/**
 * A port that nobody listens on, whatever else runs: no system gives one below 1024 to a server that asks for any. What a
 * server of the test had is soon another one's. (`fetch` refuses port 1 without trying.)
 */
export const CLOSED_PORT = 2;
export const NOWHERE = `http://127.0.0.1:${CLOSED_PORT}`;
