import { Box, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { explain } from '../explain.ts';

/** Saves what a list shows on all of its pages as a file. */
export function ExportButton({ save }: { save: () => Promise<void> }) {
  const exporting = useMutation({
    mutationFn: save,
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
  return (
    <Button
      variant="default"
      aria-label={words.lists.exportAll}
      px="sm"
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      <IconDownload size={18} aria-hidden />
      <Box component="span" visibleFrom="sm" ms={8}>
        {words.lists.exportAll}
      </Box>
    </Button>
  );
}
