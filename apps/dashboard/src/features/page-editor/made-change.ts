import type { pages, Response } from '@stoa/contract';
import type { Op } from '@stoa/page-model';
import type { MadeChange } from './store/saving.ts';

type WireChange = NonNullable<Response<typeof pages.changePage>['changes']>[number];

/** A change as the server answers it. */
export const madeChange = (change: WireChange): MadeChange => ({
  id: change.id ?? '',
  label: change.label ?? '',
  ops: (change.operations ?? []) as unknown as Op[],
  inverse: (change.inverse ?? []) as unknown as Op[],
  mine: change.mine ?? false,
  author: change.author ?? null,
});
