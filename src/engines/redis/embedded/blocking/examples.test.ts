import { describe, expect, test } from 'vitest';
import documents from '../../../../../generated/redis/command-documents.json' with { type: 'json' };
import { openToClients } from '../../../../../testing/engines/redis/embedded/blocking.ts';
import type { CommandDocument } from '../../command-document.ts';

const blocking = Object.values(documents as unknown as Record<string, CommandDocument>).filter(
  ({ flags }) => flags.includes('blocking'),
);

/** On a connection, with the time going by. */
describe.each(blocking)('$name', ({ examples }) => {
  const onConnections = examples.filter(({ protocols }) => protocols?.includes('resp') ?? true);
  test.each(onConnections)('$command', async ({ given = [], command, reply, error }) => {
    const { connect, run, clock } = openToClients();
    for (const argv of given) run(argv.join(' '));
    const answer = connect().send(command.join(' '));
    await clock.advance(1000);
    expect(await answer).toEqual(error ?? reply);
  });
});
