import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Account } from './account.ts';

/** Changes the e-mail of an account, everywhere that the old one is stored. */
export async function changeEmail(
  transaction: Kysely<Schema>,
  { customerId, email }: Account,
): Promise<void> {
  const { email: old } = await transaction
    .selectFrom('account')
    .select('email')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('account')
    .set({ email })
    .where('customer_id', '=', customerId)
    .execute();
  await transaction
    .updateTable('redis_database')
    .set((eb) => ({ user_email: email, revision: eb('revision', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('user_email', '=', old)
    .execute();
  // If the new e-mail is a member already, the account's membership replaces that one.
  const teams = (
    await transaction
      .selectFrom('team_member')
      .select('team_id')
      .where('member_email', '=', old)
      .execute()
  ).map((row) => row.team_id);
  if (teams.length === 0) return;
  await transaction
    .deleteFrom('team_member')
    .where('member_email', '=', email)
    .where('team_id', 'in', teams)
    .execute();
  await transaction
    .updateTable('team_member')
    .set({ member_email: email })
    .where('member_email', '=', old)
    .execute();
}
