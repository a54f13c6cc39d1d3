import { afterAll, describe, expect, test } from 'vitest';
import { compare, type Compared } from '../../testing/express/compare.ts';
import { CORPUS } from '../../testing/contracts/corpus.ts';

/** Why we accept or refuse what express-openapi-validator does not; the guide for Express lists the same. */
const REASONS: Readonly<Record<string, (compared: Compared) => boolean>> = {
  'a body that is optional may be missing without a Content-Type': ({ asked, theirs }) =>
    asked.body === undefined && theirs.status === 415,
  'credentials of OAuth 2 and OpenID Connect have to be presented too': ({ kind, ours, theirs }) =>
    kind === 'no credentials' && ours.status === 401 && [299, 400].includes(theirs.status),
  'parameters of any style may be objects or lists, in paths and headers too': (compared) =>
    isAccepted(compared) &&
    /Parameter 'style' has incorrect value|\/(?:headers|params|query)\/\w+ must be (?:array|object)/.test(
      told(compared),
    ),
  'reserved characters in a query need not be encoded': (compared) =>
    told(compared).includes('must be url encoded'),
  'a list in the query may be empty': (compared) =>
    isAccepted(compared) && told(compared).includes('Empty value found'),
  'values of forms have the types of the schema, and one part may be a list': (compared) =>
    isAccepted(compared) &&
    (isOf(compared.asked.headers, 'x-www-form-urlencoded') ||
      (isOf(compared.asked.headers, 'form-data') && / must be array/.test(told(compared)))),
  'bodies of other media types are bytes, and texts are texts': ({ asked, ours, theirs }) =>
    ours.status === 299 && theirs.status === 400 && isOf(asked.headers, 'xml'),
  'JSON is read by any of its media types': ({ asked, ours, theirs }) =>
    ours.status === 400 && theirs.status === 299 && isOf(asked.headers, '+json'),
  'members that are read-only may be sent, as clients do that change what they have got': (
    compared,
  ) => isAccepted(compared) && told(compared).includes('is read-only'),
  'discriminators describe only': (compared) =>
    isAccepted(compared) && /'\w+' must be equal to one of the allowed values/.test(told(compared)),
  'cookies are read without another parser': (compared) =>
    isAccepted(compared) && compared.asked.headers?.['cookie'] !== undefined,
  'it can not use the document': ({ theirs }) => theirs.status === 500,
};

const used = new Set<string>();

describe('requests to documents of other people are answered as express-openapi-validator does, or with a reason', () => {
  // Each request to it takes longer, the more operations a document has.
  test.each(CORPUS.filter(({ operations }) => operations < 150))('$name', async ({ path }) => {
    const unexplained: unknown[] = [];
    let count = 0;
    for await (const compared of compare(path)) {
      count += 1;
      const { ours, theirs, asked } = compared;
      expect(ours.status).toBeLessThan(500);
      if (ours.status === theirs.status) continue;
      const reason = Object.keys(REASONS).find((each) => REASONS[each]!(compared));
      if (reason === undefined) {
        const body = asked.body?.toString();
        unexplained.push({ asked: { ...asked, body }, ours: ours.body, theirs: theirs.body });
      } else used.add(reason);
    }
    expect(unexplained).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

  afterAll(() => expect([...used].toSorted()).toEqual(Object.keys(REASONS).toSorted()));
});

function isAccepted({ ours, theirs }: Compared): boolean {
  return ours.status === 299 && theirs.status >= 400;
}

/** What express-openapi-validator says is wrong. */
function told({ theirs }: Compared): string {
  return JSON.stringify(theirs.body).replaceAll('\\"', '"').replaceAll('","message":"', ' ');
}

function isOf(headers: Compared['asked']['headers'], type: string): boolean {
  return headers?.['content-type']?.includes(type) === true;
}
