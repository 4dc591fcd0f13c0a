import { Checkbox, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { below } from '../../../../ui/form/bindings.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { isDomestic, SERVICES, type ServiceDraft } from './usps-form.ts';

const texts = words.usps;

type UspsServicesProps = {
  services: ServiceDraft[];
  errors: FormErrors;
  /** What is wrong with all of them together. */
  error: string | undefined;
  onChange: (services: ServiceDraft[]) => void;
};

/** The services of the post, each with what it costs beside the postage. */
export function UspsServices({ services, errors, error, onChange }: UspsServicesProps) {
  const group = (isAtHome: boolean) =>
    services.map(
      (service, index) =>
        isDomestic(service.service) === isAtHome && (
          <Service
            key={service.service}
            service={service}
            errors={below(String(index), errors)}
            onChange={(change) => onChange(services.with(index, { ...service, ...change }))}
          />
        ),
    );
  return (
    <Stack gap="sm">
      <Fieldset legend={texts.domestic}>
        <Stack gap="sm">{group(true)}</Stack>
      </Fieldset>
      <Fieldset legend={texts.international}>
        <Stack gap="sm">{group(false)}</Stack>
      </Fieldset>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

type ServiceProps = {
  service: ServiceDraft;
  errors: FormErrors;
  onChange: (change: Partial<ServiceDraft>) => void;
};

function Service({ service: { service, isOn, time, fee, feeKind, freeFrom }, errors, onChange }: ServiceProps) {
  const { currency = '' } = useSession().site;
  const name = SERVICES[service];
  const amount = (field: 'fee' | 'freeFrom', value: string) => ({
    ...{ inputMode: 'decimal' as const, value, error: errors[field] },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [field]: currentTarget.value }),
  });
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <Checkbox
        label={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
      />
      {isOn && (
        <>
          <TextInput
            label={texts.time}
            placeholder={texts.timeExample}
            maxLength={500}
            value={time}
            onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          />
          <Group grow align="flex-start">
            <TextInput label={texts.fee} {...amount('fee', fee)} />
            <NativeSelect
              label={texts.feeKind}
              value={feeKind}
              data={[
                { value: 'FIXED', label: currency },
                { value: 'PERCENTAGE', label: texts.percent },
              ]}
              onChange={({ currentTarget }) =>
                onChange({ feeKind: currentTarget.value === 'PERCENTAGE' ? 'PERCENTAGE' : 'FIXED' })
              }
            />
          </Group>
          <TextInput label={texts.freeFrom(currency)} {...amount('freeFrom', freeFrom)} />
        </>
      )}
    </Stack>
  );
}
