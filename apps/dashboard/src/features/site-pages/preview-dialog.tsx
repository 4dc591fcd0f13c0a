import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Failure } from '../../ui/failure.tsx';

const texts = words.sitePages;

/** A link to the drafts, for people without an account here. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const create = useMutation({ mutationFn: () => api.pages.createPreviewLink() });
  const { url = '', expiresDate } = create.data ?? {};
  return (
    <Modal opened onClose={onClose} title={texts.preview.title}>
      <Stack>
        <Text size="sm">{texts.preview.text}</Text>
        {create.isError && <Failure error={create.error} onRetry={() => create.mutate()} />}
        {url && (
          <TextInput
            label={texts.preview.link}
            readOnly
            value={url}
            description={texts.preview.until(format.dateTime(present(expiresDate, 'end of the link')))}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Group justify="flex-end">
          {url ? (
            <>
              <Button variant="default" component="a" href={url} target="_blank">
                {texts.preview.open}
              </Button>
              <CopyButton value={url}>{texts.preview.copy}</CopyButton>
            </>
          ) : (
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              {texts.preview.create}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
