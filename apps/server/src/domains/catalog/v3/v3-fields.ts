import { type Caller, may } from '../../../caller.ts';

/** Not a field that clients can ask for: data that staff see in every answer, such as private tags. */
export const BACK_OFFICE = 'BACK_OFFICE';

/** The optional data in an answer to this caller. */
export function fieldsFor(caller: Caller, asked: readonly string[] | undefined): Set<string> {
  const fields = new Set(asked ?? []);
  fields.delete(BACK_OFFICE);
  if (may(caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE')) fields.add(BACK_OFFICE);
  return fields;
}
