import { MultiSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { addCarrier, DELIVERY, type Region, SHIPPING_CARRIER, type ShippingOption } from './queries.ts';
import { notAmount, readPrice, writePrice } from './rates.ts';

type ShippingDrawerProps = { option: ShippingOption | null; regions: Region[]; onClose: () => void };

/** Adds or edits a shipping option. */
export function ShippingDrawer({ option, regions, onClose }: ShippingDrawerProps) {
  const title = option?.id ? 'Edit delivery option' : 'Add delivery option';
  return (
    <FormDrawer opened={option !== null} onClose={onClose} title={title}>
      {option && <ShippingForm key={option.id ?? 'new'} option={option} regions={regions} onClose={onClose} />}
    </FormDrawer>
  );
}

function ShippingForm({ option, regions, onClose }: { option: ShippingOption } & Omit<ShippingDrawerProps, 'option'>) {
  const { site } = useSession();
  const isSimple = readPrice(option.rates) !== null;
  const form = useEntityForm({
    entity: option,
    read: ({ title, estimatedDeliveryTime, rates, deliveryRegionIds = [] }: ShippingOption) => ({
      title: title ?? '',
      time: estimatedDeliveryTime ?? '',
      ...(readPrice(rates) ?? { amount: '', freeFrom: '' }),
      regionIds: deliveryRegionIds,
    }),
    validate: ({ title, amount, freeFrom }) => ({
      title: missing(title),
      amount: isSimple && notAmount(amount),
      freeFrom: isSimple && freeFrom.trim() !== '' && notAmount(freeFrom),
    }),
    wire: { fields: [['estimatedDeliveryTime', 'time']] },
    save: async ({ title, time, regionIds, ...price }, { entity: { id, revision } }) => {
      await addCarrier(regions, regionIds, SHIPPING_CARRIER);
      const draft = {
        title: title.trim(),
        estimatedDeliveryTime: time.trim() || null,
        ...(isSimple && { rates: writePrice(price) }),
      };
      return id
        ? api.shippingOptions.updateShippingOption({ shippingOption: { ...draft, id, revision: revision ?? '' } })
        : api.shippingOptions.createShippingOption({ shippingOption: { ...draft, deliveryRegionIds: regionIds } });
    },
    reload: async ({ id }) =>
      present(
        (await api.shippingOptions.getShippingOption({ shippingOptionId: id ?? '' })).shippingOption,
        'shippingOption',
      ),
    saved: (_, { title }) => `${title.trim()} was saved`,
    settle: (answer) => present(answer.shippingOption, 'shippingOption'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  return (
    <Form form={form}>
      <TextInput label="Name" required maxLength={250} data-autofocus {...form.text('title')} />
      <TextInput label="Delivery time" placeholder="2 to 4 working days" maxLength={500} {...form.text('time')} />
      {isSimple ? (
        <>
          <TextInput label={`Price (${site.currency})`} required inputMode="decimal" {...form.text('amount')} />
          <TextInput
            label={`Free from (${site.currency})`}
            description="The price of the items from which delivery is free. Leave it empty for never."
            inputMode="decimal"
            {...form.text('freeFrom')}
          />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          Its price depends on weight, price or quantity, and was set by a program.
        </Text>
      )}
      {!option.id && (
        <MultiSelect
          label="Regions"
          description="Customers in these regions are offered it."
          data={regions.map(({ id, title }) => ({ value: id ?? '', label: title }))}
          {...form.input('regionIds')}
        />
      )}
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}
