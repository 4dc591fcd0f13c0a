import { IconFileText, IconTicket } from '@tabler/icons-react';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import type { OrderView } from '../order.ts';
import { usePackingPapers } from './use-packing-papers.ts';

const texts = words.orderPacking;

export const printNeeds: readonly Need[] = ['packing.linkToPackingPapers'];

/** Prints packing slips or labels of marked orders, in the order of the list. */
export function PrintSelected({ orders }: { orders: readonly OrderView[] }) {
  const may = useMay();
  const papers = usePackingPapers();
  if (!printNeeds.every(may)) return null;
  const orderIds = orders.flatMap(({ id }) => id ?? []);
  return (
    <>
      <BulkButton
        icon={<IconFileText size={16} aria-hidden />}
        onClick={() => papers.mutate({ kind: 'PACKING_SLIPS', orderIds })}
        isBusy={papers.isPending && papers.variables.kind === 'PACKING_SLIPS'}
      >
        {texts.printSlips}
      </BulkButton>
      <BulkButton
        icon={<IconTicket size={16} aria-hidden />}
        onClick={() => papers.mutate({ kind: 'ADDRESS_LABELS', orderIds })}
        isBusy={papers.isPending && papers.variables.kind === 'ADDRESS_LABELS'}
      >
        {texts.printLabels}
      </BulkButton>
    </>
  );
}
