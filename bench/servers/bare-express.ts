import express from 'express';

/** Express 5 alone, with its own JSON parser. */
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json({ type: () => true }));
app.all('/*path', (request, response) => {
  const body = request.body as unknown;
  const isPipeline = Array.isArray(body) && Array.isArray(body[0]);
  response.json(isPipeline ? body.map(() => ({ result: 'hello' })) : { result: 'hello' });
});
app.all('/', (_request, response) => {
  response.json({ result: 'hello' });
});
app.listen(Number(process.argv[2]), '127.0.0.1');
