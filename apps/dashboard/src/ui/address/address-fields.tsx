import { Group, Select, TextInput } from '@mantine/core';
import type { AddressPartName } from '@stoa/contract/stoa/address-format';
import { subdivisionOf } from '@stoa/contract/stoa/check-address';
import { countryCodes } from '@stoa/contract/stoa/countries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { FormErrors } from '../form/server-errors.ts';
import { formatQuery } from './format-query.ts';
import { type Format, movedInto, type Place } from './place.ts';

type AddressFieldsProps = { value: Place; errors: FormErrors; onChange: (place: Place) => void };

/** The fields of a place, which follow its country. */
export function AddressFields({ value, errors, onChange }: AddressFieldsProps) {
  const { country } = useFormat();
  const { format, isOfCountry } = useAddressFormat(value.country);
  const [isMoving, setIsMoving] = useState(false);
  useEffect(() => {
    if (!isMoving || !format || !isOfCountry) return;
    setIsMoving(false);
    onChange(movedInto(format, value));
  });
  const countries = [...countryCodes].map((code) => ({ value: code, label: country(code) }));
  return (
    <>
      <Select
        label={words.address.labels.country}
        placeholder={words.address.chooseCountry}
        data={countries.toSorted((one, other) => one.label.localeCompare(other.label))}
        searchable
        clearable
        value={value.country || null}
        error={errors.country}
        onChange={(code) => {
          setIsMoving(true);
          onChange({ ...value, country: code ?? '' });
        }}
      />
      {(format?.lines ?? []).map(({ parts = [] }) => (
        <Group key={parts.join()} grow align="flex-start">
          {parts.map((part) => (
            <PartField key={part} part={part} format={format ?? {}} {...{ value, errors, onChange }} />
          ))}
        </Group>
      ))}
    </>
  );
}

/** The format of addresses in a country. Until it is loaded, the previous one stays, so that fields do not jump. */
function useAddressFormat(country: string): { format: Format | undefined; isOfCountry: boolean } {
  const { data, isPlaceholderData } = useQuery({
    ...formatQuery(country),
    placeholderData: (previous: Format | undefined) => previous,
  });
  return { format: data, isOfCountry: !isPlaceholderData };
}

type PartFieldProps = AddressFieldsProps & { part: AddressPartName; format: Format };

function PartField({ part, format, value, errors, onChange }: PartFieldProps) {
  const label = labelOf(part, format);
  const subdivisions = format.subdivisions ?? [];
  const put = (text: string) => onChange({ ...value, [part]: text });
  if (part !== 'subdivision' || subdivisions.length === 0)
    return (
      <TextInput
        label={label}
        value={value[part]}
        maxLength={LONGEST[part]}
        error={errors[part]}
        onChange={(event) => put(event.currentTarget.value)}
      />
    );
  return (
    <Select
      label={label}
      data={subdivisions.map(({ code = '', name = '' }) => ({ value: code, label: name }))}
      searchable
      clearable
      value={subdivisionOf(value.subdivision, format)?.code ?? null}
      error={errors[part]}
      onChange={(code) => put(code ?? '')}
    />
  );
}

const LONGEST: Record<AddressPartName, number> = {
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  postalCode: 20,
  subdivision: 50,
};

function labelOf(part: AddressPartName, { cityName, postalCode, subdivisionName }: Format): string {
  const address = words.address;
  if (part === 'city') return address.city[cityName ?? 'TOWN_OR_CITY'].label;
  if (part === 'postalCode') return address.postalCode[postalCode?.name ?? 'POSTAL_CODE'].label;
  return part === 'subdivision' ? address.subdivision[subdivisionName ?? 'PROVINCE'].label : address.labels[part];
}
