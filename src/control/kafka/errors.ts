/** The errors of Kafka clusters and what is in them; part of `controlErrors`. */
export const kafkaErrors = {
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
    message: '{reason}',
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
} as const;
