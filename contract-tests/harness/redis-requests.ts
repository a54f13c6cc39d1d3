/** A request for each operation of the contract. */
export const redisRequests: Readonly<
  Record<string, readonly [method: string, path: string, body?: unknown]>
> = {
  runCommand: ['POST', '/', ['GET', 'greeting']],
  putCommand: ['PUT', '/', ['GET', 'greeting']],
  getCommandPath: ['GET', '/get/greeting'],
  headCommandPath: ['HEAD', '/get/greeting'],
  postCommandPath: ['POST', '/set/greeting', 'hello'],
  putCommandPath: ['PUT', '/set/greeting', 'hello'],
  runPipeline: ['POST', '/pipeline', [['GET', 'greeting']]],
  putPipeline: ['PUT', '/pipeline', [['GET', 'greeting']]],
  runTransaction: ['POST', '/multi-exec', [['GET', 'greeting']]],
  putTransaction: ['PUT', '/multi-exec', [['GET', 'greeting']]],
  getSubscribe: ['GET', '/subscribe/news'],
  headSubscribe: ['HEAD', '/subscribe/news'],
  postSubscribe: ['POST', '/subscribe/news'],
  putSubscribe: ['PUT', '/subscribe/news'],
  getPsubscribe: ['GET', '/psubscribe/n*'],
  headPsubscribe: ['HEAD', '/psubscribe/n*'],
  postPsubscribe: ['POST', '/psubscribe/n*'],
  putPsubscribe: ['PUT', '/psubscribe/n*'],
  getMonitor: ['GET', '/monitor'],
  headMonitor: ['HEAD', '/monitor'],
  postMonitor: ['POST', '/monitor'],
  putMonitor: ['PUT', '/monitor'],
};
