import { Text } from '@mantine/core';
import { words } from '../../app/words.ts';
import { draftsOf, useEditing } from './editing.ts';
import classes from './editor-layout.module.css';
import { useCells } from './store/cell.ts';

const texts = words.pageEditor;

/** Whether the server has everything; what it does not have is kept in this browser. */
export function SavedState() {
  const drafts = draftsOf(useEditing());
  const states = useCells(drafts.map(({ saving }) => saving.state));
  const count = useCells(drafts.map(({ unsent }) => unsent)).reduce((sum, one) => sum + one, 0);
  const saving = states.find(({ state }) => state === 'waiting') ??
    states.find(({ state }) => state === 'saving') ?? { state: 'saved' as const };
  if (saving.state !== 'waiting')
    return (
      <Text size="sm" c="dimmed" className={classes.state} data-saved={saving.state === 'saved' || undefined}>
        {saving.state === 'saved' ? texts.saved : texts.saving}
      </Text>
    );
  return (
    <Text size="sm" c="var(--mantine-color-error)" className={classes.state} role="status" title={saving.reason}>
      {navigator.onLine ? texts.unsaved(count) : texts.unsavedOffline(count)}
    </Text>
  );
}
