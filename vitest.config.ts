import { defineConfig } from 'vitest/config';
import { COLLECTOR } from './contract-tests/harness/node-flags.ts';
import { unfitFiles } from './contract-tests/harness/unfit.ts';

const withServers = process.env['TEST_WITH_SERVERS'] === 'yes';

/** Timeouts are only for tests that hang, so they are long enough for a busy machine. */
const patient = {
  // In the quick run no optimizing compiler: no code runs for long enough.
  execArgv: [...COLLECTOR, ...(withServers ? [] : ['--no-turbofan'])],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 100_000 } },
};

/** Tests that start, stop and kill platforms of their own. */
const PROCESSES = [
  'contract-tests/state/process/**/*.test.ts',
  'contract-tests/state/*/{restart,killed,disk,secrets,unreachable-server}.test.ts',
  'contract-tests/hostile/**/*.test.ts',
];

/** What other programs make of the package and the contracts: apart from other tests with servers, to run beside them. */
const TOOLS = 'contract-tests/{package,generators}/**/*.servers.test.ts';
const SCHEMATHESIS = 'contract-tests/schemathesis/**/*.servers.test.ts';

/** Most of these use a Kafka and a Kafka Connect, which a worker starts once. */
const KAFKA = [
  'src/{engines/{log,connect},copies}/**/*.servers.test.ts',
  'src/platform/{copies-consumers,connect-url,connect-copies}.servers.test.ts',
  'src/cli/{copies,copies-killed,migrate/*}.servers.test.ts',
];

/** Files that don't apply to the engines of the run. */
const UNFIT = unfitFiles(process.env['TESTED_ENGINES'] ?? '').map(({ file }) => file);

/**
 * What only the run with servers has, because it takes long and the quick run tries the same in small: guides and the whole
 * docs site beside the README and the sites of small contracts; damage, kills, restarts and moves of whole platforms beside
 * those of each storage, and of a platform's databases; platforms with some of the services beside settings; the roles of
 * members beside refused operations; clients in Python beside those in JavaScript; hostile clients, neighbors and documents,
 * and very many things, beside those of the implementation that are quick; journeys by the program beside those by clients,
 * and what it sends and receives beside its commands for resources; made-up requests, answers, commands, aggregations and
 * orders of messages beside the documented ones, and defects of services beside those of each tool's own tests; instances that
 * are idle by the real clock beside those whose clock is moved; commands and scripts that take long beside those that wait for
 * one; the registry over HTTP beside the embedded one; documents, code and applications of others beside a few of our own; the
 * action beside the commands that it runs; runs of workflows that are killed at each commit, that wait, or that are on copies
 * beside those that end; what the mock answers beside the contract tests of it; their calls, failures and invocations beside
 * their steps and events.
 */
const LONG = [
  'docs-site/{guides,build,search,signature-snippets}.test.ts',
  'contract-tests/state/process/{damaged,services}.test.ts',
  'contract-tests/state/{kafka,schema-registry}/restart.test.ts',
  'contract-tests/state/{kafka,redis}/killed.test.ts',
  'contract-tests/state/kafka/idle.test.ts',
  'contract-tests/state/redis/{bad-input,hostile-functions,hostile-scripts,resp-hostile}.test.ts',
  'contract-tests/state/schema-registry/hostile.test.ts',
  'contract-tests/state/management/roles.test.ts',
  'contract-tests/hostile/{connections,neighbors/*}.test.ts',
  'contract-tests/clients/{python,workflows}.test.ts',
  'contract-tests/clients/upstash-workflow-{calls,failures,invoke,runs}.test.ts',
  'contract-tests/mock/generated-answers.test.ts',
  'scripts/fuzz/{fuzz,mutations}.test.ts',
  'src/cli/{account/account,data-directory,few-descriptors,reconnecting-commands}.test.ts',
  'src/cli/{kafka/{kafka,many-messages},queue-service/queue-service}.test.ts',
  'src/cli/migrate/migrate.test.ts',
  'src/contract/model/{corpus,large-contract}.test.ts',
  'src/engines/connect/embedded/connectors/jdbc/postgresql/guard.test.ts',
  'src/engines/connect/embedded/converters/avro/hostile.test.ts',
  'src/engines/log/embedded/storage/damage.test.ts',
  'src/engines/redis/embedded/persistence/{damaged-part,value-commands}.test.ts',
  'src/engines/queue/embedded/delivery/huge-responses.test.ts',
  'src/engines/redis/embedded/commands/json/{hostile,long-paths,long-values}.test.ts',
  'src/engines/redis/embedded/{long-commands-random,search/aggregations/naive}.test.ts',
  'src/engines/queue/embedded/{dispatch/model,logs/log-model}.test.ts',
  'src/engines/redis/embedded/{long-command,long-command-on-values,long-patterns,scripting/{long-scripts,long-transactions}}.test.ts',
  'src/engines/redis/embedded/commands/{search/long-search,stream/long-range,vector/long-query}.test.ts',
  'src/engines/schema-registry/{confluent/suite,embedded/limits}.test.ts',
  'src/platform/migration/resume.test.ts',
  'src/toolkit/generate/generated-code.test.ts',
  'src/toolkit/probe/{generate,odd-answers}.test.ts',
  'src/express/hostile.test.ts',
  'src/http/reading-turns.test.ts',
  'mocks/documented-answers.test.ts',
  'actions/contract/action.test.ts',
  'src/engines/queue/embedded/workflows/{copy-journal,killed,waiting-runs}.test.ts',
];
/** What only the quick run has: two of the documents that `foreign.servers.test.ts` beside it has all of. */
const FEW = ['src/toolkit/contracts/foreign.test.ts'];
const left = withServers ? FEW : LONG;

