import { UNLIMITED, type DatabaseLimits } from '../plans.ts';
import type { DatabaseRow } from './row.ts';

/** The settings of the engine that follow from a row, under their Redis names. */
export function configOf(row: DatabaseRow, limits: DatabaseLimits): Record<string, string> {
  const { db_memory_threshold: memory } = limits;
  return {
    maxmemory: memory >= UNLIMITED ? '0' : String(memory),
    'maxmemory-policy': row.eviction === 1 ? 'optimistic-volatile' : 'noeviction',
  };
}
