import { describe, expect, test } from 'vitest';
import Ajv2020 from 'ajv/dist/2020.js';
import documents from '../../../../../generated/redis/command-documents.json' with { type: 'json' };
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { isServedOverHttp, type CommandDocument } from '../../command-document.ts';
import type { Reply } from '../../reply.ts';
import { show } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';

const all = Object.values(documents as unknown as Record<string, CommandDocument>);

/** The commands that are served on connections alone; those that wait have a test of their own. */
const onConnections = all.filter(
  (document) => !isServedOverHttp(document) && !document.flags.includes('blocking'),
);

const ajv = new Ajv2020.default({ allowUnionTypes: true, strict: false });

describe.each(onConnections)('$name', ({ examples, reply: schema }) => {
  const fits = ajv.compile(schema);
  test.each(examples)('$command', ({ given = [], command, reply, error, varies }) => {
    const { run } = openToConnections().connect();
    for (const argv of given) run(...argv.map(String));
    const [answer] = run(...command.map(String)) as readonly Reply[];
    const shown = show(answer!);
    if (varies !== true) expect(shown).toEqual(error ?? reply);
    if (error === undefined) expect(fits(shown), JSON.stringify(shown)).toBe(true);
  });
});
