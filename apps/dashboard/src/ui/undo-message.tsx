import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

/** A message about an action, with a button to undo it. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const [isUndone, setIsUndone] = useState(false);
  const undo = () => {
    setIsUndone(true);
    onUndo();
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{isUndone ? 'Put back' : text}</Text>
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={undo}>
          Undo
        </Button>
      )}
    </Group>
  );
}
