import { Button, Group, Menu, Pill, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';

const texts = words.members.given;

export type Given = { key: string; title: string };

type GivenPanelProps = {
  title: string;
  kind: 'role' | 'badge';
  given: readonly Given[];
  /** The items that can still be assigned. */
  free: readonly Given[];
  /** Whether the user may assign and remove items. */
  isOpen: boolean;
  /** The reason why nothing can be assigned now; null if it can. */
  obstacle: string | null;
  isSaving: boolean;
  onGive: (key: string) => void;
  onTake: (key: string) => void;
  onCreate: (title: string) => Promise<unknown>;
};

/** Items assigned to a member, with controls to add and remove them. */
export function GivenPanel({ title, kind, given, free, isOpen, obstacle, isSaving, ...on }: GivenPanelProps) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <Panel title={title}>
      <Stack gap="sm" align="flex-start">
        {given.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        ) : (
          <Group gap={6}>
            {given.map(({ key, title: name }) => (
              <Pill
                key={key}
                withRemoveButton={isOpen}
                onRemove={() => on.onTake(key)}
                removeButtonProps={{ 'aria-label': texts.takeAway(name), 'aria-hidden': false, tabIndex: 0 }}
              >
                {name}
              </Pill>
            ))}
          </Group>
        )}
        {isOpen && (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={obstacle !== null}
                loading={isSaving}
              >
                {texts[kind].give}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {free.map(({ key, title: name }) => (
                <Menu.Item key={key} onClick={() => on.onGive(key)}>
                  {name}
                </Menu.Item>
              ))}
              <Menu.Item onClick={() => setIsNaming(true)}>{texts[kind].newItem}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        {isOpen && obstacle && (
          <Text size="xs" c="dimmed">
            {obstacle}
          </Text>
        )}
      </Stack>
      <NameDialog
        title={texts[kind].new}
        name={isNaming ? '' : undefined}
        maxLength={40}
        confirm={texts.make}
        onSave={on.onCreate}
        refresh={[['members']]}
        onClose={() => setIsNaming(false)}
      />
    </Panel>
  );
}
