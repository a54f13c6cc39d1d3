import { skipReason } from '../scripts/servers/skip-reason.ts';
import { runParts } from './run-parts.ts';

/** The engines on servers beside their baselines, as far as the servers are installed. */
const PARTS = {
  'redis-servers': ['redis'],
  'kafka-servers': ['kafka'],
  'queue-postgresql': ['postgresql'],
  copies: ['redis', 'kafka', 'postgresql'],
} as const;

const parts = Object.entries(PARTS).flatMap(([part, servers]) => {
  const why = servers.map((server) => skipReason(server)).find((reason) => reason !== undefined);
  if (why !== undefined) console.log(`${part} is left out: ${why}`);
  return why === undefined ? [part] : [];
});
await runParts(parts);
