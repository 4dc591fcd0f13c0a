import type { pages, Response } from '@stoa/contract';
import type { Op } from '@stoa/page-model';
import { schemas } from './block-schemas.ts';
import { retold } from './said.ts';
import type { MadeChange } from './store/saving.ts';

type WireChange = NonNullable<Response<typeof pages.changePage>['changes']>[number];

/** A change as the server answers it, in words of whoever reads it here. */
export const madeChange = ({ said, ...change }: WireChange): MadeChange => ({
  ...retold(schemas, {
    id: change.id ?? '',
    label: change.label ?? '',
    ...(said?.kind && { said: { kind: said.kind, of: said.of ?? [] } }),
  }),
  ops: (change.operations ?? []) as unknown as Op[],
  inverse: (change.inverse ?? []) as unknown as Op[],
  mine: change.mine ?? false,
  author: change.author ?? null,
});
