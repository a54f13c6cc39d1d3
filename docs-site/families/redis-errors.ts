import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { errors } from '../../src/engines/redis/errors.ts';
import { redisFamilyErrors } from '../../src/families/redis/errors.ts';
import { commandPage } from '../commands/names.ts';
import type { Contract } from '../contract.ts';
import type { ErrorEntry, ErrorSection } from '../family.ts';
import { html, type Html } from '../html.ts';
import { renderInline } from '../markdown.ts';

/** The maximum number of commands that are listed for an error. */
const MOST_COMMANDS = 8;

/** The conditions of the engine's shared errors; the messages are taken from the engine itself. */
const ENGINE_ERRORS = {
  syntax: [
    errors.syntax(),
    'Words that the command does not know, or options that exclude each other.',
  ],
  wrongType: [errors.wrongType(), 'The key holds another type than the command is for.'],
  notInteger: [errors.notInteger(), 'An argument or a stored value is not an integer of 64 bits.'],
  notFloat: [errors.notFloat(), 'An argument or a stored value is not a number.'],
  noSuchKey: [errors.noSuchKey(), 'The command needs a key that exists.'],
  outOfRange: [errors.outOfRange(), 'The index lies outside of the list.'],
  overflow: [errors.overflow(), 'The result would not be an integer of 64 bits.'],
  stringTooLong: [errors.stringTooLong(), 'A string would grow beyond 512 MB.'],
  notPositive: [errors.notPositive(), 'A count is negative.'],
  invalidExpire: [
    errors.invalidExpire('{command}'),
    'A time to live is zero, negative or too large.',
  ],
  wrongArity: [errors.wrongArity('{command}'), 'Too few arguments, or too many.'],
  unknownCommand: [
    errors.unknownCommand(['{command}', '{argument}']),
    'There is no such command. The first arguments are shown, up to 128 bytes.',
  ],
  unknownSubcommand: [
    errors.unknownSubcommand('{command}', '{subcommand}'),
    'The command has subcommands, and this is none of them.',
  ],
  unsupportedOption: [
    errors.unsupportedOption('{option}'),
    'An option of EXPIRE and its kin is not known.',
  ],
  unknownArgument: [
    errors.unknownArgument('{argument}'),
    'A word is none that the command takes there.',
  ],
  subcommandSyntax: [
    errors.subcommandSyntax('{command}', '{subcommand}'),
    'The subcommand is not known, or the number of its arguments is wrong.',
  ],
  notAvailable: [
    errors.notAvailable('{command}'),
    'A command that exists in Redis but is not served, or not in this way: over HTTP those that block or are about a connection.',
  ],
  noTransaction: [errors.noTransaction(), 'EXEC comes without MULTI before it.'],
  transactionDiscarded: [
    errors.transactionDiscarded('{reason}'),
    'A command of a transaction may not run; the reason is its error. None of the commands has run.',
  ],
  transactionAborted: [
    errors.transactionAborted(),
    'On a connection: EXEC after a command that could not be queued. None of the commands has run.',
  ],
  transactionTooLarge: [
    errors.transactionTooLarge('{limit}'),
    'On a connection: the commands of a transaction are together larger than `db_max_request_size`.',
  ],
  tooManyNames: [
    errors.tooManyNames('{limit}'),
    'On a connection: its watched keys, channels, patterns and prefixes of CLIENT TRACKING are together larger than `db_max_request_size`, or are more than 300,000.',
  ],
  crowded: [
    errors.crowded(),
    'On a connection: too much memory is taken by unfinished requests, commands of transactions and such names of all clients of the database.',
  ],
  tooMuchWork: [
    errors.tooMuchWork('{limit}'),
    'A command would hold up all others, because it looks at too many values, at the same ones again and again, or matches very long patterns. It has changed nothing. The commands of a transaction have this limit together: those before the refused one have run.',
  ],
  scriptTooLarge: [
    errors.scriptTooLarge(),
    'The changes of a script exceed 256 MB. They are logged together, so they are kept in memory until it ends.',
  ],
  replyTooLarge: [
    errors.replyTooLarge('{limit}'),
    'The reply would be larger than `--redis-max-response-size`; over HTTP than 80 MB as text or 101 MB as base64 or RESP2, too. The commands of a transaction count together, over HTTP also those of a pipeline. A command that would change something has not been executed, except a script: only its reply is missing.',
  ],
  helloOption: [errors.helloOption('{option}'), 'HELLO has a word that it does not know.'],
  wrongPassword: [
    errors.wrongPassword('{user}'),
    'ACL RESTTOKEN for a user who does not exist, is turned off, or has another password.',
  ],
  tooManyGuesses: [
    errors.tooManyGuesses(),
    'On a connection: the address has been wrong fifty times, and more than five times a second since.',
  ],
  noAuth: [errors.noAuth(), 'On a connection: nobody has logged in yet.'],
  onlyWhileListening: [
    errors.onlyWhileListening('{command}'),
    'On a connection that listens to channels, and speaks RESP2.',
  ],
  notInTransaction: [
    errors.notInTransaction(),
    'A command that would wait for the disk, or that listens, in a transaction, which it discards.',
  ],
  keyTooLarge: [
    errors.keyTooLarge('{limit}', '{actual}'),
    'A command that writes names a key above the limit, which is the same on every plan.',
  ],
  recordTooLarge: [
    errors.recordTooLarge(),
    'A write would make one key and its value larger than `db_max_entry_size`. It can still be read and deleted.',
  ],
  tooManySearches: [
    errors.tooManySearches('{limit}'),
    'A search that takes long comes while very many others of the same database do. Other commands are served.',
  ],
  capacityExceeded: [
    errors.capacityExceeded(),
    'A write while more is held than `db_memory_threshold` or `db_disk_threshold` allows, and nothing can be evicted.',
  ],
  outOfMemory: [
    errors.outOfMemory(),
    'The command could need more memory than `maxmemory` allows, and nothing can be evicted.',
  ],
} as const satisfies Readonly<Record<keyof typeof errors, readonly [Error, string]>>;

