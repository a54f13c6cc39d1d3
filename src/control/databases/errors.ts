/** The errors of databases and their backups; part of `controlErrors`. */
export const databaseErrors = {
  databaseNotFound: {
    kind: 'notFound',
    message: 'database {id} is not found',
    when: 'The database is unknown, has been deleted, or belongs to somebody else.',
  },
  databaseNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is a database {name} already',
    when: 'Another database of the account, or of the team, has that name.',
  },
  databaseNotGlobal: {
    kind: 'precondition',
    message: 'the database must be global',
    when: 'The read regions of a regional database are to be set.',
  },
  defaultDatabaseStays: {
    kind: 'precondition',
    message:
      'the database {id} must not be deleted, its tokens are in the env block: to delete it all the same, add ?force=true (plinth db delete --force)',
    when: 'The database of the env block is to be deleted, and nobody has said that this is meant.',
  },
  invalidAddress: {
    kind: 'invalid',
    message: '{field} must be an address of IPv4 or IPv6, or a network in CIDR notation',
    when: 'A database is to be open to something that is neither an address nor a network.',
  },
  databaseInTeam: {
    kind: 'conflict',
    message: 'team_id must be another team: the database belongs to team {team} already',
    when: 'A database is moved to the team that it belongs to.',
  },
  noPortLeft: {
    kind: 'conflict',
    message: 'all ports for databases are taken: delete a database, or widen the range of ports',
    when: 'A database is created and the setting `databasePorts` leaves no port for it.',
  },
  noPlaceLeft: {
    kind: 'conflict',
    message:
      'all places for databases are taken: delete a database, or name more in the setting redisServers',
    when: 'A database is created, and all databases of the servers that the setting `redisServers` names are taken.',
  },
  databasesAway: {
    kind: 'unavailable',
    message: 'the servers that keep databases can not be reached at the moment: try again',
    when: 'A database is created, and the servers that the setting `redisServers` names are away.',
  },
  backupNotFound: {
    kind: 'notFound',
    message: 'backup {id} is not found',
    when: 'The backup is unknown, has been deleted, or is of a database of somebody else.',
  },
  backupNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is a backup {name} already',
    when: 'Another backup of the database has that name.',
  },
  tooManyBackups: {
    kind: 'precondition',
    message: 'the database must have fewer than {most} backups: delete one first',
    when: 'A database is to be backed up that has as many backups as it may; the daily ones are not counted.',
  },
  backupNotCompleted: {
    kind: 'precondition',
    message: 'the backup must be completed: it is {state}',
    when: 'A backup is to be restored that is still being made.',
  },
  backupFailed: {
    kind: 'precondition',
    message: 'the backup can not be restored: its file is missing or damaged',
    when: 'A backup is to be restored whose file is not as it was written. The database stays as it is.',
  },
  backupTooLarge: {
    kind: 'precondition',
    message:
      'the plan of the database must allow what the backup holds: {bytes} bytes, and it allows {limit}',
    when: 'A backup is to be restored into a database with a plan that is too small for it.',
  },
  diskRefuses: {
    kind: 'unavailable',
    message: 'the disk does not take it at the moment: {reason}',
    when: 'A backup is to be made or restored, and the disk is full or fails. What there is stays as it is.',
  },
} as const;
