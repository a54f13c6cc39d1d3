import { makeCloneBundle } from './clone-bundle.ts';

await makeCloneBundle();
