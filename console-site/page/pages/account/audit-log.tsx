import { answerOf } from '../../../../src/client/management-client.ts';
import { dateText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

/** The audit log. */
export function AuditLog({ session: { management } }: AccountProps) {
  const loaded = useLoad(() => answerOf(management.GET('/v2/auditlogs')), [management], 10_000);
  return (
    <WhenLoaded loaded={loaded} what="the audit log">
      {(entries) =>
        entries.length === 0 ? (
          <Empty>No entries yet. Changes to the account appear here.</Empty>
        ) : (
          <Table
            label="Audit log"
            columns={['Time', 'Actor', 'Action', 'Object', 'Source']}
            rows={entries.map((entry) => ({
              id: entry.log_id,
              cells: [
                dateText(entry.timestamp * 1000),
                entry.actor,
                entry.action_string,
                <code class="value">{entry.entity}</code>,
                entry.source,
              ],
            }))}
          />
        )
      }
    </WhenLoaded>
  );
}
