import { Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { offerIn } from './offer-in.ts';
import { RegionsField } from './parts.tsx';
import { PriceFields } from './price-fields.tsx';
import { addCarrier, DELIVERY, existing, type Region, SHIPPING_CARRIER, type ShippingOption } from './queries.ts';
import { noPrice, readPrice, writePrice, wrongWithPrice } from './rates.ts';

const texts = words.delivery;

type ShippingDrawerProps = { option: ShippingOption | null; regions: Region[]; onClose: () => void };

/** Adds or edits a shipping option. */
export function ShippingDrawer({ option, regions, onClose }: ShippingDrawerProps) {
  const title = option?.id ? texts.options.edit : texts.options.addTitle;
  return (
    <FormDrawer opened={option !== null} onClose={onClose} title={title}>
      {option && <ShippingForm key={option.id ?? 'new'} option={option} regions={regions} onClose={onClose} />}
    </FormDrawer>
  );
}

type Saved = { shippingOption?: ShippingOption };

function ShippingForm({ option, regions, onClose }: { option: ShippingOption } & Omit<ShippingDrawerProps, 'option'>) {
  const isSimple = readPrice(option.rates) !== null;
  const form = useEntityForm({
    entity: option,
    read: ({ title, estimatedDeliveryTime, rates, deliveryRegionIds = [] }: ShippingOption) => ({
      title: title ?? '',
      time: estimatedDeliveryTime ?? '',
      price: readPrice(rates) ?? noPrice,
      regionIds: existing(regions, deliveryRegionIds),
    }),
    validate: ({ title, price }) => ({
      title: missing(title),
      ...(isSimple && wrongWithPrice(price, 'price')),
    }),
    wire: { fields: [['estimatedDeliveryTime', 'time']] },
    save: async ({ title, time, regionIds, price }, { entity: { id, revision }, base, reached }) => {
      await addCarrier(regions, regionIds, SHIPPING_CARRIER);
      const draft = {
        title: title.trim(),
        estimatedDeliveryTime: time.trim() || null,
        ...(isSimple && { rates: writePrice(price) }),
      };
      if (!id)
        return api.shippingOptions.createShippingOption({ shippingOption: { ...draft, deliveryRegionIds: regionIds } });
      const place = (deliveryRegionId: string, { shippingOption }: Saved) => ({
        shippingOptionId: id,
        deliveryRegionId,
        revision: shippingOption?.revision ?? '',
      });
      const saved = await api.shippingOptions.updateShippingOption({
        shippingOption: { ...draft, id, revision: revision ?? '' },
      });
      return offerIn<Saved>(saved, {
        known: base.regionIds,
        wanted: regionIds,
        add: (regionId, last) => api.shippingOptions.addDeliveryRegion(place(regionId, last)),
        remove: (regionId, last) => api.shippingOptions.removeDeliveryRegion(place(regionId, last)),
        reached: ({ shippingOption: soFar }) => soFar && reached(soFar),
      });
    },
    reload: async ({ id }) =>
      present(
        (await api.shippingOptions.getShippingOption({ shippingOptionId: id ?? '' })).shippingOption,
        'shippingOption',
      ),
    saved: (_, { title }) => words.actions.saved(title.trim()),
    settle: (answer) => present(answer.shippingOption, 'shippingOption'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const price = form.list('price');
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={250} data-autofocus {...form.text('title')} />
      <TextInput label={texts.time} placeholder={texts.timeExample} maxLength={500} {...form.text('time')} />
      {isSimple ? (
        <PriceFields value={price.items} errors={price.errors} onChange={price.onChange} />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.priceByProgram}
        </Text>
      )}
      <RegionsField regions={regions} {...form.input('regionIds')} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
