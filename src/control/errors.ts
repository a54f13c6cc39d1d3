/** What is wrong with a request to the control plane; a family maps each kind to a status. */
export type ControlErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'precondition'
  | 'unavailable'
  | 'tooMany';

interface Entry {
  readonly kind: ControlErrorKind;
  /** The message, with `{places}` to fill. */
  readonly message: string;
  readonly when: string;
}

/** Every error of the control plane. Each message names what is wrong and the rule. */
export const controlErrors = {
  invalidCredentials: {
    kind: 'unauthorized',
    message: 'the e-mail or the API key is wrong',
    when: 'No account has that e-mail, or the key is not (or no longer) one of its keys.',
  },
  tooManyFailedAttempts: {
    kind: 'tooMany',
    message: 'too many failed attempts from this address: try again in {seconds} s',
    when: 'Five attempts from one address failed; one more is allowed every twelve seconds.',
  },
  invalidName: {
    kind: 'invalid',
    message: '{field} {rule}',
    when: 'A name is empty, too long, or has characters that it may not have.',
  },
  emailTaken: {
    kind: 'conflict',
    message: 'email must be unique: there is an account {email} already',
    when: 'An account is opened with the e-mail of another one.',
  },
  accountNotFound: {
    kind: 'notFound',
    message: 'account {email} is not found',
    when: 'The operator names an e-mail that no account has.',
  },
  apiKeyNotFound: {
    kind: 'notFound',
    message: 'API key {id} is not found',
    when: 'The key is unknown, has been deleted, or belongs to another account.',
  },
  apiKeyNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is an API key {name} already',
    when: 'Another key of the account has that name.',
  },
  settingsApiKey: {
    kind: 'precondition',
    message: 'the key must not be the one of the settings, which is changed there',
    when: 'The key of the settings is to be deleted; it would be there again at the next start.',
  },
  lastApiKey: {
    kind: 'precondition',
    message: 'the key must not be the last one of the account',
    when: 'The only key of an account that may change something is to be deleted; nobody could manage it any more.',
  },
  teamNotFound: {
    kind: 'notFound',
    message: 'team {id} is not found',
    when: 'The team is unknown, has been deleted, or the caller is not one of its members.',
  },
  teamNameTaken: {
    kind: 'conflict',
    message: 'team_name must be unique: there is a team {name} already',
    when: 'Another team of the account has that name.',
  },
  teamHasDatabases: {
    kind: 'precondition',
    message: 'the team must have no databases: it has {count}',
    when: 'A team that is to be deleted has databases.',
  },
  notTeamAdmin: {
    kind: 'forbidden',
    message: 'only the owner and admins of the team may do this',
    when: 'A member with another role adds or removes members.',
  },
  notTeamOwner: {
    kind: 'forbidden',
    message: 'only the owner of the team may do this',
    when: 'A member who does not own the team deletes it.',
  },
  teamMemberExists: {
    kind: 'conflict',
    message: 'member_email must be unique: there is a team member {email} already',
    when: 'A member is added a second time.',
  },
  teamOwnerStays: {
    kind: 'forbidden',
    message: 'member_email is the owner of the team and can not be changed',
    when: 'The owner of a team is to be removed from it.',
  },
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
  connectorElsewhere: {
    kind: 'unavailable',
    message: 'the connector runs in another copy of the platform: try again',
    when: 'A connector is restarted through one of several copies of the platform, and the one that runs the connectors can not be asked.',
  },
  connectAway: {
    kind: 'unavailable',
    message: 'connectors can not be changed at the moment: {reason}',
    when: 'The Kafka Connect of `--connect-url` can not be reached. Nothing has been changed; `Retry-After` says when to try again.',
  },
  storeAway: {
    kind: 'unavailable',
    message: 'the store of the platform can not be reached at the moment: try again in {seconds} s',
    when: 'The PostgreSQL server of the platform is away. It is not known whether a change that was under way has been made.',
  },
  teamHasClusters: {
    kind: 'precondition',
    message: 'the team must have no Kafka clusters: it has {count}',
    when: 'A team that is to be deleted has Kafka clusters.',
  },
  teamHasQueueUser: {
    kind: 'precondition',
    message: 'the team must have no queue user: move it to another team first',
    when: 'A team that is to be deleted has a queue user.',
  },
  queueUserNotFound: {
    kind: 'notFound',
    message: 'queue user {id} is not found',
    when: 'The queue user is unknown, or belongs to somebody else.',
  },
  queueUserInTeam: {
    kind: 'conflict',
    message: 'target_team_id must be a team without a queue user: {team} has one',
    when: 'A queue user is moved to a team that has one already, or to its own.',
  },
  clusterNotFound: {
    kind: 'notFound',
    message: 'Kafka cluster {id} is not found',
    when: 'The cluster is unknown, has been deleted, or belongs to somebody else.',
  },
  clusterNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is a Kafka cluster {name} already',
    when: 'Another Kafka cluster of the account, or of the team, has that name.',
  },
  clusterInTeam: {
    kind: 'conflict',
    message: 'team_id must be another team: the cluster belongs to team {team} already',
    when: 'A Kafka cluster is moved to the team that it belongs to.',
  },
  credentialNotFound: {
    kind: 'notFound',
    message: 'credential {id} is not found',
    when: 'The credential is unknown, has been deleted, or is of a cluster of somebody else.',
  },
  credentialNameTaken: {
    kind: 'conflict',
    message: 'credential_name must be unique: there is a credential {name} already',
    when: 'Another credential of the cluster has that name.',
  },
  tooManyCredentials: {
    kind: 'precondition',
    message: 'the cluster must have fewer than {most} credentials: delete one first',
    when: 'A credential is created in a cluster that has as many as it may; its own user is not counted.',
  },
  topicNotFound: {
    kind: 'notFound',
    message: 'topic {id} is not found',
    when: 'The topic is unknown, has been deleted, or is in a cluster of somebody else.',
  },
  topicNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is a topic {name} already',
    when: 'Another topic of the cluster has that name.',
  },
  topicRefused: {
    kind: 'invalid',
    message:
      'all places for databases are taken: delete a database, or name more in the setting redisServers',
    when: 'The log does not take a topic with such settings.',
  },
  topicBeyondPlan: {
    kind: 'invalid',
    message: '{field} must be at most {limit}, which is what the cluster allows',
    when: 'A topic is to keep more, or larger messages, than the plan of its cluster allows.',
  },
  fewerPartitions: {
    kind: 'invalid',
    message: 'partitions must be at least {count}: a topic can not have fewer than before',
    when: 'A topic is to have fewer partitions than it has.',
  },
  tooManyPartitions: {
    kind: 'precondition',
    message:
      'the topics of the cluster must not have more than {limit} partitions together: they would have {count}',
    when: 'A topic is created or changed and the cluster would have more partitions than its plan allows.',
  },
  partitionNotFound: {
    kind: 'invalid',
    message: 'partitions must be below {count}, which is how many the topic has: there is {beyond}',
    when: 'A consumer group is to be reset for partitions that the topic does not have.',
  },
  offsetOutOfRange: {
    kind: 'invalid',
    message: 'offset must be from {first} to {end}, which is what partition {partition} has',
    when: 'A consumer group is to go on at an offset that a partition has no more, or not yet.',
  },
  groupNotFound: {
    kind: 'notFound',
    message: 'consumer group {id} is not found',
    when: 'No such group has live instances, or has committed anything.',
  },
  groupInUse: {
    kind: 'precondition',
    message: 'the consumer group must have no live instances: it has {count}',
    when: 'A consumer group is to be reset or deleted while it consumes.',
  },
  connectorNotFound: {
    kind: 'notFound',
    message: 'connector {id} is not found',
    when: 'The connector is unknown, has been deleted, or is in a cluster of somebody else.',
  },
  connectorNameTaken: {
    kind: 'conflict',
    message: 'name must be unique: there is a connector {name} already',
    when: 'Another connector of the cluster has that name.',
  },
} as const satisfies Record<string, Entry>;

export type ControlErrorName = keyof typeof controlErrors;

/** A request that the control plane refuses. Nothing has been changed. */
export class ControlError extends Error {
  readonly code: ControlErrorName;
  readonly kind: ControlErrorKind;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ControlErrorName,
    places: Readonly<Record<string, string | number>> = {},
    retryAfter?: number,
  ) {
    const { kind, message } = controlErrors[code];
    super(message.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place])));
    this.code = code;
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
