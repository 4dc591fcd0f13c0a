import { Button, Group, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { countryCodes } from '@stoa/contract/stoa/countries';
import { languages } from '@stoa/messages/languages';
import { ApiError } from '@stoa/sdk';
import { useRef } from 'react';
import type { Bindings } from '../../ui/form/bindings.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { currencyOptions } from '../settings/general/settings-form.ts';
import type { NewSiteValues } from './new-site-form.ts';
import { TemplatePicker } from './template-picker.tsx';

/** The part of a form that these fields need; it may have others. */
type SiteForm = {
  values: NewSiteValues;
  errors: FormErrors;
  refusal: unknown;
  set(change: Partial<NewSiteValues>): void;
  text(field: 'name' | 'address'): ReturnType<Bindings<NewSiteValues>['text']>;
  input(field: 'language' | 'currency'): ReturnType<Bindings<NewSiteValues>['input']>;
};

type NewSiteFieldsProps = {
  form: SiteForm;
  /** The host name under which sites are. */
  domain: string;
  /** Finds a free address for a name. */
  suggest: (name: string) => Promise<string>;
};

/** What is asked about a new site: what it begins with, its name, its address, and where it sells. */
export function NewSiteFields({ form, domain, suggest }: NewSiteFieldsProps) {
  const { values } = form;
  const latest = useRef(values);
  latest.current = values;
  const fillAddress = async () => {
    const name = values.name.trim();
    if (!name || values.address.trim()) return;
    const address = await suggest(name).catch(() => '');
    if (!latest.current.address) form.set({ address });
  };
  const other = otherAddress(form.refusal);
  const countries = [...countryCodes].map((code) => ({ value: code, label: regions.of(code) ?? code }));
  return (
    <>
      <TemplatePicker value={values.template} onChange={(template) => form.set({ template })} />
      <TextInput label="Name of the shop" required maxLength={100} {...form.text('name')} onBlur={fillAddress} />
      <TextInput
        label="Address"
        description="You can add a domain of your own later."
        required
        maxLength={40}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        rightSection={
          <Text size="sm" c="dimmed" pr="sm" aria-hidden>
            .{domain}
          </Text>
        }
        rightSectionWidth="fit-content"
        {...form.text('address')}
      />
      {other && other !== values.address && (
        <Group gap="xs">
          <Text size="sm">This one is free:</Text>
          <Button size="compact-sm" variant="light" onClick={() => form.set({ address: other })}>
            {other}
          </Button>
        </Group>
      )}
      <Select
        label="Country of the business"
        description="Taxes and addresses are suggested by it."
        data={countries.toSorted((one, two) => one.label.localeCompare(two.label))}
        searchable
        clearable
        value={values.country || null}
        error={form.errors.country}
        onChange={(code) => form.set({ country: code ?? '' })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Language of the site"
          data={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          allowDeselect={false}
          {...form.input('language')}
          onChange={(value) => value && form.set({ language: value })}
        />
        <Select
          label="Currency"
          data={currencyOptions()}
          searchable
          allowDeselect={false}
          {...form.input('currency')}
          onChange={(value) => value && form.set({ currency: value })}
        />
      </SimpleGrid>
    </>
  );
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The free address that the server offers in place of a taken one. */
function otherAddress(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'SITE_ADDRESS_TAKEN') return null;
  return typeof error.data?.suggestion === 'string' ? error.data.suggestion : null;
}

/** How errors of the server reach the fields. */
export const newSiteWire = {
  codes: { SITE_ADDRESS_TAKEN: { field: 'address', text: 'This address is taken.' } },
};
