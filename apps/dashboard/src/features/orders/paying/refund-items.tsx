import { Button } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { LineQuantities } from '../line-quantities.tsx';
import type { OrderView } from '../order.ts';
import type { RefundabilityView, RefundValues } from './refund-form.ts';

const texts = words.orderPayments;

type ItemsFieldProps = {
  /** Chooses all that is left, with what was paid for its delivery. */
  onAll: (quantities: RefundValues['quantities']) => void;
  order: OrderView;
  refundability: RefundabilityView;
  form: {
    list: (field: 'quantities') => {
      items: RefundValues['quantities'];
      errors: Record<string, string>;
      onChange: (items: RefundValues['quantities']) => void;
    };
  };
};

/** How many of each line are refunded. */
export function ItemsField({ order, refundability, form, onAll }: ItemsFieldProps) {
  const quantities = form.list('quantities');
  const left = (order.lineItems ?? []).flatMap((item) => {
    const state = refundability.lineItems?.find(({ lineItemId }) => lineItemId === item.id);
    const most = state?.availableRefundQuantity ?? 0;
    return most > 0 ? [{ id: item.id ?? '', name: item.productName?.original ?? '', most }] : [];
  });
  if (left.length === 0) return null;
  return (
    <LineQuantities
      lines={left}
      quantities={quantities}
      label={texts.refund.quantity}
      onQuantity={(id, quantity) => quantities.onChange({ ...quantities.items, [id]: Number(quantity) || 0 })}
    >
      <Button
        size="xs"
        variant="light"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => onAll(Object.fromEntries(left.map(({ id, most }) => [id, most])))}
      >
        {texts.refund.all}
      </Button>
    </LineQuantities>
  );
}
