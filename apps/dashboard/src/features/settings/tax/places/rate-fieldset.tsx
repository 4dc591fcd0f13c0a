import { Fieldset, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { Group as NamedGroup } from '../queries.ts';
import type { Part, RateFields } from './place-form.ts';

const texts = words.taxPlaces;

type RateFieldsetProps = {
  /** The name of the group. */
  title: string;
  /** The place of the group's errors. */
  path: string;
  fields: RateFields;
  errors: FormErrors;
  exemptGroups: readonly NamedGroup[];
  onChange: (change: Partial<RateFields>) => void;
};

const parts: { value: Part; label: string }[] = [
  { value: 'UNDEFINED', label: texts.rates.by.unstated },
  { value: 'COUNTRY', label: texts.rates.by.country },
  { value: 'STATE', label: texts.rates.by.state },
  { value: 'COUNTY', label: texts.rates.by.county },
  { value: 'CITY', label: texts.rates.by.city },
  { value: 'SPECIAL', label: texts.rates.by.special },
];

/** The rate of a group of products in a place. Only what has a rate has the rest. */
export function RateFieldset({ title, path, fields, errors, exemptGroups, onChange }: RateFieldsetProps) {
  const hasRate = fields.rate.trim() !== '';
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        <SimpleGrid cols={2}>
          <TextInput
            label={texts.rates.rate}
            placeholder={texts.notTaxed}
            inputMode="decimal"
            maxLength={10}
            value={fields.rate}
            error={errors[`${path}.rate`]}
            onChange={({ currentTarget: { value } }) => onChange({ rate: value })}
          />
          {hasRate && (
            <TextInput
              label={words.forms.name}
              placeholder={texts.rates.nameExample}
              maxLength={200}
              value={fields.name}
              onChange={({ currentTarget: { value } }) => onChange({ name: value })}
            />
          )}
          {hasRate && (
            <Select
              label={texts.rates.chargedBy}
              data={parts}
              allowDeselect={false}
              value={fields.part}
              onChange={(part) => onChange({ part: (part as Part | null) ?? 'UNDEFINED' })}
            />
          )}
          {hasRate && (
            <TextInput
              label={texts.rates.area}
              placeholder={texts.rates.areaExample}
              maxLength={200}
              value={fields.jurisdiction}
              onChange={({ currentTarget: { value } }) => onChange({ jurisdiction: value })}
            />
          )}
        </SimpleGrid>
        {hasRate && exemptGroups.length > 0 && (
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              {texts.rates.exempt}
            </Text>
            <Group grow preventGrowOverflow={false}>
              {exemptGroups.map(({ id, name }) => (
                <TextInput
                  key={id}
                  label={`${name} (%)`}
                  inputMode="decimal"
                  maxLength={10}
                  miw={140}
                  value={fields.exempt[id] ?? ''}
                  error={errors[`${path}.exempt.${id}`]}
                  onChange={({ currentTarget: { value } }) => onChange({ exempt: { ...fields.exempt, [id]: value } })}
                />
              ))}
            </Group>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
