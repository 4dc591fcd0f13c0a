import { Code, Text } from '@mantine/core';
import { OnceDialog } from '../../ui/once-dialog.tsx';

/** Shows the code of a new gift card. */
export const CodeDialog = ({ code, onClose }: { code: string | null; onClose: () => void }) => (
  <OnceDialog title="Gift card issued" secret={code} onClose={onClose}>
    <Text size="sm">
      This is the only time you see the code. Whoever has it can spend the card, so hand it over with care.
    </Text>
    <Code block fz="lg" ta="center">
      {code}
    </Code>
  </OnceDialog>
);
