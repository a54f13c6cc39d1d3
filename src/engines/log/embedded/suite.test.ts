import { logEngineSuite } from '../engine-suite.ts';
import { STORAGES, TestLog } from '../../../../testing/engines/log/embedded/embedded.ts';

for (const { name, storage } of STORAGES) {
  logEngineSuite(`embedded, ${name}`, () => TestLog.open(storage));
}
