import { Alert, Checkbox, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { toDecimal } from '@stoa/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import type { OrderView } from '../order.ts';
import { refundabilityQuery, transactionsQuery } from '../queries.ts';
import { decimalOf, minorOf, wrongAmount } from './amount-field.ts';
import { type TransactionsView, titleOf } from './ledger.ts';
import { PartsField } from './parts-field.tsx';
import {
  decidedOf,
  itemsToRefund,
  type RefundabilityView,
  type RefundValues,
  refundablePayments,
  refundTexts,
} from './refund-form.ts';
import { ItemsField } from './refund-items.tsx';
import { mostOf, planRefund } from './refund-plan.ts';

const texts = words.orderPayments;

type RefundDrawerProps = { order: OrderView; opened: boolean; onClose: () => void };

/** Gives money back to the customer, and says before what will happen. */
export function RefundDrawer({ opened, onClose, order }: RefundDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.refund.title}>
      {opened && <LoadedRefund order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

function LoadedRefund({ order, onClose }: Omit<RefundDrawerProps, 'opened'>) {
  const orderId = order.id ?? '';
  const refundability = useQuery(refundabilityQuery(orderId));
  const transactions = useQuery(transactionsQuery(orderId));
  const failed = [refundability, transactions].find(({ isError }) => isError);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!refundability.data || !transactions.data) return <Skeleton height={240} />;
  return (
    <RefundForm order={order} refundability={refundability.data} transactions={transactions.data} onClose={onClose} />
  );
}

/** Nothing to calculate. */
const NO_ITEMS = JSON.stringify({});

type RefundFormProps = {
  order: OrderView;
  refundability: RefundabilityView;
  transactions: TransactionsView;
  onClose: () => void;
};

const nothing: RefundValues = {
  quantities: {},
  shipping: '',
  amount: '',
  parts: {},
  restock: true,
  reason: '',
  tell: false,
  message: '',
};

function RefundForm({ order, refundability, transactions, onClose }: RefundFormProps) {
  const format = useFormat();
  const currency = order.currency ?? '';
  const orderId = order.id ?? '';
  const money = (minor: number) => format.money(toDecimal(minor, currency), currency);
  const payments = refundablePayments(refundability, transactions, currency);
  const most = mostOf(payments);
  const shippingLeft = refundability.shipping?.availableRefundAmount?.amount ?? '0';
  // calculated before the form, which checks amounts against it
  const [items, setItems] = useState(NO_ITEMS);
  const sent = useSettled(items);
  const isCalculated = sent !== NO_ITEMS;
  const calculation = useQuery({
    queryKey: ['orders', 'one', orderId, 'refund', sent],
    queryFn: () => api.orderBilling.calculateRefund({ orderId, refundItems: JSON.parse(sent) }),
    enabled: isCalculated,
    placeholderData: (before) => before,
  });
  const calculated = isCalculated ? (minorOf(calculation.data?.summary?.total?.amount ?? '0', currency) ?? 0) : 0;
  const form = useEntityForm({
    entity: refundability,
    read: () => nothing,
    validate: (values) => {
      const total = totalOf(values);
      return {
        shipping:
          values.shipping.trim() !== '' &&
          wrongAmount(
            values.shipping,
            currency,
            minorOf(shippingLeft, currency) ?? 0,
            texts.refund.shippingTooMuch(format.money(shippingLeft, currency)),
          ),
        amount: wrongAmount(toDecimal(total, currency), currency, most, texts.refund.tooMuch(money(most))),
        parts: planOf(values).missing > 0 && texts.refund.partsTooSmall,
      };
    },
    wire: {
      codes: {
        INVALID_PAYMENT_REFUND_AMOUNT: { field: 'parts', text: texts.refund.partTooMuch },
        INVALID_SHIPPING_REFUND_AMOUNT: { field: 'shipping' },
        INVALID_LINE_ITEM_REFUND_QUANTITY: {
          field: 'quantities',
          text: texts.refund.meanwhile,
        },
      },
    },
    save: (values) => {
      const lineItems = itemsToRefund(values);
      const shipping = decimalOf(values.shipping);
      return api.orderBilling.refundPayments({
        orderId,
        paymentRefunds: planOf(values).parts.map(({ payment, amount }) => ({
          paymentId: payment.id,
          amount: { amount: toDecimal(amount, currency) },
          externalRefund: payment.isManual,
        })),
        refundItems: { lineItems, ...(shipping && { shipping: { amount: { amount: shipping } } }) },
        sideEffects: {
          ...(values.restock && { restock: { lineItems } }),
          notifications: {
            sendCustomerEmail: values.tell,
            ...(values.tell && values.message.trim() && { customMessage: values.message.trim() }),
          },
        },
        customerReason: values.reason.trim() || null,
      });
    },
    settle: () => refundability,
    saved: ({ refund }) => refundTexts.done(refund?.transactions ?? []),
    onDone: onClose,
    refresh: [['orders']],
  });
  const chosen = JSON.stringify(itemsOf(form.values));
  useEffect(() => setItems(chosen), [chosen]);
  const { values } = form;
  // what was calculated for other items says nothing of these
  const isReady = !isCalculated || (sent === chosen && calculation.isSuccess && !calculation.isPlaceholderData);

  function itemsOf(of: RefundValues) {
    const lineItems = itemsToRefund(of);
    const isShipped = of.shipping.trim() !== '' && (minorOf(of.shipping, currency) ?? 0) > 0;
    return {
      ...(lineItems.length > 0 && { lineItems }),
      ...(isShipped && { shipping: { amount: { amount: decimalOf(of.shipping) } } }),
    };
  }
  function totalOf(of: RefundValues): number {
    if (of.amount.trim() !== '') return minorOf(of.amount, currency) ?? 0;
    return Math.min(calculated, most);
  }
  function planOf(of: RefundValues) {
    return planRefund(totalOf(of), payments, decidedOf(of, currency));
  }

  const plan = planOf(values);
  const total = plan.parts.reduce((sum, { amount }) => sum + amount, 0);
  const count = itemsToRefund(values).reduce((sum, { quantity }) => sum + quantity, 0);
  if (payments.length === 0) return <Alert>{refundTexts.none}</Alert>;
  return (
    <Form form={form}>
      <ItemsField
        order={order}
        refundability={refundability}
        form={form}
        onAll={(quantities) =>
          form.set({ quantities, shipping: Number(shippingLeft) > 0 ? shippingLeft : '', amount: '' })
        }
      />
      {Number(shippingLeft) > 0 && (
        <TextInput
          label={texts.refund.shipping(currency)}
          description={texts.refund.upTo(format.money(shippingLeft, currency))}
          inputMode="decimal"
          {...form.text('shipping')}
        />
      )}
      <TextInput
        label={texts.refund.amount(currency)}
        description={texts.refund.amountText(money(most))}
        placeholder={toDecimal(Math.min(calculated, most), currency)}
        inputMode="decimal"
        {...form.text('amount')}
      />
      {payments.length > 1 && (
        <PartsField
          payments={payments.map((payment) => ({
            ...payment,
            title: titleOf(transactions.payments?.find(({ id }) => id === payment.id) ?? {}),
          }))}
          planned={plan.parts}
          currency={currency}
          decided={values.parts}
          error={form.errors.parts}
          onChange={(parts) => form.set({ parts })}
        />
      )}
      {count > 0 && (
        <Checkbox label={texts.refund.restock} description={texts.refund.restockText} {...form.toggle('restock')} />
      )}
      <TextInput label={texts.reason} description={texts.refund.reasonText} maxLength={200} {...form.text('reason')} />
      {order.buyerInfo?.email && (
        <Checkbox
          label={texts.refund.mail}
          description={texts.refund.mailTo(order.buyerInfo.email)}
          {...form.toggle('tell')}
        />
      )}
      {values.tell && (
        <Textarea label={texts.refund.message} maxLength={1000} autosize minRows={3} {...form.text('message')} />
      )}
      <Alert title={texts.refund.effects} variant="light" aria-live="polite">
        <Stack gap={4}>
          {total === 0 && <Text size="sm">{texts.refund.nothing}</Text>}
          {plan.parts.map(({ payment, amount }) => {
            const paid = transactions.payments?.find(({ id }) => id === payment.id) ?? {};
            return (
              <Text key={payment.id} size="sm">
                {payment.isManual
                  ? texts.refund.byHand(money(amount), titleOf(paid))
                  : texts.refund.goesBack(money(amount), titleOf(paid))}
              </Text>
            );
          })}
          {values.restock && count > 0 && <Text size="sm">{refundTexts.restocked(count)}</Text>}
          {values.tell && <Text size="sm">{texts.refund.mailed}</Text>}
        </Stack>
      </Alert>
      <FormEnd form={form} isReady={total > 0 && plan.missing === 0 && (isReady || values.amount.trim() !== '')}>
        {total > 0 ? texts.refund.confirm(money(total)) : texts.refund.title}
      </FormEnd>
    </Form>
  );
}
