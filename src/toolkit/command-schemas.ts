import commands from '../../generated/redis/command-documents.json' with { type: 'json' };
import contract from '../../generated/redis/openapi.json' with { type: 'json' };
import type { Bundle } from '../contract/model/bundle.ts';
import { ourBundle } from './our-contracts.ts';

/** The files of the Redis commands as one document, with the components that their replies refer to. */
export function bundleOfCommands(): Bundle {
  return ourBundle('redis', { commands, components: contract.components });
}
