import { Button, Kbd } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

type UndoButtonProps = { isUndoable: boolean; hasKeys: boolean; onUndo: () => void };

/** Takes back the last decision. */
export function UndoButton({ isUndoable, hasKeys, onUndo }: UndoButtonProps) {
  const isPhone = useIsPhone();
  return (
    <Button
      size="xs"
      variant="default"
      disabled={!isUndoable}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      rightSection={hasKeys && !isPhone && <Kbd size="xs">U</Kbd>}
      aria-keyshortcuts={hasKeys ? 'U' : undefined}
      onClick={onUndo}
    >
      {words.common.undo}
    </Button>
  );
}
