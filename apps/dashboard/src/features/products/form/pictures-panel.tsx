import {
  ActionIcon,
  Badge,
  Button,
  FileButton,
  Group,
  Loader,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconArrowRight, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { moved } from './moved.ts';
import classes from './pictures.module.css';
import type { PictureDraft } from './product-form.ts';
import { UndoMessage } from './undo-message.tsx';
import type { Change } from './use-product-editor.ts';
import { PICTURE_TYPES, useUploads } from './use-uploads.ts';
import type { FormErrors } from './validate.ts';

/** What the server takes. */
const MAXIMUM_PICTURES = 50;

type PicturesPanelProps = { pictures: PictureDraft[]; errors: FormErrors; change: Change };

/** The product's pictures: added by choosing or dropping files, ordered by buttons. */
export function PicturesPanel({ pictures, errors, change }: PicturesPanelProps) {
  const [announcement, announce] = useState('');
  const [isOver, setIsOver] = useState(false);
  const setPictures = (update: (old: PictureDraft[]) => PictureDraft[]) =>
    change((form) => ({ ...form, pictures: update(form.pictures) }));
  const { uploading, upload } = useUploads((id) => setPictures((old) => [...old, { id, altText: '' }]));

  const add = (files: File[]) => void upload(files.slice(0, MAXIMUM_PICTURES - pictures.length));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(Array.from(event.dataTransfer.files));
  };
  const move = (from: number, to: number) => {
    setPictures((old) => moved(old, from, to));
    announce(`Picture ${from + 1} is now picture ${to + 1} of ${pictures.length}`);
  };
  const remove = (index: number) => {
    const removed = pictures[index];
    if (!removed) return;
    setPictures((old) => old.filter((_, position) => position !== index));
    const putBack = () => setPictures((old) => old.toSpliced(index, 0, removed));
    notifications.show({ message: <UndoMessage text="Picture removed" onUndo={putBack} /> });
  };

  return (
    <Panel title="Pictures">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Stack gap="sm">
        {pictures.length > 0 && (
          <ol className={classes.grid}>
            {pictures.map((picture, index) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                position={index}
                count={pictures.length}
                error={errors[`pictures.${index}.altText`]}
                onAltText={(altText) => setPictures((old) => old.with(index, { ...picture, altText }))}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
        {/* dropping files is a convenience for pointers: the button does the same for everyone */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          {uploading.length > 0 ? (
            <Group gap="sm" role="status">
              <Loader size="sm" />
              <Text size="sm">
                Uploading {uploading[0]}
                {uploading.length > 1 && ` and ${uploading.length - 1} more`}…
              </Text>
            </Group>
          ) : (
            <Group gap="sm" justify="center">
              <FileButton
                multiple
                accept={PICTURE_TYPES.join(',')}
                onChange={add}
                inputProps={{ 'aria-label': 'Picture files', tabIndex: -1 }}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    leftSection={<IconUpload size={18} aria-hidden />}
                    disabled={pictures.length >= MAXIMUM_PICTURES}
                  >
                    Add pictures
                  </Button>
                )}
              </FileButton>
              <Text size="sm" c="dimmed">
                or drop files here
              </Text>
            </Group>
          )}
        </div>
        {errors.pictures && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors.pictures}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

type PictureCardProps = {
  picture: PictureDraft;
  position: number;
  count: number;
  error: string | undefined;
  onAltText: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PictureCard({ picture, position, count, error, onAltText, onMove, onRemove }: PictureCardProps) {
  const name = `picture ${position + 1}`;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture id={picture.id} alt={picture.altText || name} width={160} height={160} isFluid />
        {position === 0 && (
          <Badge className={classes.badge} color="dark" tt="none">
            Main picture
          </Badge>
        )}
      </div>
      <TextInput
        size="xs"
        label="Alt text"
        aria-label={`Alt text of ${name}`}
        placeholder="What it shows"
        maxLength={1000}
        value={picture.altText}
        error={error}
        onChange={({ currentTarget: { value } }) => onAltText(value)}
      />
      <Group gap={4} mt={6} justify="space-between">
        <Group gap={4}>
          <MoveButton label={`Move ${name} earlier`} isPossible={position > 0} onClick={() => onMove(position - 1)}>
            <IconArrowLeft size={16} />
          </MoveButton>
          <MoveButton
            label={`Move ${name} later`}
            isPossible={position < count - 1}
            onClick={() => onMove(position + 1)}
          >
            <IconArrowRight size={16} />
          </MoveButton>
        </Group>
        <ActionIcon variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </li>
  );
}

type MoveButtonProps = { label: string; isPossible: boolean; onClick: () => void; children: React.ReactNode };

/** Keeps the focus at the ends of the list, so that the keyboard can move the picture back. */
function MoveButton({ label, isPossible, onClick, children }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      aria-disabled={!isPossible}
      data-disabled={!isPossible || undefined}
      onClick={() => isPossible && onClick()}
    >
      {children}
    </ActionIcon>
  );
}
