/**
 * What can be recorded, in the order of the numbers that the management API gives them, as the hosted service has numbers
 * there. New ones are added at the end, because programs may have stored the numbers.
 */
const ACTIONS = [
  'account.create',
  'api_key.create',
  'api_key.delete',
  'database.create',
  'database.delete',
  'database.rename',
  'database.reset_password',
  'database.enable_tls',
  'database.enable_eviction',
  'database.disable_eviction',
  'database.enable_autoupgrade',
  'database.disable_autoupgrade',
  'database.enable_multizone',
  'database.disable_multizone',
  'database.enable_prod_pack',
  'database.disable_prod_pack',
  'database.enable_daily_backup',
  'database.disable_daily_backup',
  'database.update_allowlist',
  'database.update_budget',
  'database.update_regions',
  'database.change_plan',
  'database.auto_upgrade',
  'database.move_to_team',
  'backup.create',
  'backup.delete',
  'backup.restore',
  'backup.restore_failed',
  'kafka_cluster.create',
  'kafka_cluster.delete',
  'kafka_cluster.rename',
  'kafka_cluster.reset_password',
  'kafka_cluster.move_to_team',
  'kafka_credential.create',
  'kafka_credential.delete',
  'kafka_topic.create',
  'kafka_topic.update',
  'kafka_topic.delete',
  'kafka_group.reset',
  'kafka_group.delete',
  'kafka_connector.create',
  'kafka_connector.update',
  'kafka_connector.start',
  'kafka_connector.pause',
  'kafka_connector.restart',
  'kafka_connector.delete',
  'queue_user.rotate_token',
  'queue_user.set_plan',
  'queue_user.configure',
  'queue_user.move_to_team',
  'team.create',
  'team.delete',
  'team.add_member',
  'team.remove_member',
  'account.disable',
  'account.enable',
] as const;

/** A change as `entity.verb`. */
export type AuditAction = (typeof ACTIONS)[number];

/** The number of an action, from 1; 0 for one that is not known, as an earlier version may have recorded. */
export function numberOfAction(action: string): number {
  return ACTIONS.findIndex((known) => known === action) + 1;
}
