import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import type { Location } from '../../../inventory/queries.ts';
import { RegionsField } from '../parts.tsx';
import { DELIVERY, type Region, type UspsConfiguration } from '../queries.ts';
import { PackageFields } from './package-fields.tsx';
import { loadUsps, saveUsps } from './save-usps.ts';
import { readUsps, type Usps, wrongWithUsps } from './usps-form.ts';
import { UspsServices } from './usps-services.tsx';

const texts = words.usps;

type UspsDrawerProps = {
  configuration: UspsConfiguration | null;
  regions: Region[];
  locations: Location[];
  onClose: () => void;
};

/** Sets up how parcels go by USPS, or edits it. */
export function UspsDrawer({ configuration, ...given }: UspsDrawerProps) {
  return (
    <FormDrawer
      opened={configuration !== null}
      onClose={given.onClose}
      title={configuration?.id ? texts.edit : texts.add}
    >
      {configuration && <UspsForm key={configuration.id ?? 'new'} configuration={configuration} {...given} />}
    </FormDrawer>
  );
}

type UspsFormProps = Omit<UspsDrawerProps, 'configuration'> & { configuration: UspsConfiguration };

function UspsForm({ configuration, regions, locations, onClose }: UspsFormProps) {
  const queryClient = useQueryClient();
  const { currency = '' } = useSession().site;
  const [opened] = useState<Usps>({ configuration, regions });
  const form = useEntityForm({
    entity: opened,
    read: readUsps,
    validate: wrongWithUsps,
    wire: { fields: [['osLocationId', 'locationId']] },
    save: saveUsps,
    reload: (known) => loadUsps(known.configuration.id ?? ''),
    saved: () => texts.saved,
    settle: (saved) => saved,
    // before the list can be pressed again: the form begins with what the list has, and the rate with what the regions have
    onSaved: () => queryClient.invalidateQueries({ queryKey: DELIVERY }),
    onDone: onClose,
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.postage}
      </Text>
      <NativeSelect
        label={texts.location}
        description={texts.locationText}
        required
        data-autofocus
        {...form.text('locationId')}
        data={[
          { value: '', label: texts.chooseLocation },
          ...locations.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' })),
        ]}
      />
      <RegionsField regions={regions} required {...form.input('regionIds')} />
      <TextInput
        label={texts.backupRate(currency)}
        description={texts.backupRateText}
        required
        inputMode="decimal"
        {...form.text('backupRate')}
      />
      <PackageFields form={form} />
      <UspsServices
        services={form.values.services}
        errors={form.list('services').errors}
        error={form.input('services').error}
        onChange={(services) => form.set({ services })}
      />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
