import { Checkbox, Text, TextInput } from '@mantine/core';
import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import { fromPercent, notPercent } from '../percent.ts';
import { type Place, TAX, type TaxedPlace } from '../queries.ts';

const texts = words.taxPlaces;

type SameRateDialogProps = {
  opened: boolean;
  places: readonly Place[];
  /** `3 places` */
  label: string;
  onClose: () => void;
  onDone: () => void;
};

/** Gives many places the same rate. */
export function SameRateDialog({ opened, ...props }: SameRateDialogProps) {
  return (
    <FormDialog opened={opened} onClose={props.onClose} title={texts.sameRate.title(props.label)}>
      {opened && <SameRateForm {...props} />}
    </FormDialog>
  );
}

type Same = { rate: string; name: string; isDelivery: boolean };
const unset = (): Same => ({ rate: '', name: '', isDelivery: true });

/** The same rate for products, and for delivery if it is taxed; a name that is left empty stays as it was. */
function sameRate(places: readonly Place[], { rate, name, isDelivery }: Same): TaxedPlace[] {
  const charged = {
    taxRate: fromPercent(rate),
    ...(name.trim() && { taxName: name.trim() }),
  };
  return places.map(({ country = '', subdivision }) => ({
    country,
    ...(subdivision && { subdivision }),
    rates: [
      { taxGroupId: PRODUCTS_TAX_GROUP_ID, ...charged },
      { taxGroupId: SHIPPING_TAX_GROUP_ID, ...(isDelivery ? charged : { taxRate: null }) },
    ],
  }));
}

function SameRateForm({ places, label, onClose, onDone }: Omit<SameRateDialogProps, 'opened'>) {
  const form = useEntityForm({
    entity: null,
    read: unset,
    validate: ({ rate }) => ({ rate: notPercent(rate) }),
    save: (values) => api.taxRates.saveTaxRates({ places: sameRate(places, values) }),
    saved: () => texts.sameRate.saved(label),
    onDone: () => {
      onDone();
      onClose();
    },
    refresh: [TAX],
  });
  return (
    <Form form={form}>
      <TextInput
        label={texts.rates.rate}
        required
        inputMode="decimal"
        maxLength={10}
        data-autofocus
        {...form.text('rate')}
      />
      <TextInput
        label={words.forms.name}
        description={texts.sameRate.nameText}
        maxLength={200}
        {...form.text('name')}
      />
      <Checkbox label={texts.sameRate.delivery} {...form.toggle('isDelivery')} />
      <Text size="sm" c="dimmed">
        {texts.sameRate.others}
      </Text>
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
