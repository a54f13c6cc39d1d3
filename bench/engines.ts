import { skipReason } from '../scripts/servers/skip-reason.ts';
import { runParts } from './run-parts.ts';

/** The engines on servers beside their baselines, those of which the servers are installed. */
const PARTS = {
  'redis-servers': 'redis',
  'kafka-servers': 'kafka',
  'queue-postgresql': 'postgresql',
} as const;

const parts = Object.entries(PARTS).flatMap(([part, server]) => {
  const why = skipReason(server);
  if (why !== undefined) console.log(`${part} is left out: ${why}`);
  return why === undefined ? [part] : [];
});
await runParts(parts);
