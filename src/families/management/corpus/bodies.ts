import { kafkaBodies } from './kafka-bodies.ts';
import { create, post, type CorpusRequest } from './request.ts';

const REGIONS = 'eu-west-1, us-east-1, us-west-1, ap-northeast-1, us-central1, global';
const GLOBAL_REGIONS =
  'us-east-1, us-west-1, us-west-2, eu-west-1, eu-central-1, ap-southeast-1, ap-southeast-2, sa-east-1, ' +
  'us-east-2, ca-central-1, eu-west-2, ap-south-1, ap-northeast-1, af-south-1, us-central1, us-east4, europe-west1, asia-northeast1';
const regional = { name: 'shop', region: 'eu-west-1' };
const global = { name: 'world', region: 'global', primary_region: 'us-east-1' };

/** Bodies of new databases. */
const databases: readonly CorpusRequest[] = [
  { what: 'a regional database', ...create(regional), status: 200 },
  { what: 'with TLS', ...create({ ...regional, tls: true }), status: 200 },
  { what: 'a global database', ...create(global), status: 200 },
  {
    what: 'a global database with read regions',
    ...create({ ...global, read_regions: ['eu-west-1', 'sa-east-1'] }),
    status: 200,
  },
  { what: 'without read regions', ...create({ ...global, read_regions: [] }), status: 200 },
  {
    what: 'with all beyond the base contract',
    ...create({ ...regional, eviction: true, auto_upgrade: false, budget: 20, plan: 'payg' }),
    status: 200,
  },
  {
    what: 'the longest name',
    ...create({ ...regional, name: 'a'.repeat(64) }),
    status: 200,
  },
  {
    what: 'the name as the hosted service calls it',
    ...create({ database_name: 'shop', region: 'eu-west-1' }),
    status: 200,
  },
  {
    what: 'an empty name of that kind',
    ...create({ database_name: '', region: 'eu-west-1' }),
    status: 400,
    error: 'database_name must not be empty',
  },
  { what: 'no name', ...create({ region: 'eu-west-1' }), status: 400, error: 'name is missing' },
  { what: 'no region', ...create({ name: 'shop' }), status: 200 },
  { what: 'an empty region', ...create({ name: 'shop', region: '', platform: '' }), status: 200 },
  {
    what: 'a platform and a primary region',
    ...create({ database_name: 'shop', platform: 'gcp', primary_region: 'us-central1' }),
    status: 200,
  },
  {
    what: 'read regions and nothing else',
    ...create({ name: 'shop', read_regions: ['eu-west-1'] }),
    status: 400,
    error: 'primary_region is missing',
  },
  {
    what: 'all that older programs send',
    ...create({ ...regional, consistent: true, multizone: true, multi_zone: true, plan: 'paid' }),
    status: 200,
  },
  {
    what: 'an unknown platform',
    ...create({ ...regional, platform: 'azure' }),
    status: 400,
    error: 'platform must be one of aws, gcp',
  },
  { what: 'an empty object', ...create({}), status: 400, error: 'name is missing' },
  {
    what: 'an unknown field',
    ...create({ ...regional, colour: 'red' }),
    status: 400,
    error: 'colour is not a known field',
  },
  {
    what: 'an unknown field with a slash in its name',
    ...create({ ...global, 'a/b': 1 }),
    status: 400,
    error: 'a.b is not a known field',
  },
  {
    what: 'the prototype as a field',
    ...create('{"name":"a","region":"eu-west-1","__proto__":{"tls":true}}'),
    status: 400,
    error: '__proto__ is not a known field',
  },
  {
    what: 'an empty name',
    ...create({ ...regional, name: '' }),
    status: 400,
    error: 'name must not be empty',
  },
  {
    what: 'an over-long name',
    ...create({ ...regional, name: 'a'.repeat(65) }),
    status: 400,
    error: 'name must not have more than 64 characters',
  },
  {
    what: 'a name with a space',
    ...create({ ...regional, name: 'my shop' }),
    status: 400,
    error: 'name must match pattern "^[A-Za-z0-9_-]+$"',
  },
  {
    what: 'a name with a line feed at its end',
    ...create({ ...regional, name: 'shop\n' }),
    status: 400,
    error: 'name must match pattern "^[A-Za-z0-9_-]+$"',
  },
  {
    what: 'a name that is a number',
    ...create({ ...regional, name: 5 }),
    status: 400,
    error: 'name must be a string',
  },
  {
    what: 'a name that is null',
    ...create({ ...regional, name: null }),
    status: 400,
    error: 'name must be a string',
  },
  {
    what: 'TLS in words',
    ...create({ ...regional, tls: 'true' }),
    status: 400,
    error: 'tls must be a boolean',
  },
  {
    what: 'an unknown region',
    ...create({ name: 'shop', region: 'mars' }),
    status: 400,
    error: `region must be one of ${REGIONS}`,
  },
  {
    what: 'a region of global databases alone',
    ...create({ name: 'shop', region: 'sa-east-1' }),
    status: 400,
    error: `region must be one of ${REGIONS}`,
  },
  {
    what: 'a global database without a primary region',
    ...create({ name: 'world', region: 'global' }),
    status: 400,
    error: 'primary_region is missing',
  },
  {
    what: 'a regional database with a primary region',
    ...create({ ...regional, primary_region: 'us-east-1' }),
    status: 400,
    error: 'primary_region is not allowed here',
  },
  {
    what: 'a regional database with read regions',
    ...create({ ...regional, read_regions: ['us-east-1'] }),
    status: 400,
    error: 'read_regions is not allowed here',
  },
  {
    what: 'an unknown primary region',
    ...create({ ...global, primary_region: 'mars' }),
    status: 400,
    error: `primary_region must be one of ${GLOBAL_REGIONS}`,
  },
  {
    what: 'an unknown read region',
    ...create({ ...global, read_regions: ['eu-west-1', 'mars'] }),
    status: 400,
    error: `read_regions[1] must be one of ${GLOBAL_REGIONS}`,
  },
  {
    what: 'a read region twice',
    ...create({ ...global, read_regions: ['eu-west-1', 'eu-west-1'] }),
    status: 400,
    error: 'read_regions must not have duplicate items (0 and 1 are the same)',
  },
  {
    what: 'read regions that are no list',
    ...create({ ...global, read_regions: 'eu-west-1' }),
    status: 400,
    error: 'read_regions must be an array or null',
  },
  {
    what: 'a budget that is no integer',
    ...create({ ...regional, budget: 1.5 }),
    status: 400,
    error: 'budget must be an integer',
  },
];