/** One file after the other, in one worker. */
const oneByOne = { ...patient, fileParallelism: false, isolate: false };

/** The tests of a target share a platform, which runs in a separate process. */
const onTarget = {
  ...oneByOne,
  globalSetup: ['contract-tests/harness/start-target.ts'],
  setupFiles: ['contract-tests/harness/find-target.ts'],
};

export default defineConfig({
  test: {
    // Node imports tests and sources directly: nothing is transformed, and no test mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The official clients print each refusal and failure, which tests make them meet on purpose.
    onConsoleLog: (log) => !/^ *\[Upstash (?:QStash|Workflow)\]/.test(log),
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          isolate: false,
          maxWorkers: 2,
          include: [
            'src/**/*.test.ts',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs-site/**/*.test.ts',
            'console-site/**/*.test.ts',
            'openapi/**/*.test.ts',
            'actions/**/*.test.ts',
            'contract-tests/harness/**/*.test.ts',
          ],
          exclude: ['**/*.servers.test.ts', ...left],
        },
      },
      // With threads for connections. The clocks of those that are left out move with requests or input, faster than threads.
      {
        test: {
          name: 'threads',
          ...patient,
          isolate: false,
          env: { TEST_HTTP_THREADS: '2' },
          include: withServers ? ['src/http/**/*.test.ts'] : [],
          exclude: ['src/http/{endless-input,neighbors,reading-turns}.test.ts'],
        },
      },
      {
        test: {
          name: 'mock',
          include: [
            'contract-tests/{cases,control,scenarios,mock}/**/*.test.ts',
            ...(withServers ? ['contract-tests/hostile/*.test.ts'] : []),
          ],
          exclude: ['**/*.servers.test.ts', ...left],
          ...onTarget,
        },
      },
      {
        test: {
          name: 'implementation',
          include: ['contract-tests/{cases,control,scenarios,state,clients}/**/*.test.ts'],
          exclude: ['**/*.servers.test.ts', ...PROCESSES, ...UNFIT, ...left],
          ...onTarget,
          setupFiles: [...onTarget.setupFiles, 'contract-tests/harness/skip-unfit.ts'],
        },
      },
      {
        test: {
          name: 'processes',
          include: PROCESSES,
          exclude: ['**/*.servers.test.ts', ...left],
          ...onTarget,
        },
      },
      {
        test: {
          name: 'servers',
          include: [
            'contract-tests/{differential,small-disk}/**/*.test.ts',
            'contract-tests/**/*.servers.test.ts',
          ],
          exclude: [TOOLS, SCHEMATHESIS, 'contract-tests/hostile/**'],
          ...onTarget,
        },
      },
      { test: { name: 'tools', include: [TOOLS], ...onTarget } },
      // It starts platforms of its own.
      { test: { name: 'schemathesis', include: [SCHEMATHESIS], ...oneByOne } },
      {
        test: {
          name: 'hostile',
          include: ['contract-tests/hostile/**/*.servers.test.ts'],
          ...onTarget,
        },
      },
      // These start their own servers and platforms.
      {
        test: {
          name: 'engines',
          include: ['{src/engines,scripts}/**/*.servers.test.ts'],
          exclude: KAFKA,
          ...oneByOne,
        },
      },
      { test: { name: 'kafka', include: KAFKA, ...oneByOne } },
      {
        test: {
          name: 'operations',
          include: ['{src,actions,mocks}/**/*.servers.test.ts'],
          exclude: ['src/engines/**', ...KAFKA],
          ...oneByOne,
        },
      },
      // In a browser.
      { test: { name: 'docs', include: ['docs-site/**/*.servers.test.ts'], ...oneByOne } },
      { test: { name: 'console', include: ['console-site/**/*.servers.test.ts'], ...oneByOne } },
    ],
  },
});
