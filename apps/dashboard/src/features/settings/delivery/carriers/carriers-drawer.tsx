import { Divider, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { below } from '../../../../ui/form/bindings.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { AddLine, RemoveLine } from '../parts.tsx';
import { DELIVERY, type Installed, installedQuery, type Region } from '../queries.ts';
import {
  type CarrierChange,
  type CarrierValues,
  changesOf,
  MOST_CHARGES,
  readCarriers,
  writeCarrier,
  wrongWithCarriers,
} from './carriers-form.ts';

const texts = words.carriers;

type CarriersDrawerProps = { region: Region | null; onClose: () => void };

/** Who delivers to a region, with what is offered where a carrier has no price. */
export function CarriersDrawer({ region, onClose }: CarriersDrawerProps) {
  const installed = useQuery({ ...installedQuery, enabled: region !== null });
  return (
    <FormDrawer opened={region !== null} onClose={onClose} title={texts.title(region?.title ?? '')}>
      {installed.error && <Failure error={installed.error} onRetry={() => void installed.refetch()} />}
      {region && !installed.data && !installed.error && <ListSkeleton />}
      {region && installed.data && (
        <CarriersForm key={region.id} region={region} installed={installed.data} onClose={onClose} />
      )}
    </FormDrawer>
  );
}

type CarriersFormProps = { region: Region; installed: readonly Installed[]; onClose: () => void };

function CarriersForm({ region, installed, onClose }: CarriersFormProps) {
  const form = useEntityForm({
    entity: region,
    read: (known: Region) => ({ carriers: readCarriers(known, installed) }),
    validate: ({ carriers }) => wrongWithCarriers(carriers),
    save: async ({ carriers }, { base }) => {
      for (const change of changesOf(base.carriers, carriers)) await apply(region.id ?? '', change);
    },
    saved: () => texts.saved(region.title),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const { carriers } = form.values;
  const { errors } = form.list('carriers');
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      {carriers.map((carrier, index) => (
        <Stack key={carrier.appId} gap="sm" role="group" aria-label={carrier.name}>
          {index > 0 && <Divider />}
          <CarrierFields
            carrier={carrier}
            errors={below(String(index), errors)}
            onChange={(change) => form.set({ carriers: carriers.with(index, { ...carrier, ...change }) })}
          />
        </Stack>
      ))}
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

function apply(deliveryRegionId: string, { kind, carrier }: CarrierChange): Promise<unknown> {
  if (kind === 'REMOVE') return api.deliveryProfiles.removeDeliveryCarrier({ deliveryRegionId, appId: carrier.appId });
  const deliveryCarrier = writeCarrier(carrier);
  if (kind === 'ADD') return api.deliveryProfiles.addDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
  return api.deliveryProfiles.updateDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
}

type CarrierFieldsProps = {
  carrier: CarrierValues;
  errors: FormErrors;
  onChange: (change: Partial<CarrierValues>) => void;
};

function CarrierFields({ carrier, errors, onChange }: CarrierFieldsProps) {
  const { currency } = useSession().site;
  const { name, description, isOn, needsBackup, hasBackup, backupTitle, backupAmount } = carrier;
  return (
    <>
      <Switch
        label={name}
        description={description}
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
      />
      {isOn && (
        <>
          <Switch
            label={texts.backupRateOf(name)}
            checked={hasBackup}
            onChange={({ currentTarget }) => onChange({ hasBackup: currentTarget.checked })}
          />
          {(hasBackup || needsBackup) && (
            <Group grow align="flex-start">
              <TextInput
                label={texts.rateName}
                required
                maxLength={256}
                value={backupTitle}
                error={errors.backupTitle}
                onChange={({ currentTarget }) => onChange({ backupTitle: currentTarget.value })}
              />
              <TextInput
                label={words.delivery.prices.price(currency ?? '')}
                required
                inputMode="decimal"
                value={backupAmount}
                error={errors.backupAmount}
                onChange={({ currentTarget }) => onChange({ backupAmount: currentTarget.value })}
              />
            </Group>
          )}
          <Charges carrier={carrier} errors={below('charges', errors)} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** What is added to each price of the carrier. */
function Charges({ carrier: { name, charges }, errors, onChange }: CarrierFieldsProps) {
  const { currency } = useSession().site;
  const put = (index: number, field: 'description' | 'amount', text: string) =>
    onChange({ charges: charges.with(index, { description: '', amount: '', ...charges[index], [field]: text }) });
  return (
    <>
      {charges.map((charge, index) => (
        <Group key={index} align="flex-start" wrap="nowrap" gap="xs">
          <TextInput
            flex={1}
            label={texts.charge}
            maxLength={250}
            value={charge.description}
            error={errors[`${index}.description`]}
            onChange={({ currentTarget }) => put(index, 'description', currentTarget.value)}
          />
          <TextInput
            flex={1}
            label={texts.amount(currency ?? '')}
            inputMode="decimal"
            value={charge.amount}
            error={errors[`${index}.amount`]}
            onChange={({ currentTarget }) => put(index, 'amount', currentTarget.value)}
          />
          <RemoveLine
            label={texts.removeCharge(index + 1, name)}
            onClick={() => onChange({ charges: charges.toSpliced(index, 1) })}
          />
        </Group>
      ))}
      {charges.length < MOST_CHARGES && (
        <AddLine
          label={texts.addChargeTo(name)}
          onClick={() => onChange({ charges: [...charges, { description: '', amount: '' }] })}
        >
          {texts.addCharge}
        </AddLine>
      )}
    </>
  );
}
