import { lazy } from '../../src/base/on-demand.ts';
import { silentLogger } from '../../src/base/logger.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { completeSettings } from '../../src/settings/load.ts';
import { readContract } from '../../src/toolkit/contracts/read-contract.ts';
import { nodeFiles } from '../../src/toolkit/contracts/file-system.ts';
import { generatedFiles } from '../../src/toolkit/generate/generate.ts';
import type { Credentials } from '../../src/toolkit/probe/credentials.ts';
import { startContractMock } from '../../mocks/contract/start-contract.ts';

/** A contract with its mock, as `plinth mock` starts it. */
export interface Mocked {
  readonly contract: Contract;
  readonly url: URL;
  /** Some for every security scheme: a mock takes any but wrong ones. */
  readonly credentials: Credentials;
  /** The code that is generated from it, whose files import each other as JavaScript. */
  readonly generated: () => Readonly<Record<string, string>>;
  /** What the mock tells of the contract, and logged as an error of its own. */
  readonly told: readonly string[];
  readonly errors: readonly unknown[];
  close(): Promise<void>;
}

/** Reads a contract as all commands do, and starts its mock. */
export async function mocked(path: string): Promise<Mocked> {
  const { contract, problems } = await readContract(
    { name: path, location: path },
    { files: nodeFiles },
  );
  if (contract === undefined) throw new Error(JSON.stringify(problems));
  const told: string[] = [];
  const errors: unknown[] = [];
  const mock = await startContractMock(
    completeSettings({ consolePort: 0 }),
    { ...silentLogger, error: (fields) => errors.push(fields) },
    { contracts: [contract], port: 0, tell: (line) => told.push(line) },
  );
  await mock.examined;
  const credentials = new Map(
    Object.entries(contract.securitySchemes).map(([name, { scheme = '' }]) => [
      name,
      scheme.toLowerCase() === 'basic' ? 'ada:secret' : 'secret',
    ]),
  );
  return {
    contract,
    url: new URL(mock.url),
    generated: lazy(() => generatedFiles(contract, { extension: 'js' })),
    credentials,
    told,
    errors,
    close: () => mock.close(),
  };
}
