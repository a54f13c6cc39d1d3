import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import type { Account } from '../../control/accounts/account.ts';
import type { NewApiKey } from '../../control/accounts/account-keys.ts';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { formatEnvBlock } from '../../control/env-block.ts';
import { readRuntimeFile } from '../../platform/runtime-file.ts';
import type { AccountState } from '../../store/schema.ts';
import { table } from '../management/table.ts';
import type { CommandResult, Options as CommandOptions } from '../api-command.ts';
import { confirm, withConfirmation } from '../confirm.ts';
import { settingsOf, withSettings } from '../setting-options.ts';
import { shellOf, type Shell } from '../shell.ts';
import { momentText } from '../moment.ts';
import { jsonText, printableLines } from '../printable.ts';
import { existsSync } from 'node:fs';
import { DataError } from '../../base/data-error.ts';
import { controlStoreOf } from '../../platform/data-files.ts';
import { SettingError } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';

/** The default name of an API key. */
const KEY_NAME = 'operator';

/** Milliseconds that a deletion is waited for; and between looks. */
const DELETION_WAIT = 30_000;
const POLL = 100;

type Options = CommandOptions & { readonly json?: boolean; readonly readOnly?: boolean };

/** Where a command runs. */
interface Place {
  readonly shell: Shell;
  /** Whether a platform runs on the data directory. */
  readonly isRunning: boolean;
}

/**
 * `plinth account`: manages accounts, for the operator on the platform's machine, whether the platform runs
 * or not.
 */
export function accountCommand(): Command {
  return new Command('account')
    .description('manage accounts, on the machine of the platform')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(addKeyCommand())
    .addCommand(disableCommand())
    .addCommand(enableCommand())
    .addCommand(deleteCommand());
}

function createCommand(): Command {
  return operatorCommand(
    'create <email>',
    'create an account and print its credentials; the key is only shown once',
    async (accounts, [email = '']) => {
      const { account, key } = await accounts.create(email);
      return credentials(account, key);
    },
  );
}

function listCommand(): Command {
  return operatorCommand('list', 'list the accounts', async (accounts) => {
    const all = await accounts.list();
    const answer = all.map(({ customerId, email, creationTime, state, keys }) => ({
      customer_id: customerId,
      email,
      creation_time: creationTime,
      state,
      keys,
    }));
    const rows = all.map(({ customerId, email, creationTime, state, keys }) => [
      customerId,
      email,
      momentText(creationTime * 1000),
      state,
      keys,
    ]);
    return { answer, text: table(['ID', 'EMAIL', 'CREATED', 'STATE', 'KEYS'], rows) };
  });
}

function addKeyCommand(): Command {
  return operatorCommand(
    'add-key <email> [name]',
    `create another API key, called ${KEY_NAME} by default; it is only shown once`,
    async (accounts, [email = '', name = KEY_NAME], { readOnly = false }) => {
      const { account, actor } = await accounts.operatorFor(email);
      return credentials(account, await accounts.keys.create(actor, name, readOnly));
    },
  ).option('--read-only', 'a key that can only read');
}

function disableCommand(): Command {
  return operatorCommand(
    'disable <email>',
    'let nobody in any more with what an account has, and keep it',
    async (accounts, [email = '']) => {
      const account = await accounts.disable(email);
      return told(account, 'disabled');
    },
  );
}

function enableCommand(): Command {
  return operatorCommand(
    'enable <email>',
    'let an account in again that was disabled',
    async (accounts, [email = '']) => {
      const account = await accounts.enable(email);
      return told(account, 'active');
    },
  );
}

function deleteCommand(): Command {
  const command = operatorCommand(
    'delete <email>',
    'delete an account with all that it owns',
    async (accounts, [email = ''], options, { shell, isRunning }) => {
      const { account } = await accounts.operatorFor(email);
      await confirm(`delete account ${account.email} with all that it owns`, options, shell);
      await accounts.delete(email);
      const { customerId: customer_id } = account;
      if (isRunning && (await hasGone(accounts, account))) {
        const answer = { customer_id, email: account.email, state: 'deleted' };
        return { answer, text: `account ${account.email} is deleted\n` };
      }
      const answer = { customer_id, email: account.email, state: 'deleting' };
      const rest =
        'what it owns is deleted while a platform runs, and that goes on after a restart';
      return { answer, text: `account ${account.email} lets nobody in any more; ${rest}\n` };
    },
  );
  return withConfirmation(command);
}

