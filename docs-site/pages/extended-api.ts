import kafka from '../../generated/kafka/openapi.json' with { type: 'json' };
import management from '../../generated/management/openapi.json' with { type: 'json' };
import queue from '../../generated/queue/openapi.json' with { type: 'json' };
import redis from '../../generated/redis/openapi.json' with { type: 'json' };
import registry from '../../generated/schema-registry/openapi.json' with { type: 'json' };
import type { Contract } from '../contract.ts';
import { documentedOperations } from '../operations/documented.ts';

const CONTRACTS = { redis, kafka, 'schema-registry': registry, queue, management };

/** The operations of the extended API, by family, as Markdown. */
export function extensionsTable(): string {
  const rows = Object.entries(CONTRACTS).flatMap(([slug, document]) => {
    const contract = document as unknown as Contract;
    const beyond = documentedOperations(contract).filter(({ isBeyond }) => isBeyond);
    if (beyond.length === 0) return [];
    const links = beyond.map(
      (operation) => `[${operation.title}](/${slug}/operations/${operation.slug}.html)`,
    );
    return [`| ${contract.info.title} | ${links.join(' · ')} |`];
  });
  return `| Contract | Operations |\n|---|---|\n${rows.join('\n')}`;
}
