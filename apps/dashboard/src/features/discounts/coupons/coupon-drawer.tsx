import { Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TermsFields } from '../form-parts.tsx';
import { PreviewPanel } from '../preview-panel.tsx';
import { DISCOUNTS } from '../queries.ts';
import { ScopeFields } from '../scope-fields.tsx';
import { type Coupon, idOf } from './coupon.ts';
import {
  type CouponFields,
  fitsItems,
  fitsOrder,
  isForeign,
  isForOrder,
  readCoupon,
  toPreview,
  writeCoupon,
  wrongWithCoupon,
} from './coupon-form.ts';

/** `null` creates a coupon, undefined is closed. */
type CouponDrawerProps = { coupon: Coupon | null | undefined; onClose: () => void };

/** Creates or edits a coupon. */
export function CouponDrawer({ coupon, onClose }: CouponDrawerProps) {
  const title = coupon ? 'Edit coupon' : 'New coupon';
  return (
    <FormDrawer opened={coupon !== undefined} onClose={onClose} title={title} size="lg">
      {coupon !== undefined && <CouponForm key={coupon?.id ?? 'new'} coupon={coupon} onClose={onClose} />}
    </FormDrawer>
  );
}

async function loadCoupon(id: string): Promise<Coupon> {
  return present((await api.coupons.getCoupon({ id })).coupon, 'coupon');
}

function CouponForm({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { timeZone = 'UTC' } = useSession().site;
  const isOther = isForeign(coupon);
  const form = useEntityForm({
    entity: coupon,
    read: (one: Coupon | null) => readCoupon(one, timeZone),
    validate: wrongWithCoupon,
    wire: {
      fields: [
        ['specification.limitPerCustomer', 'customerLimit'],
        ['specification.usageLimit', 'usageLimit'],
        ['specification.expirationTime', 'end'],
      ],
      codes: { ALREADY_EXISTS: { field: 'code', text: 'Another coupon has this code' } },
    },
    save: async (fields, { entity }) => {
      const specification = writeCoupon(fields, { timeZone, now: new Date(), isOther });
      const kept = entity?.specification?.startTime;
      const startTime = fields.start === '' && kept ? kept : specification.startTime;
      if (!entity) return loadCoupon((await api.coupons.createCoupon({ specification })).id ?? '');
      await api.coupons.updateCoupon({ id: idOf(entity), specification: { ...specification, startTime } });
      return loadCoupon(idOf(entity));
    },
    settle: (saved): Coupon | null => saved,
    saved: (_, { name }) => `${name.trim()} was saved`,
    onDone: onClose,
    refresh: [DISCOUNTS],
  });
  return (
    <Form form={form} gap="sm">
      <TextInput label="Name" required maxLength={50} data-autofocus {...form.text('name')} />
      <TextInput
        label="Code"
        description="Customers type it in the cart or at checkout. Capitals don’t matter."
        required
        maxLength={20}
        {...form.text('code')}
      />
      <KindFields form={form} isNew={coupon === null} />
      {isOther ? (
        <Text size="sm" c="dimmed">
          A program set what this coupon is for. You can change the rest here.
        </Text>
      ) : (
        <TargetFields form={form} />
      )}
      <TermsFields form={form} />
      <PreviewPanel previewed={toPreview(form.values, form.entity, timeZone)} />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}

type Fields = { form: EntityForm<CouponFields, Coupon | null> };

function KindFields({ form, isNew }: Fields & { isNew: boolean }) {
  const { currency } = useSession().site;
  const { kind } = form.values;
  return (
    <>
      <NativeSelect
        label="Kind"
        description={isNew ? undefined : 'Can’t be changed after creation'}
        disabled={!isNew}
        data={[
          { value: 'PERCENTAGE', label: 'Percentage off' },
          { value: 'AMOUNT', label: 'Amount off' },
          { value: 'PRICE', label: 'Fixed price' },
          { value: 'FREE_DELIVERY', label: 'Free delivery' },
          { value: 'BUY_X_GET_Y', label: 'Buy some, get others free' },
        ]}
        {...form.text('kind')}
      />
      {kind === 'PERCENTAGE' && (
        <TextInput label="Percentage off" required inputMode="decimal" {...form.text('percentage')} />
      )}
      {kind === 'AMOUNT' && (
        <TextInput label={`Amount off (${currency})`} required inputMode="decimal" {...form.text('amount')} />
      )}
      {kind === 'PRICE' && (
        <TextInput label={`Price (${currency})`} required inputMode="decimal" {...form.text('price')} />
      )}
      {kind === 'BUY_X_GET_Y' && (
        <Group grow align="flex-start">
          <TextInput label="Customer buys" required inputMode="numeric" {...form.text('buys')} />
          <TextInput label="Customer gets free" required inputMode="numeric" {...form.text('gets')} />
        </Group>
      )}
    </>
  );
}

function TargetFields({ form }: Fields) {
  const { currency } = useSession().site;
  const { kind } = form.values;
  return (
    <>
      {fitsOrder(kind) && fitsItems(kind) && (
        <NativeSelect
          label="Taken off"
          data={[
            { value: 'ORDER', label: 'The whole order' },
            { value: 'ITEMS', label: 'Each of certain items' },
          ]}
          {...form.text('target')}
        />
      )}
      {isForOrder(form.values) ? (
        <TextInput
          label={`Minimum subtotal (${currency})`}
          description="Empty for none"
          inputMode="decimal"
          {...form.text('minimum')}
        />
      ) : (
        <>
          <ScopeFields form={form} isSingle />
          <Checkbox label="Only one item, the cheapest" {...form.toggle('onlyOne')} />
        </>
      )}
    </>
  );
}
