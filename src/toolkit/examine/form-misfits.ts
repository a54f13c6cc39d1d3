import { formIn } from '../../contract/items/form.ts';
import { UnreadableItem } from '../../contract/items/json-item.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { MediaType } from '../../contract/model/operation.ts';
import type { Direction, SchemaViolation } from '../../contract/model/schemas.ts';

/** The violations in a form of several parts: of the media types of single parts, and of its schema. */
export function formMisfits(
  contract: Contract,
  direction: Direction,
  media: MediaType,
  { contentType, bytes }: { readonly contentType: string; readonly bytes: Buffer },
): SchemaViolation[] {
  const { pointer, schema } = media;
  try {
    const { checked, misfits } = formIn(contract, media, contentType, bytes);
    if (schema === undefined) return [...misfits];
    return [...misfits, ...contract.schemas.misfits(direction, `${pointer}/schema`, checked)];
  } catch (error) {
    if (!(error instanceof UnreadableItem)) throw error;
    return [{ at: '', message: error.message, contract: pointer }];
  }
}
