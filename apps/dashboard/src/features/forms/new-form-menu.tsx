import { Button, type ButtonProps, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { useChange } from '../../ui/use-change.ts';
import { FORMS, type FormView } from './queries.ts';
import { createFormFrom, isStartingPoint } from './starting-points.ts';

const texts = words.siteForms;

type NewFormMenuProps = { onCreated: (form: FormView) => unknown } & Pick<ButtonProps, 'size' | 'variant' | 'style'>;

/** Creates a form from one of the starting points. */
export function NewFormMenu({ onCreated, ...button }: NewFormMenuProps) {
  const { site } = useSession();
  const create = useChange(FORMS);
  const start = (name: string) => {
    if (!isStartingPoint(name)) return;
    create.mutate({
      change: async () => onCreated(await createFormFrom(name, site.language ?? 'en')),
      done: texts.created(texts.start[name].label),
    });
  };
  return (
    <Menu shadow="md" width={300} position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} aria-hidden />} loading={create.isPending} {...button}>
          {texts.newForm}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(texts.start).map(([name, { label, description }]) => (
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
