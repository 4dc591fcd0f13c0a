import { Code, Text } from '@mantine/core';
import { words } from '../../app/words.ts';
import { OnceDialog } from '../../ui/once-dialog.tsx';

const texts = words.giftCards;

/** Shows the code of a new gift card. */
export const CodeDialog = ({ code, onClose }: { code: string | null; onClose: () => void }) => (
  <OnceDialog title={texts.issue.done} secret={code} onClose={onClose}>
    <Text size="sm">{texts.issue.once}</Text>
    <Code block fz="lg" ta="center">
      {code}
    </Code>
  </OnceDialog>
);
