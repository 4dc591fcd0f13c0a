import { Alert, Code, Text } from '@mantine/core';
import { OnceDialog } from '../../../ui/once-dialog.tsx';

/** A secret that the server reveals only once, and the name of its owner. */
export type FreshSecret = { name: string; secret: string };

/** Shows the secret of a program. */
export const SecretDialog = ({ fresh, onClose }: { fresh: FreshSecret | null; onClose: () => void }) => (
  <OnceDialog title={`Secret of ${fresh?.name ?? ''}`} secret={fresh?.secret ?? null} onClose={onClose}>
    <Alert color="yellow">Copy it now and keep it safe: it won’t be shown again.</Alert>
    <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label="Secret" tabIndex={0}>
      {fresh?.secret}
    </Code>
    <Text size="sm" c="dimmed">
      Programs send it in the Authorization header. Keep it out of web pages and public code.
    </Text>
  </OnceDialog>
);