/** Bodies of other operations. */
const others: readonly CorpusRequest[] = [
  { what: 'a rename', ...post('/v2/redis/rename/1', { name: 'new' }), status: 200 },
  { what: 'regions', ...post('/v2/redis/update-regions/1', { read_regions: [] }), status: 200 },
  {
    what: 'no regions',
    ...post('/v2/redis/update-regions/1', {}),
    status: 400,
    error: 'read_regions is missing',
  },
  {
    what: 'a budget below nothing',
    method: 'PATCH',
    path: '/v2/redis/update-budget/1',
    body: { budget: -1 },
    status: 400,
    error: 'budget must be at least 0',
  },
  {
    what: 'a budget beyond all numbers',
    method: 'PATCH',
    path: '/v2/redis/update-budget/1',
    body: '{"budget":1e999}',
    status: 400,
    error: 'budget must be at most 1000000',
  },
  {
    what: 'a plan that does not exist',
    ...post('/v2/redis/change-plan/1', { plan_name: 'gold' }),
    status: 400,
    error:
      'plan_name must be one of free, payg, enterprise, paid, pro, fixed_250mb, fixed_1gb, fixed_5gb, fixed_10gb, fixed_50gb, fixed_100gb, fixed_500gb',
  },
  {
    what: 'no plan',
    ...post('/v2/redis/change-plan/1', { auto_upgrade: true }),
    status: 400,
    error: 'plan_name is missing',
  },
  {
    what: 'a plan as the hosted service calls it',
    ...post('/v2/redis/change-plan/1', { plan: 'payg' }),
    status: 200,
  },
  {
    what: 'a move without a team',
    ...post('/v2/redis/move-to-team', { database_id: '1' }),
    status: 400,
    error: 'team_id is missing',
  },
  {
    what: 'a team',
    ...post('/v2/team', { team_name: 'The team', copy_cc: false }),
    status: 200,
  },
  {
    what: 'a member with no e-mail',
    ...post('/v2/teams/member', { team_id: '1', member_email: 'ada', member_role: 'dev' }),
    status: 400,
    error: 'member_email must match pattern "^[^\\s@]+@[^\\s@]+$"',
  },
  {
    what: 'a second owner',
    ...post('/v2/teams/member', { team_id: '1', member_email: 'a@b', member_role: 'owner' }),
    status: 400,
    error: 'member_role must be one of admin, dev, finance',
  },
  {
    what: 'a body of DELETE',
    method: 'DELETE',
    path: '/v2/teams/member',
    body: { team_id: '1', member_email: 'a@b' },
    status: 200,
  },
  {
    what: 'a body of DELETE that is not complete',
    method: 'DELETE',
    path: '/v2/teams/member',
    body: { team_id: '1' },
    status: 400,
    error: 'member_email is missing',
  },
  {
    what: 'a body where none is taken',
    ...post('/v2/redis/enable-tls/1', '{not even JSON'),
    status: 200,
  },
];

/** Bodies that no operation takes. */
const malformed: readonly CorpusRequest[] = [
  {
    what: 'no body',
    ...post('/v2/redis/database'),
    status: 400,
    error: 'the body can not be read: empty body',
  },
  {
    what: 'no JSON',
    ...create('{"name":'),
    status: 400,
    error: 'the body can not be read: not JSON',
  },
  { what: 'a form', ...create('name=shop'), status: 400 },
  { what: 'a list', ...create([regional]), status: 400, error: 'the body must be an object' },
  { what: 'a string', ...create('"shop"'), status: 400, error: 'the body must be an object' },
  { what: 'null', ...create('null'), status: 400, error: 'the body must be an object' },
  {
    what: 'JSON that claims to be a form',
    ...create(regional),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 200,
  },
  {
    what: 'more than 64 KB',
    ...create({ ...regional, name: 'a'.repeat(70_000) }),
    status: 413,
    error: 'the body must not be larger than 65536 bytes, it has 70032',
  },
];

export const bodies = { databases, kafka: kafkaBodies, others, malformed };
