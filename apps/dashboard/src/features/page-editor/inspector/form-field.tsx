import { Button, Menu, Select, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { useChange } from '../../../ui/use-change.ts';
import { FORMS, formChoicesQuery } from '../../forms/queries.ts';
import { createFormFrom, isStartingPoint, STARTING_POINTS } from '../../forms/starting-points.ts';
import type { FieldProps } from './field-props.ts';

/** One of the site's forms, or a new one made from a starting point. */
export function FormField({ label, value, onSet }: FieldProps) {
  const may = useMay();
  const { site } = useSession();
  const choices = useQuery({ ...formChoicesQuery, enabled: may('forms.listForms') });
  const create = useChange(FORMS);
  const id = typeof value === 'string' ? value : '';
  const data = (choices.data ?? []).map((form) => ({
    value: form.id ?? '',
    label: form.name || 'Form without a name',
  }));
  const isKnown = id === '' || data.some((option) => option.value === id);
  const start = (name: string) => {
    if (!isStartingPoint(name)) return;
    create.mutate({
      change: async () => onSet((await createFormFrom(name, site.language ?? 'en')).id ?? undefined),
      done: `${STARTING_POINTS[name].label} created`,
    });
  };
  return (
    <Stack gap="xs">
      <Select
        label={label}
        placeholder={data.length > 0 ? 'Choose a form' : 'There is no form yet'}
        searchable
        data={
          isKnown ? data : [{ value: id, label: choices.isPending ? 'Loading…' : 'A form that was deleted' }, ...data]
        }
        value={id || null}
        onChange={(next) => onSet(next ?? undefined)}
        {...(id === '' && { description: 'Visitors see this section once it has a form.' })}
      />
      {may('forms.createForm') && (
        <Menu shadow="md" width={300} position="bottom-start">
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              loading={create.isPending}
              style={{ alignSelf: 'flex-start' }}
            >
              New form
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(STARTING_POINTS).map(([name, { label: title, description }]) => (
              <Menu.Item key={name} onClick={() => start(name)}>
                {title}
                <Text size="xs" c="dimmed">
                  {description}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Stack>
  );
}
