import { Badge, VisuallyHidden } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';

/** How many problems there are; nothing for none. `className`: where it stands, unless that is after a word. */
export function ProblemCount({ className }: { className?: string | undefined }) {
  const count = useCell(useEditing().problems)?.length ?? 0;
  if (count === 0) return null;
  return (
    <Badge
      size="sm"
      circle={count < 10}
      color="yellow"
      variant="filled"
      autoContrast
      {...(className ? { className } : { ml: 4 })}
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden>{` ${words.editorChecks.noun(count)}`}</VisuallyHidden>
    </Badge>
  );
}
