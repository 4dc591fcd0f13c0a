import { Badge, Checkbox, Group, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import list from '../../ui/list.module.css';
import { Picture } from '../../ui/picture.tsx';
import { KindIcon } from './file-preview.tsx';
import type { FileListProps } from './file-tiles.tsx';
import { dimensionsOf, type FileView, kindOf, pictureIdOf, sizeText } from './library.ts';

/** Files as rows, with what is known of each. */
export function FileTable({ files, isChosen, onToggle, onOpen }: FileListProps) {
  const format = useFormat();
  const { language } = useSession().site;
  return (
    <Table.ScrollContainer minWidth={640} className={list.frame}>
      <Table verticalSpacing="xs" horizontalSpacing="md" aria-label="Files">
        <Table.Thead>
          <Table.Tr>
            {onToggle && (
              <Table.Th w={44} scope="col">
                <VisuallyHidden>Selected</VisuallyHidden>
              </Table.Th>
            )}
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col">Kind</Table.Th>
            <Table.Th scope="col">Dimensions</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Size
            </Table.Th>
            <Table.Th scope="col">Changed</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {files.map((file) => (
            <Table.Tr key={file.id} className={list.row}>
              {onToggle && (
                <Table.Td>
                  <Checkbox
                    className={list.above}
                    aria-label={`Select ${file.displayName}`}
                    checked={isChosen(file)}
                    onChange={() => onToggle(file)}
                  />
                </Table.Td>
              )}
              <Table.Th scope="row" maw={320}>
                <Group gap="sm" wrap="nowrap">
                  <Thumbnail file={file} />
                  <UnstyledButton className={list.cover} onClick={() => onOpen(file)} miw={0}>
                    <Text size="sm" truncate>
                      {file.displayName}
                    </Text>
                  </UnstyledButton>
                  {file.private && <Badge color="dark">Private</Badge>}
                </Group>
              </Table.Th>
              <Table.Td>{kindName(file)}</Table.Td>
              <Table.Td>{dimensionsText(file) ?? '–'}</Table.Td>
              <Table.Td className={list.numeric}>{sizeText(Number(file.sizeInBytes ?? 0), language)}</Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {file.updatedDate && format.dateTime(file.updatedDate)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Thumbnail({ file }: { file: FileView }) {
  const id = pictureIdOf(file);
  return id ? <Picture id={id} alt="" width={36} height={36} /> : <KindIcon file={file} size={28} />;
}

const kindWords = { IMAGE: 'Picture', VIDEO: 'Video', AUDIO: 'Audio', DOCUMENT: 'Document', ARCHIVE: 'Archive' };
export function kindName(file: FileView): string {
  const kind = kindOf(file);
  return kind ? kindWords[kind] : 'File';
}

export function dimensionsText(file: FileView): string | null {
  const dimensions = dimensionsOf(file);
  return dimensions && `${dimensions.width} × ${dimensions.height}`;
}
