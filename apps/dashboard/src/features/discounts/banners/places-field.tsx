import { ActionIcon, Checkbox, Group, Input, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { type BannerPlace, newPlace } from './banner-form.ts';

const texts = words.discounts;

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
    <Stack gap="xs" role="group" aria-label={texts.categories}>
      <Select
        label={texts.categories}
        description={texts.banners.categoriesText}
        placeholder={texts.banners.addCategory}
        data={others.map(([value, label]) => ({ value, label }))}
        searchable
        value={null}
        error={errors['']}
        onChange={(id) => id && onChange([...places, newPlace(id)])}
      />
      {places.map(({ categoryId, position, isBelow }, index) => {
        const name = names.get(categoryId) ?? texts.banners.hiddenCategory;
        return (
          <Paper key={categoryId} withBorder p="xs">
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" fw={500}>
                {name}
              </Text>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={words.actions.removeNamed(name)}
                onClick={() => onChange(places.toSpliced(index, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
            <Group gap="md" align="flex-start">
              <Input.Wrapper error={errors[`${index}.position`]}>
                <Group gap="xs" wrap="nowrap">
                  <Text size="sm" component="span">
                    {texts.banners.place}
                  </Text>
                  <TextInput
                    w={72}
                    size="xs"
                    inputMode="numeric"
                    aria-label={texts.banners.placeIn(name)}
                    value={position}
                    error={Boolean(errors[`${index}.position`])}
                    onChange={({ currentTarget }) => put(index, { position: currentTarget.value })}
                  />
                </Group>
              </Input.Wrapper>
              <Checkbox
                mt={5}
                label={texts.banners.below}
                aria-label={texts.banners.belowNamed(name)}
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
