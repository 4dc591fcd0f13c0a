import { Button, Group, Stack, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { CopyIcon } from '../../ui/copy-button.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type PreviewLinkView, SITE_PAGES } from './queries.ts';

const texts = words.sitePages.preview;

/** The links that work, each of which can be revoked. */
export const PreviewLinks = ({ links }: { links: readonly PreviewLinkView[] }) => (
  <Stack gap="xs">
    <Text size="sm" fw={600} id="preview-links">
      {texts.known}
    </Text>
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby="preview-links">
      {links.map((link) => (
        <li key={link.id}>
          <KnownLink link={link} />
        </li>
      ))}
    </Stack>
  </Stack>
);

function KnownLink({ link: { id = '', url = '', createdDate = '', expiresDate = '' } }: { link: PreviewLinkView }) {
  const format = useFormat();
  const mayRevoke = useMay()('pages.revokePreviewLink');
  const change = useChange(SITE_PAGES);
  const created = format.dateTime(createdDate);
  const name = texts.named(created);
  const revoke = () =>
    confirmFirst({
      title: texts.revokeTitle,
      text: texts.revokeText,
      confirm: texts.revokeConfirm,
      onConfirm: () =>
        change.mutate({ change: () => api.pages.revokePreviewLink({ previewLinkId: id }), done: texts.revoked }),
    });
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text size="sm">{texts.created(created)}</Text>
        <Text size="xs" c="dimmed">
          {texts.until(format.dateTime(expiresDate))}
        </Text>
      </div>
      <Group gap="xs">
        <CopyIcon value={url} what={name} />
        {mayRevoke && (
          <Button size="xs" variant="subtle" color="red" aria-label={texts.revokeNamed(name)} onClick={revoke}>
            {texts.revoke}
          </Button>
        )}
      </Group>
    </Group>
  );
}
