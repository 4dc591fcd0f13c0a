import type { Selected } from '../../ui/list/define-list.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { ArchiveSelected, archiveNeeds } from './bulk/archive-selected.tsx';
import { FulfilSelected, fulfilNeeds } from './bulk/fulfil-selected.tsx';
import { PaySelected, payNeeds } from './bulk/pay-selected.tsx';
import { TagSelected, tagNeeds } from './bulk/tag-selected.tsx';
import { useBulkChange } from './bulk/use-bulk-change.tsx';
import type { OrderView } from './order.ts';
import type { orderFilters } from './order-search.ts';
import { PrintSelected, printNeeds } from './packing/print-selected.tsx';

export const bulkNeeds = [fulfilNeeds, payNeeds, printNeeds, tagNeeds, archiveNeeds];

/** The actions for marked orders. */
export function SelectedOrders({ selected }: { selected: Selected<OrderView, typeof orderFilters> }) {
  const bulk = useBulkChange(selected.clear);
  const { items: orders } = selected;
  return (
    <SelectionBar selected={selected}>
      <FulfilSelected orders={orders} bulk={bulk} />
      <PaySelected orders={orders} bulk={bulk} />
      <PrintSelected orders={orders} />
      <TagSelected orders={orders} bulk={bulk} />
      <ArchiveSelected orders={orders} bulk={bulk} />
    </SelectionBar>
  );
}
