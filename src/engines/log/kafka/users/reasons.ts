import { BrokerError } from '../client/broker-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  SECURITY_DISABLED: 'it has no authorizer for ACLs (authorizer.class.name)',
  CLUSTER_AUTHORIZATION_FAILED:
    'the user of Plinth may not manage ACLs there (ALTER, DESCRIBE and DESCRIBE_CONFIGS of the cluster)',
};

/** Why users can't be created, if an error of the brokers tells that. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof BrokerError ? REASONS[error.code] : undefined;
}
