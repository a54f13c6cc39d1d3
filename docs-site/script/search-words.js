/** A word, or several that punctuation joins: `upstash-delay`, `/v2/publish/{url}`, `redis.call`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-_./:@+{}]+[\p{L}\p{N}]+)*/gu;
/** A name whose parts begin with capitals, like that of an operation, but not those of products. */
const CAMEL_CASE = /\b[a-z]+(?:[A-Z][a-z\d]+)+\b/g;
const BETWEEN = /[-_./:@+{}]+/;
/** Writing without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const LONGEST_WORD = 40;
const SHORT = 200;

/** Words of questions that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  'a about an and any are as at be by can cannot cant could did do does doesnt dont for from get gets getting had has have how i if in into is isnt it its me my need of on or our please should so some than that the their them then there these they this to use using want was we what when where which who why will with without would you your'.split(
    ' ',
  ),
);

/** What people say, and the words of these pages for it: `says=means,means`. A phrase has `_` between its words. */
const MEANT = `
delete=del,remove remove=del,delete erase=del,delete clear=flushdb,flushall,purge,reset
rename=change edit=change,update update=change modify=change,update
docker=container podman=container image=container dockerfile=container compose=container
k8s=kubernetes helm=kubernetes cluster=copies
env=settings,variable dotenv=env environment_variables=settings environment_variable=settings
config=settings configuration=settings configure=settings option=settings flags=settings
expiry=expire expiration=expire timeout=expire,timeout ttl=expire lifetime=expire time_live=ttl,expire
login=authentication,token password=authentication,token auth=authentication authenticate=authentication
credentials=authentication,token unauthorized=401 forbidden=403 apikey=token api_key=token read_only=readonly,tokens consumer_group=groups,kafka
next=javascript nextjs=javascript nuxt=javascript remix=javascript svelte=javascript sveltekit=javascript
astro=javascript react=javascript hono=javascript nestjs=express koa=express fastify=express
node=javascript deno=javascript bun=javascript nodejs=javascript typescript=javascript js=javascript ts=typescript
fastapi=python django=python flask=python celery=python starlette=python
golang=go gin=go spring=java kotlin=java jest=vitest,runner mocha=vitest,runner playwright=vitest,runner
swagger=openapi oas=openapi insomnia=openapi sdk=client library=client
exactly_once=promises,twice,duplicates,guarantees,delivery idempotent=deduplication,twice idempotency=deduplication,twice
once_delivery=twice,guarantees duplicate=deduplication,twice dedupe=deduplication
dlq=dead,letters failed=dead,letters dead_letter=dlq poison=dead,letters
backoff=retries retry=retries redelivery=retries,twice requeue=retries
cron=schedules scheduled=schedules delayed=delay later=delay job=schedules,message task=schedules,message
throttle=limit,flow rate_limit=limit,flow ratelimit=limit,flow quota=limit concurrency=parallelism,flow
hmac=signature verify=signature webhook=callback,destination
fifo=order,queue ordering=order sequence=order
pubsub=subscribe pub_sub=subscribe websocket=subscribe,events sse=events realtime=subscribe,events
leaderboard=zadd,sorted counter=incr increment=incr lock=nx mutex=nx cache=expire,set
script=eval lua=eval transaction=multi,exec batch=pipeline search=scan list_keys=keys,scan
store=set save=set read=get fetch=get count=incr,length
crash=kill,survives power=durability,survives persist=durability,kept persistence=durability,kept loss=survives,durability
snapshot=backup export=backup,migrate import=restore,migrate dump=backup,restore
postgres=postgresql database_url=postgresql sql=postgresql
https=tls ssl=tls certificate=tls domain=host
monitoring=metrics grafana=metrics,prometheus observability=metrics,traces datadog=metrics otel=traces tracing=traces alert=metrics
healthcheck=health liveness=health readiness=health ready=health
benchmark=fast,speed performance=fast,speed latency=fast,speed slow=fast,latency throughput=fast,speed
fake=mock stub=mock emulator=mock,platform simulate=fault,mock inject=fault chaos=fault offline=local
github=ci gitlab=ci actions=ci jenkins=ci
breaking=breaking,diff compare=diff changelog=changes
upstash=hosted migrate_upstash=moving,hosted migrate=moving upgrade=moving,copies switch=moving production=operating,security deploy=container,copies hosting=container,copies
partition=topic consumer=group offset=offsets,commit lag=group avro=schemas protobuf=schemas serializer=schemas
ui=console dashboard=console browser=console gui=console admin=console
install=start,started quickstart=started begin=started setup=started run=start tutorial=started
docs=docs,site documentation=docs test=testing unit_test=testing
embedding=vectors,embeddings embeddings=vectors similar=vectors,nearest similarity=vectors,nearest semantic=vectors rag=vectors nearest=vectors neighbors=nearest
full_text=index,documents text_search=search,documents fulltext=search,documents search_index=index,documents autocomplete=search,prefix
durable=workflow,crashes durable_execution=workflow temporal=workflow inngest=workflow saga=workflow human=workflow,answer approval=workflow,answer
sparse=gaps,arrays pagination=cursor paging=cursor cors=origin,browser
`;

const meanings = new Map(
  MEANT.trim()
    .split(/\s+/)
    .map((each) => each.split('='))
    .map(([said, meant]) => [said.replaceAll('_', ' '), meant.split(',')]),
);

/** What else a word, or two words with a space between, may mean. */
export function meaningsOf(words) {
  return meanings.get(words) ?? [];
}

export function isStopWord(word) {
  return STOP_WORDS.has(word);
}

/**
 * The words of a text, each compound also as one word: `back-off` is `back`, `off` and `backoff`. In a long text only
 * pairs are, or the index would be of paths and addresses.
 */
export function wordsIn(text, field) {
  return compoundsIn(text).flatMap(({ parts, joined, isCompound }) =>
    isCompound && (field !== 'keywords' || text.length < SHORT || parts.length === 2)
      ? [...parts, joined]
      : parts,
  );
}

/** The words of a text between spaces, with their parts, and joined without punctuation. */
export function compoundsIn(text) {
  const plain = text
    .replaceAll(CAMEL_CASE, (name) => name.replaceAll(/[A-Z]/g, '-$&'))
    .toLowerCase()
    .replaceAll(/['’]/g, '');
  return [...plain.matchAll(COMPOUND)].map(([word]) => {
    const words = word.split(BETWEEN);
    return { parts: words.flatMap(partsOf), joined: words.join(''), isCompound: words.length > 1 };
  });
}

/** Pairs of characters where nothing shows where words end. */
function partsOf(word) {
  if (!UNSPACED.test(word) || word.length < 3) return [word];
  return [...word].slice(1).map((character, i) => [...word][i] + character);
}

/** A word without an ending of English, as the beginning of its other forms; the word itself if it has none. */
export function beginningOf(word) {
  if (word.length < 5 || /[^a-z]/.test(word)) return word;
  const one = word.replace(/ie[sd]$/, 'y').replace(/(?<![su])s$/, '');
  const short = one.replace(/(?:ing|ed|er|e|y|ation|ion)$/, '');
  return short.length < 4 ? one : short;
}

/** How pages become an index, and how it is read: the same where it is built and where it is searched. */
export const indexOptions = {
  fields: ['title', 'description', 'keywords'],
  tokenize: wordsIn,
  processTerm(word, field) {
    if (word.length > LONGEST_WORD || (word.length < 2 && /[a-z\d]/.test(word))) return null;
    return field === 'title' || !STOP_WORDS.has(word) ? word : null;
  },
};
