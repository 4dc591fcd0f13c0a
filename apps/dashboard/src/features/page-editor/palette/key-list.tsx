import { Kbd, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { COMMAND_GROUPS } from '../commands/command.ts';
import { keyLabel } from '../commands/keys.ts';
import { commands } from '../commands/registry.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import classes from './palette.module.css';
import { useFocusBefore } from './use-focus-before.ts';

/** All keys of the editor. */
export function KeyList() {
  const { dialog } = useEditing();
  const isOpen = useCell(dialog) === 'keys';
  const goBack = useFocusBefore(isOpen);
  const close = () => {
    dialog.set(null);
    goBack();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={words.editorCommands.shortcuts}
      size="xl"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {words.editorCommands.shortcutsText}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        {COMMAND_GROUPS.map((group) => (
          <Stack key={group} gap="xs" component="section" aria-label={words.editorCommands.groups[group]}>
            <Title order={3} size="h5">
              {words.editorCommands.groups[group]}
            </Title>
            <dl className={classes.keys}>
              {commands
                .filter((command) => command.group === group && command.keys)
                .map(({ id, title, keys = [] }) => (
                  <div key={id}>
                    <dt>{title}</dt>
                    <dd>
                      {keys.map((key) => (
                        <Kbd key={key}>{keyLabel(key)}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </Stack>
        ))}
      </SimpleGrid>
    </Modal>
  );
}
