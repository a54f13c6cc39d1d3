import { kafkaFamily } from '../../families/kafka/family.ts';
import type { Listening } from '../../http/server.ts';
import type { PlatformParts } from '../parts.ts';
import { bind, serve } from './serve.ts';

/** The Kafka REST API. */
export async function serveKafka(parts: PlatformParts): Promise<Listening> {
  const { engines, clusters, settings, log } = parts;
  const family = kafkaFamily(engines.kafka, clusters, log);
  return serve(parts, settings.kafkaPort, family, await bind(family, parts));
}
