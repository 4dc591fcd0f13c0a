import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { saveFile } from '../../import/save-file.ts';

const texts = words.orderPacking;

export type Papers = { kind: 'PACKING_SLIPS' | 'ADDRESS_LABELS'; orderIds: string[]; fulfillmentId?: string };

/** Saves packing slips or address labels as a PDF, and says so where some orders have none. */
export function usePackingPapers() {
  return useMutation({
    mutationFn: async (papers: Papers) => {
      const { url, orderCount = 0 } = await api.packing.linkToPackingPapers(papers);
      await saveFile(await api.packingFiles.open(present(url, 'url')), 'packing.pdf');
      return orderCount;
    },
    onSuccess: (orderCount, { kind, orderIds }) => {
      const leftOut = orderIds.length - orderCount;
      if (leftOut === 0) return;
      const isSlips = kind === 'PACKING_SLIPS';
      notifications.show({
        color: 'yellow',
        title: (isSlips ? texts.noSlips : texts.noLabels)(leftOut),
        message: isSlips ? texts.noSlipsText : texts.noLabelsText,
      });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
}
