import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { words } from '../app/words.ts';
import { explain, isWorthRetrying } from './explain.ts';

/** Replaces content that could not be loaded, with a retry button if a retry may help. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, detail } = explain(error);
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={title} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{detail}</Text>
        {isWorthRetrying(error) && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {words.common.tryAgain}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
