import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Failure } from '../../ui/failure.tsx';

/** A link to the drafts, for people without an account here. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const create = useMutation({ mutationFn: () => api.pages.createPreviewLink() });
  const { url = '', expiresDate } = create.data ?? {};
  return (
    <Modal opened onClose={onClose} title="Preview link">
      <Stack>
        <Text size="sm">
          Whoever has the link sees all pages as your drafts have them, also what you change later, for seven days.
          Search engines are asked to leave it out.
        </Text>
        {create.isError && <Failure error={create.error} onRetry={() => create.mutate()} />}
        {url && (
          <TextInput
            label="Link"
            readOnly
            value={url}
            description={`Works until ${format.dateTime(present(expiresDate, 'end of the link'))}`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Group justify="flex-end">
          {url ? (
            <>
              <Button variant="default" component="a" href={url} target="_blank">
                Open
              </Button>
              <CopyButton value={url}>Copy link</CopyButton>
            </>
          ) : (
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              Create link
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
