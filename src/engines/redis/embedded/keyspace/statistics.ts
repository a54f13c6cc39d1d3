/** The counters of a keyspace that INFO shows and CONFIG RESETSTAT resets (Redis 7.2 `server.c` `resetServerStats`). */
export class KeyspaceStatistics {
  hits = 0;
  misses = 0;
  expired = 0;
  expiredFields = 0;
  evicted = 0;

  reset(): void {
    this.hits = 0;
    this.misses = 0;
    this.expired = 0;
    this.expiredFields = 0;
    this.evicted = 0;
  }
}
