import { setImmediate as turn } from 'node:timers/promises';
import { InputError } from '../../src/base/input-error.ts';
import type { MediaType, Operation } from '../../src/contract/model/operation.ts';
import { shownPlace } from '../../src/contract/model/place.ts';
import { readEach } from '../each.ts';
import { readEcho } from '../echo.ts';
import { readLookup } from '../request-value.ts';
import { examplesOf } from '../responses/documented-examples.ts';
import type { Described } from './described.ts';

/** How many problems of a contract are told; then only how many more there are. */
const MOST_TOLD = 50;

/**
 * Tells what only a mock minds in a contract that can be read: examples that break their schemas, extensions that can't be
 * read, operations without an answer. It takes its time beside the requests.
 * @param tell is called with a message that names file and line
 * @param signal ends it
 */
export async function examineContract(
  contract: Described,
  tell: (message: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const told = new Set<string>();
  const say = (pointer: string, message: string): void => {
    const line = `${shownPlace(contract.placeOf(pointer))}: ${message}`;
    if (told.has(line)) return;
    told.add(line);
    if (told.size <= MOST_TOLD) tell(line);
  };
  for (const operation of contract.operations) {
    await turn();
    if (signal.aborted) return;
    examineOperation(contract, operation, say);
  }
  if (told.size > MOST_TOLD) tell(`and ${told.size - MOST_TOLD} more problems like these`);
}

type Say = (pointer: string, message: string) => void;

function examineOperation(contract: Described, operation: Operation, say: Say): void {
  const { pointer, responses, requestBody, operationId } = operation;
  if (Object.keys(responses).length === 0) {
    say(pointer, `${operationId} documents no response: it is answered with 204`);
  }
  for (const media of Object.values(requestBody?.content ?? {})) {
    examineMedia(contract, media, 'request', say);
  }
  for (const response of Object.values(responses)) {
    for (const media of Object.values(response.content)) {
      examineMedia(contract, media, 'response', say);
      examineExtensions(media, say);
    }
  }
}

function examineMedia(
  contract: Described,
  media: MediaType,
  direction: 'request' | 'response',
  say: Say,
): void {
  const { pointer, schema } = media;
  if (schema === undefined) return;
  const at = `${pointer}/schema`;
  try {
    for (const { name, value, isSerialized } of examplesOf(contract, media)) {
      if (isSerialized || typeof value === 'string') continue;
      // This is what is compiled for answers too; all that is wrong takes as long again, and is rarely asked for.
      if (contract.schemas.fits(direction, at, value)) continue;
      const [misfit] = contract.schemas.misfits(direction, at, value);
      if (misfit === undefined) continue;
      const of = name === undefined ? 'example' : `examples/${name}`;
      const where = misfit.at === '' ? 'it' : misfit.at;
      say(`${pointer}/${of}`, `the example breaks its schema: ${where} ${misfit.message}`);
    }
  } catch (error) {
    // Whoever has read the contract has told that a schema is wrong.
    if (!(error instanceof InputError)) throw error;
  }
}

function examineExtensions(media: MediaType, say: Say): void {
  const attempt = (name: string, read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      say(media.pointer, `${name} is ignored: ${(error as Error).message}`);
    }
  };
  attempt('x-echo', () => readEcho(media));
  attempt('x-each', () => readEach(media));
  for (const example of Object.values(media.examples ?? {})) {
    attempt('x-when', () => {
      for (const [expression, pattern] of Object.entries(example['x-when'] ?? {})) {
        readLookup(expression);
        void RegExp(pattern, 'u');
      }
    });
  }
}