/** Whether the running platform has deleted an account, after waiting for a limited time. */
async function hasGone(accounts: Accounts, account: Account): Promise<boolean> {
  const until = performance.now() + DELETION_WAIT;
  while (performance.now() < until) {
    if (!(await accounts.exists(account))) return true;
    await wait(POLL);
  }
  return false;
}

function told({ customerId, email }: Account, state: AccountState): CommandResult {
  const answer = { customer_id: customerId, email, state };
  return { answer, text: `account ${email} is ${state === 'active' ? 'enabled' : state}\n` };
}

/** A command on the accounts in a data directory. */
function operatorCommand(
  usage: string,
  description: string,
  run: (
    accounts: Accounts,
    args: readonly string[],
    options: Options,
    place: Place,
  ) => Promise<CommandResult>,
): Command {
  const [name = '', ...args] = usage.split(' ');
  const command = new Command(name).description(description);
  for (const argument of args) command.argument(argument);
  return withSettings(command, ['dataDir', 'memory', 'storeUrl', 'storePasswordFile'])
    .option('--json', 'print the answer as JSON')
    .action(async () => {
      const settings = settingsOf(command);
      const options = command.opts<Options>();
      const shell = shellOf(command);
      const place = { shell, isRunning: readRuntimeFile(settings) !== undefined };
      const { answer, text } = await withAccounts(settings, (on) =>
        run(on, command.args, options, place),
      );
      shell.stdout.write(options.json === true ? jsonText(answer, 2) : printableLines(text));
    });
}

/**
 * The credentials that an account calls the management API with, as the variables that clients
 * read.
 */
function credentials(
  { customerId, email }: Account,
  { keyId, name, readOnly, key }: NewApiKey,
): CommandResult {
  return {
    answer: {
      customer_id: customerId,
      email,
      key_id: keyId,
      name,
      read_only: readOnly,
      api_key: key,
    },
    text: formatEnvBlock({ UPSTASH_EMAIL: email, UPSTASH_API_KEY: key }),
  };
}

/**
 * Runs work on the accounts of a data directory. A running platform continues meanwhile: the store is in WAL mode or
 * a PostgreSQL server, so writes are serialized and the platform sees what is committed.
 * @throws SettingError, DataError, or the error of the work
 */
export async function withAccounts<Result>(
  settings: Settings,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const file = controlStoreOf(settings);
  const isServer = settings.storeUrl !== undefined;
  if (file === undefined && !isServer) {
    throw new SettingError(
      'with memory nothing is kept, so only the platform itself knows its accounts: use a data directory',
    );
  }
  if (!isServer && !existsSync(file!)) {
    throw new DataError(
      `no platform has been started on the data directory ${settings.dataDir}: start one, or name another with --data-dir`,
    );
  }
  // Loaded on demand: other commands don't need these.
  const [
    { openPlatformStore },
    { Accounts },
    { AuditLog },
    { randomIds },
    { systemClock },
    { checkIdleFiles },
  ] = await Promise.all([
    import('../platform-store.ts'),
    import('../../control/accounts/accounts.ts'),
    import('../../control/audit/audit-log.ts'),
    import('../../base/ids.ts'),
    import('../../base/clock.ts'),
    import('../check-idle-files.ts'),
  ]);
  const store = await openPlatformStore(settings, (kept) => checkIdleFiles(settings, [kept]));
  if (store === undefined) throw new DataError(`${file} has gone`);
  try {
    return await work(
      new Accounts(store, systemClock, randomIds, new AuditLog(store, systemClock)),
    );
  } finally {
    await store.destroy();
  }
}
