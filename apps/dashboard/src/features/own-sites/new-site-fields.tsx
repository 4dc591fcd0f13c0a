import { Select, SimpleGrid } from '@mantine/core';
import { countryCodes } from '@stoa/contract/stoa/countries';
import { languages } from '@stoa/messages/languages';
import { useQuery } from '@tanstack/react-query';
import { words, wordsLanguage } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { currencyOptions } from '../settings/general/settings-form.ts';
import { currencyOf, type NewSiteValues } from './new-site-form.ts';
import { savedTemplatesQuery } from './queries.ts';
import { type NamesForm, SiteNameFields, type SiteNameFieldsProps } from './site-name-fields.tsx';
import { TemplatePicker } from './template-picker.tsx';

const texts = words.newSite;

/** The part of a form that these fields need; it may have others. */
type SiteForm = NamesForm & {
  values: NewSiteValues;
  errors: FormErrors;
  set(change: Partial<NewSiteValues>): void;
  input(field: 'language' | 'currency'): ReturnType<Bindings<NewSiteValues>['input']>;
};

type NewSiteFieldsProps = SiteNameFieldsProps & { form: SiteForm };

/** What is asked about a new site: what it begins with, its name, its address, and where it sells. */
export function NewSiteFields({ form, domain, suggest }: NewSiteFieldsProps) {
  const { values } = form;
  const saved = useQuery(savedTemplatesQuery).data?.find(({ id }) => id === values.template);
  // what a saved template says and costs is said in these
  const fixed = (isSet: boolean) => (isSet ? { disabled: true, description: texts.asInTemplate } : {});
  const countries = [...countryCodes].map((code) => ({ value: code, label: regions.of(code) ?? code }));
  return (
    <>
      <TemplatePicker value={values.template} onChange={form.set} />
      <SiteNameFields form={form} domain={domain} suggest={suggest} />
      <Select
        label={texts.country}
        description={texts.countryText}
        data={countries.toSorted((one, two) => one.label.localeCompare(two.label, wordsLanguage))}
        searchable
        clearable
        value={values.country || null}
        error={form.errors.country}
        onChange={(code) => {
          const currency = saved?.currency ?? currencyOf(code ?? '') ?? values.currency;
          form.set({ country: code ?? '', currency });
        }}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={texts.language}
          data={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          allowDeselect={false}
          {...fixed(Boolean(saved?.language))}
          {...form.input('language')}
          onChange={(value) => value && form.set({ language: value })}
        />
        <Select
          label={texts.currency}
          data={currencyOptions()}
          searchable
          allowDeselect={false}
          {...fixed(Boolean(saved?.currency))}
          {...form.input('currency')}
          onChange={(value) => value && form.set({ currency: value })}
        />
      </SimpleGrid>
    </>
  );
}

const regions = new Intl.DisplayNames(wordsLanguage, { type: 'region' });
const names = new Intl.DisplayNames(wordsLanguage, { type: 'language' });
