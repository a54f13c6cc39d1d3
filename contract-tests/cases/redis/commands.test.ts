import { describe, expect, test } from 'vitest';
import { commandFiles, isServedOverHttp } from '../../harness/commands.ts';
import { command } from '../../harness/exchange.ts';
import { crossesSlots, whyNotOn } from '../../harness/backing-redis.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

const served = [...commandFiles.values()].filter(isServedOverHttp);
const ofConnections = [...commandFiles.values()].filter((file) => !isServedOverHttp(file));

const IN_SEVERAL_SLOTS = 'its keys are in several slots of a cluster';

/** Every example of every command file. */
describe.each(served)('$name', ({ name, examples }) => {
  const overHttp = examples.filter(isServedOverHttp);
  test.for(overHttp.map((example) => ({ title: example.title ?? 'as documented', ...example })))(
    '$title',
    async (example, { skip }) => {
      const { given = [], command: argv, reply, error, varies } = example;
      const because = whyNotOn(target().backingRedis, name, example);
      if (because !== undefined) skip(because);
      if (await crossesSlots(target().backingRedis, [...given, argv])) skip(IN_SEVERAL_SLOTS);
      if (target().name === 'implementation') {
        await reset();
        for (const step of given) expect(await command(step)).toHaveProperty('status', 200);
      }
      const { status, json } = await command(argv);
      if (target().name === 'mock') {
        // The mock has no state: it answers with one of the documented replies of the command.
        if (status === 400) return expect(json).toEqual({ error });
        const documented = examples.flatMap((e) => (e.error === undefined ? [e.reply] : []));
        expect(documented).toContainEqual((json as { result: unknown }).result);
        return;
      }
      if (error !== undefined) expect({ status, json }).toEqual({ status: 400, json: { error } });
      else if (varies) expect(status).toBe(200);
      else expect({ status, json }).toEqual({ status: 200, json: { result: reply } });
    },
  );
});

/** The first example of each command that needs a connection. */
test.each(ofConnections)('$name is refused over HTTP', async ({ name, examples }) => {
  const { status, json } = await command(examples[0]!.command);
  expect({ status, json }).toEqual({
    status: 400,
    json: {
      error: `ERR Command is not available: '${name}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
    },
  });
});
