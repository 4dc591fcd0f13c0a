import { Alert, Button } from '@mantine/core';
import { useEditing } from '../editing.ts';
import { showPanel } from '../panels.ts';
import { useCell } from '../store/cell.ts';
import { countInWords } from './problem-words.ts';

/** Says how many problems there are, to people who are about to publish. They may. */
export function PublishNotice() {
  const editing = useEditing();
  const count = useCell(editing.problems)?.length ?? 0;
  if (count === 0) return null;
  const show = () => {
    editing.dialog.set(null);
    // once the dialog has given back the focus
    setTimeout(() => showPanel(editing, 'checks', '[data-checks] button', '[data-checks]'), 50);
  };
  return (
    <Alert color="yellow" title={`Checks found ${countInWords(count)}`}>
      You can publish all the same.{' '}
      <Button size="compact-sm" variant="default" mt="xs" display="block" onClick={show}>
        Show them
      </Button>
    </Alert>
  );
}
