import type { components } from '../../../../generated/control/types.ts';
import type { Mutable } from '../../../../src/client/fetch-client.ts';
import { bytesText } from '../../parts/format.ts';

export type Seed = Mutable<components['schemas']['seed']>;

/** What the control API takes as one seed, in bytes (`x-body-limit` of its contract). */
export const MOST_BYTES = 67_108_864;

/** The seed in a file. @throws Error if it is too large or not JSON; the control API validates the rest */
export async function seedIn(file: Pick<File, 'name' | 'size' | 'text'>): Promise<Seed> {
  const { name, size } = file;
  if (size > MOST_BYTES) {
    const most = `a seed that is sent may have at most ${bytesText(MOST_BYTES)}`;
    const instead = `A platform takes a larger one when it starts: plinth start --seed ${name}`;
    throw new Error(`${name} has ${bytesText(size)}, and ${most}. ${instead}`);
  }
  try {
    return JSON.parse(await file.text()) as Seed;
  } catch (error) {
    throw new Error(`${name} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
