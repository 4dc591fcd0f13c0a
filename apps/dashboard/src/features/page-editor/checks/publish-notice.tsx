import { Alert, Button } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { useEditing } from '../editing.ts';
import { showPanel } from '../panels.ts';
import { useCell } from '../store/cell.ts';

const texts = words.editorChecks;

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
    <Alert color="yellow" title={texts.found(count)}>
      {texts.allTheSame}{' '}
      <Button size="compact-sm" variant="default" mt="xs" display="block" onClick={show}>
        {texts.show}
      </Button>
    </Alert>
  );
}
