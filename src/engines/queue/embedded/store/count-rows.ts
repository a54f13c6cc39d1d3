import { query } from './query.ts';

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
