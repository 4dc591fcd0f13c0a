import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { previewLinksQuery } from './queries.ts';

const texts = words.sitePages.preview;

/** Links to the drafts, for people without an account here. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const links = useQuery(previewLinksQuery);
  const create = useMutation({
    mutationFn: () => api.pages.createPreviewLink(),
    onSuccess: () => queryClient.invalidateQueries(previewLinksQuery),
  });
  const known = links.data ?? [];
  // until it is revoked below
  const created = known.some(({ id }) => id === create.data?.previewLinkId) ? create.data : undefined;
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <Stack>
        <Text size="sm">{texts.text}</Text>
        {create.isError && <Failure error={create.error} onRetry={() => create.mutate()} />}
        {created?.url ? (
          <NewLink url={created.url} until={present(created.expiresDate, 'end of the link')} />
        ) : (
          <Group justify="flex-end">
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              {texts.create}
            </Button>
          </Group>
        )}
        {links.error && <Failure error={links.error} onRetry={() => void links.refetch()} />}
        {known.length > 0 && <PreviewLinks links={known} />}
      </Stack>
    </Modal>
  );
}

function NewLink({ url, until }: { url: string; until: string }) {
  const format = useFormat();
  return (
    <>
      <TextInput
        label={texts.link}
        readOnly
        value={url}
        description={texts.until(format.dateTime(until))}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end">
        <Button variant="default" component="a" href={url} target="_blank">
          {texts.open}
        </Button>
        <CopyButton value={url}>{texts.copy}</CopyButton>
      </Group>
    </>
  );
}
