import { CACHE } from '../../bin/clone-bundle.js';
import { keepCompiledCode } from '../../bin/compiled-code.js';
import { makeCloneBundle } from './clone-bundle.ts';

const program = await makeCloneBundle();
// Compiles in advance what platforms load, for the first start.
keepCompiledCode(new URL(`../../${CACHE}`, import.meta.url));
await import(new URL('platform.js', program).href);
