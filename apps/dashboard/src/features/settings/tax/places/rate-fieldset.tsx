import { Fieldset, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { Group as NamedGroup } from '../queries.ts';
import type { Part, RateFields } from './place-form.ts';

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
  { value: 'UNDEFINED', label: 'Not stated' },
  { value: 'COUNTRY', label: 'Country' },
  { value: 'STATE', label: 'State or province' },
  { value: 'COUNTY', label: 'County' },
  { value: 'CITY', label: 'City' },
  { value: 'SPECIAL', label: 'Special district' },
];

/** The rate of a group of products in a place. Only what has a rate has the rest. */
export function RateFieldset({ title, path, fields, errors, exemptGroups, onChange }: RateFieldsetProps) {
  const hasRate = fields.rate.trim() !== '';
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        <SimpleGrid cols={2}>
          <TextInput
            label="Rate (%)"
            placeholder="Not taxed"
            inputMode="decimal"
            maxLength={10}
            value={fields.rate}
            error={errors[`${path}.rate`]}
            onChange={({ currentTarget: { value } }) => onChange({ rate: value })}
          />
          {hasRate && (
            <TextInput
              label="Name"
              placeholder="Sales Tax"
              maxLength={200}
              value={fields.name}
              onChange={({ currentTarget: { value } }) => onChange({ name: value })}
            />
          )}
          {hasRate && (
            <Select
              label="Charged by"
              data={parts}
              allowDeselect={false}
              value={fields.part}
              onChange={(part) => onChange({ part: (part as Part | null) ?? 'UNDEFINED' })}
            />
          )}
          {hasRate && (
            <TextInput
              label="Area"
              placeholder="Kings County"
              maxLength={200}
              value={fields.jurisdiction}
              onChange={({ currentTarget: { value } }) => onChange({ jurisdiction: value })}
            />
          )}
        </SimpleGrid>
        {hasRate && exemptGroups.length > 0 && (
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              What exempt customers pay instead. Empty: the usual rate.
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
