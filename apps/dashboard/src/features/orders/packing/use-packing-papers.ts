import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { explain } from '../../../ui/explain.ts';
import { counted } from '../../../ui/list/define-list.ts';
import { saveFile } from '../../import/save-file.ts';

export type Papers = { kind: 'PACKING_SLIPS' | 'ADDRESS_LABELS'; orderIds: string[]; fulfillmentId?: string };

/** Saves packing slips or address labels as a PDF, and says so where some orders have none. */
export function usePackingPapers() {
  const format = useFormat();
  return useMutation({
    mutationFn: async (papers: Papers) => {
      const { url, orderCount = 0 } = await api.packing.linkToPackingPapers(papers);
      await saveFile(await api.packingFiles.open(present(url, 'url')), 'packing.pdf');
      return orderCount;
    },
    onSuccess: (orderCount, { kind, orderIds }) => {
      const leftOut = orderIds.length - orderCount;
      if (leftOut === 0) return;
      const what = kind === 'PACKING_SLIPS' ? 'packing slip' : 'label';
      const why =
        kind === 'PACKING_SLIPS'
          ? 'Orders that are pending or cancelled, or have nothing to pack, have none.'
          : 'Orders that are pending, cancelled or picked up have none.';
      const orders = counted(leftOut, { one: 'order has', many: 'orders have' }, format);
      notifications.show({ color: 'yellow', title: `${orders} no ${what}`, message: why });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
}
