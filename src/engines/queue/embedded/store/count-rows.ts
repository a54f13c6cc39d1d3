import { query } from './query.ts';

/** The number of an owner's log rows by state, between two tickets. */
export const statesBetween = query<{ owner: number; from: number; to: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('ticket', '>=', arg('from'))
    .where('ticket', '<', arg('to'))
    .where('owner', '=', arg('owner'))
    .groupBy('state'),
);

/** The ticket of the row of the log that follows a number of others. */
export const ticketAfterRows = query<{ from: number; to: number; rows: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select('ticket')
    .where('ticket', '>=', arg('from'))
    .where('ticket', '<', arg('to'))
    .orderBy('ticket')
    .limit(1)
    .offset(arg('rows')),
);

/** Any owner: tests whether the store can be read. */
export const someOwner = query<object>()((db) => db.selectFrom('owner').select('owner').limit(1));

/** The number of messages that have not ended. */
export const messageCount = query<object>()((db) =>
  db.selectFrom('message').select((eb) => eb.fn.countAll<number>().as('count')),
);

/** How many dead letters there are, of all owners. */
export const allDeadLetterCount = query<object>()((db) =>
  db.selectFrom('dead_letter').select((eb) => eb.fn.countAll<number>().as('count')),
);

/** How many dead letters an owner has from a ticket on, at most so many, and the ticket of the last one. */
export const deadLetterCount = query<{ owner: number; first: number; most: number }>()((db, arg) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('dead_letter')
        .select('ticket')
        .where('owner', '=', arg('owner'))
        .where('ticket', '>=', arg('first'))
        .orderBy('ticket')
        .limit(arg('most'))
        .as('part'),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max<number | null>('ticket').as('last'),
    ]),
);
