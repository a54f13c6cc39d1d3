// Puts Kysely into one file for starts from a clone: as 255 it takes a fifth of the time of a start and 20 MB. The
// package has it in its bundle; `bin/plinth.js` finds this one.
//
// npm runs this after it has changed `node_modules`. Plain JavaScript, because it is run by whatever Node there is.
import { fileURLToPath } from 'node:url';
import { bundledKysely } from '../bin/bundled-kysely.js';

try {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    input: 'kysely',
    platform: 'node',
  });
  await bundle.write({ file: fileURLToPath(bundledKysely), format: 'esm' });
  await bundle.close();
} catch (error) {
  // Without it a start takes a little longer: tools may not be installed, or not for this Node.
  console.error(`Kysely stays in files of its own: ${error.message}`);
}
