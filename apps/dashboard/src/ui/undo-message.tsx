import { Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { words } from '../app/words.ts';

type UndoOffer = Partial<Pick<NotificationData, 'id' | 'color' | 'autoClose'>> & {
  text: string;
  onUndo: () => unknown;
};

/**
 * Shows a message about an action, with a button to undo it, once: the message itself is replaced, as whatever a component
 * remembers is lost when messages move to another corner of a screen that is turned or resized. One with the `id` of an earlier
 * message replaces that.
 */
export function offerUndo({ text, onUndo, id: given, ...options }: UndoOffer): void {
  const undo = () => {
    notifications.update({ id, ...options, message: words.common.undone });
    onUndo();
  };
  if (given) notifications.hide(given);
  const id = notifications.show({
    ...(given && { id: given }),
    autoClose: 8000,
    ...options,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{text}</Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={undo}>
          {words.common.undo}
        </Button>
      </Group>
    ),
  });
}
