import type { operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { ManagementCaller } from '../caller.ts';

type StatisticsOperations = Pick<Handlers<operations, ManagementCaller>, 'getDatabaseStatistics'>;

/** Operations on the statistics of a database. */
export function statisticsOperations(
  control: Pick<ControlPlane, 'databases' | 'statistics'>,
): StatisticsOperations {
  return {
    getDatabaseStatistics: async ({ caller, path }) => {
      const { database_id: id } = await control.databases.get(caller, path.id);
      return { status: 200, body: control.statistics.record(id) };
    },
  };
}
