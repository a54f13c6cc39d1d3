import type { Clock } from '../../../../base/clock.ts';
import type { SealKeys } from '../../../../store/seal/seal-keys.ts';
import type { SigningKeys } from '../../resources.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import { decryptedKeys } from './sealed-keys.ts';
import { signingKeysRow } from '../store/signing-key-rows.ts';

/**
 * The signing keys of a user in a store's file, which another process may have open. Undefined if the user has none
 * yet.
 * @throws DataError
 */
export async function readStoredSigningKeys(
  file: string,
  userId: string,
  { clock, seals }: { readonly clock: Clock; readonly seals: SealKeys },
): Promise<SigningKeys | undefined> {
  const store = SqliteQueueStore.open(file, clock);
  try {
    const row = await store.read((reader) => reader.get(signingKeysRow, { userId }));
    return row && decryptedKeys(row, seals);
  } finally {
    await store.close();
  }
}
