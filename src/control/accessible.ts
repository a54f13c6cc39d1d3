import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { normalizedEmail } from './accounts/email.ts';
import type { Actor } from './actor.ts';

/** The condition that a database or a cluster is the account's own, or that of one of its teams. */
export function isAccessible({ customerId, email }: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'redis_database' | 'kafka_cluster'>();
  return eb.or([
    eb.and([eb('customer_id', '=', customerId), eb('team_id', 'is', null)]),
    eb(
      'team_id',
      'in',
      eb
        .selectFrom('team_member')
        .select('team_member.team_id')
        .where('member_email', '=', normalizedEmail(email)),
    ),
  ]);
}
