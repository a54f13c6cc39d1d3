import { HttpError } from '../http/http-error.ts';

/**
 * Makes errors whose body is `{"error", "status"}`. A 401 tells the client to authenticate by name and password (RFC
 * 9110, section 15.5.2; RFC 7617).
 */
export function statusErrors(realm: string) {
  const challenge = { 'WWW-Authenticate': `Basic realm="${realm}", charset="UTF-8"` };
  return (
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ): HttpError =>
    new HttpError(
      status,
      message,
      { error: message, status },
      { headers: { ...(status === 401 && challenge), ...headers } },
    );
}
