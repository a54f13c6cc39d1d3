import type { Session, WatchedRequest } from '../../api/session.ts';
import { targetsOf } from '../connect/targets.ts';
import { basicOf } from '../../api/session.ts';

/** What a request may be sent again with. */
export interface Credential {
  readonly title: string;
  /** The header `Authorization`; empty for none. */
  readonly authorization: string;
}

const NONE: Credential = { title: 'None', authorization: '' };

/** The credentials for a family: the log does not tell which one a request came with. */
export async function credentialsFor(
  session: Session,
  family: WatchedRequest['family'],
): Promise<readonly [Credential, ...Credential[]]> {
  if (family === 'contract') return [NONE];
  if (family === 'management') {
    return [{ title: 'Your account', authorization: session.authorization }, NONE];
  }
  const service = family === 'schema-registry' ? 'kafka' : family;
  const targets = (await targetsOf(session)).filter((target) => target.service === service);
  const [first, ...others] = targets.map(({ name, credentials }): Credential => {
    const { Token: token, Username: username = '', Password: password = '' } = credentials;
    const authorization = token === undefined ? basicOf(username, password) : `Bearer ${token}`;
    return { title: name, authorization };
  });
  return first === undefined ? [NONE] : [first, ...others, NONE];
}
