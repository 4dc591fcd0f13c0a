import { Button, Group, Popover, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import { draftsOf, useEditing } from './editing.ts';
import { useCells } from './store/cell.ts';

const texts = words.pageEditor;

/** Changes that could not be kept, as others changed what they were about: each can be made again, where that is possible. */
export function SetAsideMenu() {
  const drafts = draftsOf(useEditing());
  const aside = useCells(drafts.map(({ setAside }) => setAside)).flatMap((all, index) =>
    all.map((one) => ({ ...one, one, editor: drafts[index] })),
  );
  if (aside.length === 0) return null;
  return (
    <Popover width={320} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button size="xs" variant="light" color="orange" leftSection={<IconAlertTriangle size={16} aria-hidden />}>
          {texts.setAside(aside.length)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {aside.map(({ change, reason, one, editor: draft }) => (
            <li key={change.id}>
              <Text size="sm" fw={600}>
                {change.label}
              </Text>
              <Text size="sm" c="dimmed">
                {reason}
              </Text>
              <Group gap="xs" mt={4}>
                <Button size="compact-sm" variant="default" onClick={() => draft?.restore(one)}>
                  {texts.restore}
                </Button>
                <Button size="compact-sm" variant="subtle" color="gray" onClick={() => draft?.dismiss(one)}>
                  {texts.dismiss}
                </Button>
              </Group>
            </li>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
