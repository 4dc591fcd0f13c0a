import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import type { EntityForm } from '../../../../ui/form/use-entity-form.ts';
import { PACKAGES, type Usps, type UspsDraft } from './usps-form.ts';

const texts = words.usps;

/** What goods are packed into: a package of the shop's own with its size, or one of the post's for a number of items. */
export function PackageFields({ form }: { form: EntityForm<UspsDraft, Usps> }) {
  const isMetric = useSession().site.weightUnit !== 'LB';
  const size = isMetric ? 'cm' : 'in';
  return (
    <>
      <NativeSelect
        label={texts.package}
        {...form.text('packageType')}
        data={[
          { value: 'CUSTOM', label: texts.ownPackage },
          ...Object.entries(PACKAGES).map(([value, label]) => ({ value, label })),
        ]}
      />
      {form.values.packageType === 'CUSTOM' ? (
        <>
          <TextInput label={texts.packageName} required maxLength={255} {...form.text('packageName')} />
          <Group grow align="flex-start">
            <TextInput label={texts.length(size)} required inputMode="decimal" {...form.text('length')} />
            <TextInput label={texts.width(size)} required inputMode="decimal" {...form.text('width')} />
            <TextInput label={texts.height(size)} required inputMode="decimal" {...form.text('height')} />
          </Group>
        </>
      ) : (
        <TextInput label={texts.units} required inputMode="numeric" maw={240} {...form.text('units')} />
      )}
      <TextInput
        label={texts.backupWeight(isMetric ? 'kg' : 'lb')}
        inputMode="decimal"
        maw={320}
        {...form.text('backupWeight')}
      />
    </>
  );
}
