import type { DatabaseType } from '../../store/schema.ts';

/** What a command costs on each type of database, in dollars. Each row of a pipeline is one. */
export const pricePerCommand: Readonly<Record<DatabaseType, number>> = {
  Free: 0,
  'Pay as You Go': 0.2 / 100_000,
  Enterprise: 0.2 / 100_000,
};
