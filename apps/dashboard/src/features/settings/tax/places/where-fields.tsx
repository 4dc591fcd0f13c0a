import { Select } from '@mantine/core';
import { dividedCountries } from '@stoa/contract/ecom/divided-countries';
import { countryCodes } from '@stoa/contract/stoa/countries';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import { formatQuery } from '../../../../ui/address/format-query.ts';

const texts = words.taxPlaces;

type WhereFieldsProps = {
  values: { country: string; subdivision: string };
  errors: Record<string, string>;
  onChange: (where: { country: string; subdivision: string }) => void;
};

/** The country of a place, and its part where those have taxes of their own. */
export function WhereFields({ values: { country, subdivision }, errors, onChange }: WhereFieldsProps) {
  const { country: nameOf } = useFormat();
  const { data: format } = useQuery({ ...formatQuery(country), enabled: dividedCountries.has(country) });
  const countries = [...countryCodes]
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const parts = (dividedCountries.has(country) && format?.subdivisions) || [];
  return (
    <>
      <Select
        label={texts.country}
        data={countries}
        searchable
        required
        value={country || null}
        error={errors.country}
        onChange={(code) => onChange({ country: code ?? '', subdivision: '' })}
      />
      {parts.length > 0 && (
        <Select
          label={texts.subdivision}
          description={texts.subdivisionText}
          placeholder={texts.wholeCountry}
          data={parts.map(({ code = '', name = '' }) => ({ value: code.replace(`${country}-`, ''), label: name }))}
          searchable
          clearable
          value={subdivision || null}
          error={errors.subdivision}
          onChange={(code) => onChange({ country, subdivision: code ?? '' })}
        />
      )}
    </>
  );
}
