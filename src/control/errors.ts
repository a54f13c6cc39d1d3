import type { ServiceName, Services } from '../settings/services.ts';
import { databaseErrors } from './databases/errors.ts';
import { kafkaErrors } from './kafka/errors.ts';

/** The kinds of errors of the control plane; a family maps each to a status. */
export type ControlErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'precondition'
  | 'unavailable'
  | 'tooMany'
  | 'absent';

interface Entry {
  readonly kind: ControlErrorKind;
  /** The message, with `{places}` to fill. */
  readonly message: string;
  readonly when: string;
}

/** The errors of what only the operator can do, in the shell: no client of an API gets them. */
const operatorErrors = {
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
  firstAccountStays: {
    kind: 'precondition',
    message:
      'account {email} is that of the settings, with which the platform itself is managed: it stays',
    when: 'The operator disables or deletes the first account.',
  },
  accountBeingDeleted: {
    kind: 'conflict',
    message: 'account {email} is being deleted',
    when: 'The operator disables or enables an account whose deletion has not ended yet.',
  },
} as const satisfies Record<string, Entry>;

/** Every error of the control plane that a client may get. Each message names what is wrong and the rule. */
export const controlErrors = {
  invalidCredentials: {
    kind: 'unauthorized',
    message: 'the e-mail or the API key is wrong',
    when: 'No account has that e-mail, the key is not (or no longer) one of its keys, or the operator has disabled the account.',
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
  roleForbids: {
    kind: 'forbidden',
    message: 'your role in the team is {role}: this needs one of {roles}',
    when: "The caller is a member of the team, but its role does not allow the operation (the operation's `x-roles`).",
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
  serviceNotRunning: {
    kind: 'absent',
    message: '{service} does not run on this platform, whose setting `services` is {services}',
    when: 'The operation is for a service that the platform was not started with. Nothing of it is lost: it is there again once the service runs.',
  },
  ...databaseErrors,
  ...kafkaErrors,
} as const satisfies Record<string, Entry>;

const allErrors = { ...controlErrors, ...operatorErrors };

export type ControlErrorName = keyof typeof allErrors;

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
    const { kind, message } = allErrors[code];
    super(message.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place])));
    this.code = code;
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** A service is managed that does not run. */
export class ServiceNotRunning extends ControlError {
  constructor(service: ServiceName, services: Services) {
    super('serviceNotRunning', { service, services: [...services].join() });
  }
}