const SHARED = Object.values(ENGINE_ERRORS).map(([{ message }]) => pattern(message));

/** The error catalog of the Redis family: errors of the REST layer, of the engine, and of single commands. */
export function redisErrorSections(
  documents: readonly CommandDocument[],
  contract: Contract,
): ErrorSection[] {
  return [
    {
      title: 'Errors of requests',
      introduction: html`<p>
        What is wrong with a request before any command runs. The body is
        <code>{"error": "…"}</code>.
      </p>`,
      entries: Object.entries(redisFamilyErrors).map(([name, { status, message, when }]) => ({
        name,
        status,
        message,
        when: renderInline(when),
      })),
    },
    {
      title: 'Errors of commands',
      introduction: html`<p>
        What commands answer, in the words of Redis. A single command goes out with status 400; in a
        pipeline the status is 200 and the row has the error.
      </p>`,
      entries: Object.entries(ENGINE_ERRORS).map(([name, [{ message }, when]]) => ({
        name,
        status: 400,
        message,
        when: renderInline(when),
      })),
    },
    {
      title: 'Errors that examples show',
      introduction: html`<p>
        Every further error text that an example of the contract or of a command page shows, with
        the commands that show it.
      </p>`,
      entries: [...contractErrors(contract), ...exampleErrors(documents)],
    },
  ];
}

interface ResponseExample {
  readonly summary?: string;
  readonly value: { readonly error?: string };
}

/** The errors in the examples of the contract's responses that are in no catalog. */
function contractErrors({ components }: Contract): ErrorEntry[] {
  const known = [
    ...SHARED,
    ...Object.values(redisFamilyErrors).map(({ message }) => pattern(message)),
  ];
  const examples = Object.values(components?.responses ?? {}).flatMap(({ content }) =>
    Object.values(content?.['application/json']?.examples ?? {}),
  ) as ResponseExample[];
  return examples.flatMap(({ summary = '', value: { error } }) => {
    if (error === undefined || known.some((each) => each.test(error))) return [];
    return [{ status: 400, message: error, when: html`${summary}.` }];
  });
}

/** Matches a message with any values for its placeholders. */
function pattern(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[^\w ]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function exampleErrors(documents: readonly CommandDocument[]): ErrorEntry[] {
  const commands = new Map<string, CommandDocument[]>();
  for (const document of documents) {
    for (const { error } of document.examples) {
      if (error === undefined || SHARED.some((each) => each.test(error))) continue;
      const shown = commands.get(error) ?? [];
      if (!shown.includes(document)) commands.set(error, [...shown, document]);
    }
  }
  return [...commands]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([message, shown]) => ({ status: 400, message, when: commandList(shown) }));
}

function commandList(documents: readonly CommandDocument[]): Html {
  const shown = documents.slice(0, MOST_COMMANDS);
  const more = documents.length - shown.length;
  return html`${shown.map(
    ({ name }, i) => html`${i > 0 && ', '}<a href="/${commandPage(name)}">${name}</a>`,
  )}${more > 0 && ` and ${more} more`}`;
}
