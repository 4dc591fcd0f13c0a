import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** A secret that the server reveals only once, and the name of its owner. */
export type FreshSecret = { name: string; secret: string };

/** Shows a secret until the user confirms having saved it: a click outside the dialog does not close it. */
export function SecretDialog({ fresh, onClose }: { fresh: FreshSecret | null; onClose: () => void }) {
  return (
    <Modal
      opened={fresh !== null}
      onClose={onClose}
      title={`Secret of ${fresh?.name ?? ''}`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {fresh && (
        <Stack>
          <Alert color="yellow">Copy it now and keep it safe: it won’t be shown again.</Alert>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label="Secret" tabIndex={0}>
            {fresh.secret}
          </Code>
          <Text size="sm" c="dimmed">
            Programs send it in the Authorization header. Keep it out of web pages and public code.
          </Text>
          <Group justify="flex-end">
            <CopyButton value={fresh.secret}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                >
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose} data-autofocus>
              Done
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
