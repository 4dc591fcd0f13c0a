import { Alert, Code, Text } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { OnceDialog } from '../../../ui/once-dialog.tsx';

const texts = words.developerSettings;

/** A secret that the server reveals only once, and the name of its owner. */
export type FreshSecret = { name: string; secret: string };

/** Shows the secret of a program. */
export const SecretDialog = ({ fresh, onClose }: { fresh: FreshSecret | null; onClose: () => void }) => (
  <OnceDialog title={texts.secret.of(fresh?.name ?? '')} secret={fresh?.secret ?? null} onClose={onClose}>
    <Alert color="yellow">{texts.secret.copy}</Alert>
    <Code
      block
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      aria-label={texts.secret.title}
      tabIndex={0}
    >
      {fresh?.secret}
    </Code>
    <Text size="sm" c="dimmed">
      {texts.secret.text}
    </Text>
  </OnceDialog>
);
