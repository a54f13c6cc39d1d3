import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { answer, echo, get, serve } from '../../testing/http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';

const failing: typeof echo = (request, response) => {
  if (request.url === '/fails') throw new Error('oh');
  if (request.url === '/breaks-off') {
    response.write('some');
    throw new Error('oh');
  }
  echo(request, response);
};

test('an exception in the handling of a request is answered with an internal error, which ends its connection', async () => {
  const seen = catchInternalErrors();
  const { port } = await serve(failing);
  const failed = await rawConnection(port);
  const other = await rawConnection(port);
  other.write(get('/before'));
  await other.until((received) => received.includes('/before'));
  failed.write(get('/fails') + get('/later'));
  const received = await failed.closed();
  expect(answer(received)).toMatchObject({ status: 500 });
  expect(received).not.toContain('/later');
  other.write(get('/after'));
  await other.until((text) => text.includes('/after'));
  expect(seen).toEqual([{ where: 'http', message: 'oh' }]);
});

test('an exception after the beginning of an answer breaks the connection off', async () => {
  const seen = catchInternalErrors();
  const { port } = await serve(failing);
  const failed = await rawConnection(port);
  failed.write(get('/breaks-off'));
  expect(await failed.closed()).not.toContain('500');
  const other = await rawConnection(port);
  other.write(get('/after'));
  await other.until((text) => text.includes('/after'));
  expect(seen).toEqual([{ where: 'http', message: 'oh' }]);
});
