import type { SealKeys } from '../../../../store/seal/seal-keys.ts';
import { isSealed } from '../../../../store/seal/seal.ts';
import type { SigningKeys } from '../../resources.ts';
import type { SigningKeysTable } from '../store/schema.ts';

type StoredKeys = Pick<SigningKeysTable, 'current_key' | 'next_key'>;

const PLACE = 'signing key';
const WHAT = 'the pair of signing keys of the queue service';

/** Decrypts the keys of a row; those of earlier versions are in plain text. @throws DataError */
export function decryptedKeys(row: StoredKeys, seals: SealKeys | undefined): SigningKeys {
  return { current: opened(row.current_key, seals), next: opened(row.next_key, seals) };
}

/** Keys as stored: encrypted, if data is kept at all. */
export function storedKeys(
  { current, next }: SigningKeys,
  seals: SealKeys | undefined,
): StoredKeys {
  const kept = (key: string) => seals?.current().seal(key, PLACE) ?? key;
  return { current_key: kept(current), next_key: kept(next) };
}

/** Whether a row is stored as it would be now. @throws DataError */
export function isStoredAsConfigured(
  { current_key: key }: StoredKeys,
  seals: SealKeys | undefined,
): boolean {
  if (seals === undefined) return true;
  return isSealed(key) && seals.opening(key, PLACE, WHAT) === seals.current();
}

function opened(key: string, seals: SealKeys | undefined): string {
  if (!isSealed(key) || seals === undefined) return key;
  return seals.opening(key, PLACE, WHAT).open(key, PLACE);
}
