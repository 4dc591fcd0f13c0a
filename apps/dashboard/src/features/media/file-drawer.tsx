import { Anchor, Badge, Button, CopyButton, Drawer, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconCopy, IconDownload, IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { FilePreview } from './file-preview.tsx';
import { dimensionsText, kindName } from './file-table.tsx';
import { type FileView, localAddress, sizeText } from './library.ts';
import classes from './media.module.css';
import { LIBRARY } from './queries.ts';
import { UsesOfFile } from './use-list.tsx';

const texts = words.media;

/** The maximum length of the names of files and folders. */
export const LONGEST_NAME = 255;

type FileDrawerProps = {
  file: FileView;
  onRenamed: (name: string) => void;
  onDownload: () => void;
  onTrash: () => void;
  onClose: () => void;
};

/** The details of a file and its actions. */
export function FileDrawer({ file, onRenamed, onDownload, onTrash, onClose }: FileDrawerProps) {
  const may = useMay();
  const isDeleted = file.state === 'DELETED';
  useFocusBack();
  return (
    <Drawer opened onClose={onClose} position="right" title={texts.file} size="md">
      <Stack gap="md">
        <LargePreview file={file} />
        {isDeleted || !may('mediaFiles.updateFileDescriptor') ? (
          <Text fw={600}>{file.displayName}</Text>
        ) : (
          <NameForm file={file} onRenamed={onRenamed} />
        )}
        <Facts file={file} />
        <Group gap="xs">
          {may('mediaFiles.generateFileDownloadUrl') && (
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
              {texts.download}
            </Button>
          )}
          {!file.private && file.url && (
            <CopyButton value={file.url}>
              {({ copied, copy }) => (
                <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
                  {copied ? words.common.copied : texts.copyAddress}
                </Button>
              )}
            </CopyButton>
          )}
          {!isDeleted && may('mediaFiles.bulkDeleteFiles') && (
            <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onTrash}>
              {texts.moveToTrash}
            </Button>
          )}
        </Group>
      </Stack>
    </Drawer>
  );
}

function LargePreview({ file }: { file: FileView }) {
  const address = localAddress(file.url);
  const still = localAddress(file.thumbnailUrl ?? undefined);
  if (file.mediaType === 'VIDEO')
    return (
      <video
        className={classes.large}
        src={address}
        controls
        preload="metadata"
        {...(still ? { poster: still } : {})}
      />
    );
  // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
  if (file.mediaType === 'AUDIO') return <audio src={address} controls preload="metadata" style={{ width: '100%' }} />;
  if (file.mediaType === 'IMAGE') return <img className={classes.large} src={address} alt={file.displayName ?? ''} />;
  return (
    <div className={classes.preview}>
      <FilePreview file={file} />
    </div>
  );
}

function NameForm({ file, onRenamed }: Pick<FileDrawerProps, 'file' | 'onRenamed'>) {
  const form = useEntityForm({
    entity: file,
    read: ({ displayName }) => ({ displayName: displayName ?? '' }),
    validate: ({ displayName }) => ({ displayName: missing(displayName) }),
    save: ({ displayName }) =>
      api.mediaFiles.updateFileDescriptor({ file: { id: file.id ?? '', displayName: displayName.trim() } }),
    saved: () => texts.renamed,
    onSaved: (_, { displayName }) => onRenamed(displayName.trim()),
    refresh: [LIBRARY],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput label={words.forms.name} maxLength={LONGEST_NAME} flex={1} {...form.text('displayName')} />
        <Button type="submit" variant="default" loading={form.isSaving} disabled={!form.isDirty}>
          {words.actions.rename}
        </Button>
      </Group>
      <FormProblem form={form} />
    </Form>
  );
}

function Facts({ file }: { file: FileView }) {
  const format = useFormat();
  const { language } = useSession().site;
  const dimensions = dimensionsText(file);
  const facts: [string, React.ReactNode][] = [
    [texts.facts.kind, kindName(file)],
    ...(dimensions ? [[texts.facts.dimensions, dimensions] as [string, string]] : []),
    [texts.facts.size, sizeText(Number(file.sizeInBytes ?? 0), language)],
    [texts.facts.added, file.createdDate ? format.dateTime(file.createdDate) : '–'],
    [texts.facts.visibleTo, file.private ? <Badge color="dark">{texts.facts.signed}</Badge> : texts.facts.everyone],
    ...(file.labels?.length ? [[texts.facts.labels, file.labels.join(', ')] as [string, string]] : []),
  ];
  return (
    <Table variant="vertical" layout="fixed" aria-label={texts.facts.title}>
      <Table.Tbody>
        {facts.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th w={110} scope="row">
              {name}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th scope="row">{texts.facts.shownBy}</Table.Th>
          <Table.Td>
            <UsesOfFile fileId={file.id ?? ''} />
          </Table.Td>
        </Table.Tr>
        {file.sourceUrl && (
          <Table.Tr>
            <Table.Th scope="row">{texts.facts.from}</Table.Th>
            <Table.Td>
              <Anchor
                href={file.sourceUrl}
                target="_blank"
                rel="noreferrer"
                size="sm"
                style={{ overflowWrap: 'anywhere' }}
              >
                {file.sourceUrl}
              </Anchor>
            </Table.Td>
          </Table.Tr>
        )}
      </Table.Tbody>
    </Table>
  );
}
