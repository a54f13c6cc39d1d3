import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connectRuntimeSuite } from '../engine-suite.ts';
import { TestConnect } from '../../../../testing/engines/connect/embedded/embedded.ts';

const FIRST = { topic: 'events', partition: 0 };

connectRuntimeSuite('embedded', async () => {
  const connect = await TestConnect.open();
  return {
    get runtime() {
      return connect.worker;
    },
    createTopic: (name) => connect.createTopic(name),
    append: (topic, value) => connect.log.append(topic, 0, value),
    values: (topic) => connect.values(topic),
    committed: (name) => connect.committed(name),
    linesOf: (file) =>
      existsSync(connect.path(file))
        ? readFileSync(connect.path(file), 'utf8').split('\n').slice(0, -1)
        : [],
    write: (file, lines) =>
      writeFileSync(connect.path(file), lines.map((line) => `${line}\n`).join('')),
    until: (check, expected) => connect.until(check, expected),
    advance: (milliseconds) => connect.log.clock.advance(milliseconds),
    restart: () => connect.restart(),
    moveTo: (name, offset) =>
      connect.log.cluster.resetGroup(`connect-${name}`, [{ ...FIRST, offset }]),
  };
});
