/** What is wrong with a request to the control plane; a family gives each kind its status. */
export type ControlErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'precondition'
  | 'tooMany';

interface Entry {
  readonly kind: ControlErrorKind;
  /** The words, with `{places}` to fill. */
  readonly message: string;
  readonly when: string;
}

/** Every error that the control plane itself gives. Each names what is wrong and the rule. */
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
  emailTaken: {
    kind: 'conflict',
    message: 'email: there already is an account {email}',
    when: 'An account is opened with the e-mail of another one.',
  },
  apiKeyNotFound: {
    kind: 'notFound',
    message: 'there is no API key {id}',
    when: 'The key is unknown, has been deleted, or belongs to another account.',
  },
  apiKeyNameTaken: {
    kind: 'conflict',
    message: 'name: there already is an API key "{name}"',
    when: 'Another key of the account has that name.',
  },
  settingsApiKey: {
    kind: 'conflict',
    message: 'the API key of the settings can not be deleted: change the setting',
    when: 'It would be there again at the next start.',
  },
  lastApiKey: {
    kind: 'conflict',
    message: 'the last API key of an account can not be deleted: create another one first',
    when: 'Deleting it would leave nobody who can call the management API.',
  },
  teamNotFound: {
    kind: 'notFound',
    message: 'there is no team {id}',
    when: 'The team is unknown, has been deleted, or the caller is not a member.',
  },
  teamNameTaken: {
    kind: 'conflict',
    message: 'team_name: there already is a team "{name}"',
    when: 'Another team of the account has that name.',
  },
  teamHasDatabases: {
    kind: 'precondition',
    message: 'team {id} still has {count} database(s): move or delete them first',
    when: 'A team that is to be deleted has databases.',
  },
  notTeamAdmin: {
    kind: 'forbidden',
    message: 'only the owner and the admins of team {id} may do this',
    when: 'A member without the role `admin` changes a team.',
  },
  teamMemberNotFound: {
    kind: 'notFound',
    message: 'member_email: {email} is not a member of team {id}',
    when: 'A member that is to be removed is not there.',
  },
  teamMemberExists: {
    kind: 'conflict',
    message: 'member_email: {email} already is a member of team {id}',
    when: 'A member is added a second time.',
  },
  teamOwnerStays: {
    kind: 'conflict',
    message: 'member_email: {email} owns team {id} and can not be removed from it',
    when: 'The owner of a team is to be removed from it.',
  },
} as const satisfies Record<string, Entry>;

export type ControlErrorName = keyof typeof controlErrors;

/** A request that the control plane refuses. Nothing has been changed. */
export class ControlError extends Error {
  readonly code: ControlErrorName;
  readonly kind: ControlErrorKind;
  /** When it may be tried again, in seconds from now. */
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
