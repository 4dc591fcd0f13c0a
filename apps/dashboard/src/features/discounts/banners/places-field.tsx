import { ActionIcon, Checkbox, Group, Input, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { type BannerPlace, newPlace } from './banner-form.ts';

type PlacesFieldProps = {
  value: BannerPlace[];
  errors: FormErrors;
  onChange: (places: BannerPlace[]) => void;
  /** Category names by id, in the order of the tree. */
  names: Map<string, string>;
};

/** The categories that show a banner, each with the place there. */
export function PlacesField({ value: places, errors, onChange, names }: PlacesFieldProps) {
  const put = (index: number, change: Partial<BannerPlace>) =>
    onChange(places.map((place, at) => (at === index ? { ...place, ...change } : place)));
  const others = [...names].filter(([id]) => !places.some(({ categoryId }) => categoryId === id));
  return (
    <Stack gap="xs" role="group" aria-label="Categories">
      <Select
        label="Categories"
        description="It is shown among the products of these categories."
        placeholder="Add a category"
        data={others.map(([value, label]) => ({ value, label }))}
        searchable
        value={null}
        error={errors['']}
        onChange={(id) => id && onChange([...places, newPlace(id)])}
      />
      {places.map(({ categoryId, position, isBelow }, index) => {
        const name = names.get(categoryId) ?? 'Hidden category';
        return (
          <Paper key={categoryId} withBorder p="xs">
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" fw={500}>
                {name}
              </Text>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(places.toSpliced(index, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
            <Group gap="md" align="flex-start">
              <Input.Wrapper error={errors[`${index}.position`]}>
                <Group gap="xs" wrap="nowrap">
                  <Text size="sm" component="span">
                    Place
                  </Text>
                  <TextInput
                    w={72}
                    size="xs"
                    inputMode="numeric"
                    aria-label={`Place in ${name}`}
                    value={position}
                    error={Boolean(errors[`${index}.position`])}
                    onChange={({ currentTarget }) => put(index, { position: currentTarget.value })}
                  />
                </Group>
              </Input.Wrapper>
              <Checkbox
                mt={5}
                label="Also in the categories below it"
                aria-label={`Also in the categories below ${name}`}
                checked={isBelow}
                onChange={({ currentTarget }) => put(index, { isBelow: currentTarget.checked })}
              />
            </Group>
          </Paper>
        );
      })}
    </Stack>
  );
}
