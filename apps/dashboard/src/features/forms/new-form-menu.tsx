import { Button, type ButtonProps, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '../../app/session.ts';
import { useChange } from '../../ui/use-change.ts';
import { FORMS, type FormView } from './queries.ts';
import { createFormFrom, isStartingPoint, STARTING_POINTS } from './starting-points.ts';

type NewFormMenuProps = { onCreated: (form: FormView) => unknown } & Pick<ButtonProps, 'size' | 'variant' | 'style'>;

/** Creates a form from one of the starting points. */
export function NewFormMenu({ onCreated, ...button }: NewFormMenuProps) {
  const { site } = useSession();
  const create = useChange(FORMS);
  const start = (name: string) => {
    if (!isStartingPoint(name)) return;
    create.mutate({
      change: async () => onCreated(await createFormFrom(name, site.language ?? 'en')),
      done: `${STARTING_POINTS[name].label} created`,
    });
  };
  return (
    <Menu shadow="md" width={300} position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} aria-hidden />} loading={create.isPending} {...button}>
          New form
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(STARTING_POINTS).map(([name, { label, description }]) => (
          <Menu.Item key={name} onClick={() => start(name)}>
            {label}
            <Text size="xs" c="dimmed">
              {description}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
