import { Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.discounts;

/** `null` creates a coupon, undefined is closed. */
type CouponDrawerProps = { coupon: Coupon | null | undefined; onClose: () => void };

/** Creates or edits a coupon. */
export function CouponDrawer({ coupon, onClose }: CouponDrawerProps) {
  const title = coupon ? texts.coupons.edit : texts.coupons.new;
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
      codes: { ALREADY_EXISTS: { field: 'code', text: texts.coupons.sameCode } },
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
    saved: (_, { name }) => words.actions.saved(name.trim()),
    onDone: onClose,
    refresh: [DISCOUNTS],
  });
  return (
    <Form form={form} gap="sm">
      <TextInput label={words.forms.name} required maxLength={50} data-autofocus {...form.text('name')} />
      <TextInput
        label={texts.coupons.code}
        description={texts.coupons.codeText}
        required
        maxLength={20}
        {...form.text('code')}
      />
      <KindFields form={form} isNew={coupon === null} />
      {isOther ? (
        <Text size="sm" c="dimmed">
          {texts.coupons.ofProgram}
        </Text>
      ) : (
        <TargetFields form={form} />
      )}
      <TermsFields form={form} />
      <PreviewPanel previewed={toPreview(form.values, form.entity, timeZone)} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

type Fields = { form: EntityForm<CouponFields, Coupon | null> };

function KindFields({ form, isNew }: Fields & { isNew: boolean }) {
  const { currency = '' } = useSession().site;
  const { kind } = form.values;
  return (
    <>
      <NativeSelect
        label={texts.kinds.label}
        description={isNew ? undefined : texts.coupons.fixedKind}
        disabled={!isNew}
        data={[
          { value: 'PERCENTAGE', label: texts.kinds.percentage },
          { value: 'AMOUNT', label: texts.kinds.amount },
          { value: 'PRICE', label: texts.kinds.price },
          { value: 'FREE_DELIVERY', label: texts.kinds.freeDelivery },
          { value: 'BUY_X_GET_Y', label: texts.kinds.buyGetFree },
        ]}
        {...form.text('kind')}
      />
      {kind === 'PERCENTAGE' && (
        <TextInput label={texts.kinds.percentage} required inputMode="decimal" {...form.text('percentage')} />
      )}
      {kind === 'AMOUNT' && (
        <TextInput label={texts.fields.amount(currency)} required inputMode="decimal" {...form.text('amount')} />
      )}
      {kind === 'PRICE' && (
        <TextInput label={texts.fields.price(currency)} required inputMode="decimal" {...form.text('price')} />
      )}
      {kind === 'BUY_X_GET_Y' && (
        <Group grow align="flex-start">
          <TextInput label={texts.fields.buys} required inputMode="numeric" {...form.text('buys')} />
          <TextInput label={texts.fields.getsFree} required inputMode="numeric" {...form.text('gets')} />
        </Group>
      )}
    </>
  );
}

function TargetFields({ form }: Fields) {
  const { currency = '' } = useSession().site;
  const { kind } = form.values;
  return (
    <>
      {fitsOrder(kind) && fitsItems(kind) && (
        <NativeSelect
          label={texts.coupons.target.label}
          data={[
            { value: 'ORDER', label: texts.coupons.target.order },
            { value: 'ITEMS', label: texts.coupons.target.items },
          ]}
          {...form.text('target')}
        />
      )}
      {isForOrder(form.values) ? (
        <TextInput
          label={texts.fields.minimum(currency)}
          description={texts.fields.minimumText}
          inputMode="decimal"
          {...form.text('minimum')}
        />
      ) : (
        <>
          <ScopeFields form={form} isSingle />
          <Checkbox label={texts.fields.onlyCheapest} {...form.toggle('onlyOne')} />
        </>
      )}
    </>
  );
}
