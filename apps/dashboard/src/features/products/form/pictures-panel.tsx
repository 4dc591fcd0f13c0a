import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { moved } from './moved.ts';
import { PictureCard } from './picture-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import classes from './pictures.module.css';
import type { PictureDraft } from './product-form.ts';
import { UndoMessage } from './undo-message.tsx';
import type { Change } from './use-product-editor.ts';
import { useUploads } from './use-uploads.ts';
import type { FormErrors } from './validate.ts';

/** What the server takes. */
const MAXIMUM_PICTURES = 50;

type PicturesPanelProps = { pictures: PictureDraft[]; errors: FormErrors; change: Change };

/** The product's pictures: added by choosing or dropping files, ordered by buttons. */
export function PicturesPanel({ pictures, errors, change }: PicturesPanelProps) {
  const [announcement, announce] = useState('');
  const setPictures = (update: (old: PictureDraft[]) => PictureDraft[]) =>
    change((form) => ({ ...form, pictures: update(form.pictures) }));
  const { uploading, upload } = useUploads((id) => setPictures((old) => [...old, { id, altText: '' }]));
  const room = MAXIMUM_PICTURES - pictures.length;

  const move = (from: number, to: number) => {
    setPictures((old) => moved(old, from, to));
    announce(`Picture ${from + 1} is now picture ${to + 1} of ${pictures.length}`);
  };
  const remove = (index: number, removed: PictureDraft) => {
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
                onRemove={() => remove(index, picture)}
              />
            ))}
          </ol>
        )}
        <PictureDrop isFull={room <= 0} uploading={uploading} onFiles={(files) => void upload(files.slice(0, room))} />
        {errors.pictures && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors.pictures}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
