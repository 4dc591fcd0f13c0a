import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { saveFile } from '../../import/save-file.ts';

const texts = words.orderPayments;

/** Saves the receipt of a payment as a PDF. */
export function ReceiptButton({ orderId, paymentId, title }: { orderId: string; paymentId: string; title: string }) {
  const may = useMay();
  const receipt = useMutation({
    mutationFn: async () => {
      const { url } = await api.receipts.linkToReceipt({ orderId, paymentId });
      await saveFile(await api.packingFiles.open(present(url, 'url')), 'receipt.pdf');
    },
    onError: (error) => {
      const { title: what, detail } = explain(error);
      notifications.show({ color: 'red', title: what, message: detail });
    },
  });
  if (!may('receipts.linkToReceipt')) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      aria-label={texts.receiptOf(title)}
      aria-busy={receipt.isPending}
      onClick={() => receipt.isPending || receipt.mutate()}
    >
      {receipt.isPending ? texts.printing : texts.receipt}
    </Anchor>
  );
}
