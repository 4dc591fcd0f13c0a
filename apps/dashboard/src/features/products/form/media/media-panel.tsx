import { Button, Stack, Text } from '@mantine/core';
import { IconLibraryPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { words } from '../../../../app/words.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import { offerUndo } from '../../../../ui/undo-message.tsx';
import { type FileView, ROOT } from '../../../media/library.ts';
import { UploadList } from '../../../media/uploads/upload-list.tsx';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { useMayPick } from '../../../media/use-may-pick.ts';
import { panelOf } from '../panel-of.tsx';
import type { MediaDraft } from '../product-form.ts';
import classes from './media.module.css';
import { MediaCard, mediaName } from './media-card.tsx';
import { MediaDrop } from './media-drop.tsx';
import { toMedia } from './stored-media.ts';

const texts = words.productMedia;

/** The library is loaded when someone opens it. */
const MediaPicker = lazy(async () => ({
  default: (await import('../../../media/media-picker.tsx')).MediaPicker,
}));

/** The maximum that the server accepts. */
const MAXIMUM_MEDIA = 50;

/** The product's pictures and videos, main one first: uploaded, dropped or chosen from the library. */
export const MediaPanel = panelOf(['media'], function MediaPanel({ form: { media }, errors, change }) {
  const set = (update: (old: MediaDraft[]) => MediaDraft[]) =>
    change((form) => ({ ...form, media: update(form.media) }));
  const add = (added: MediaDraft[]) =>
    set((old) => [...old, ...added.filter(({ id }) => !old.some((one) => one.id === id))].slice(0, MAXIMUM_MEDIA));
  const addFiles = (files: FileView[]) => add(files.flatMap((file) => toMedia(file) ?? []));
  const uploads = useUploads((file) => addFiles([file]));
  const mayPick = useMayPick();
  const [isPicking, setIsPicking] = useState(false);
  const room = MAXIMUM_MEDIA - media.length;

  const remove = (index: number, removed: MediaDraft) => {
    set((old) => old.filter((_, position) => position !== index));
    const text = removed.kind === 'VIDEO' ? texts.videoRemoved : texts.pictureRemoved;
    const putBack = () => set((old) => old.toSpliced(index, 0, removed));
    offerUndo({ text, onUndo: putBack });
  };
  return (
    <Panel title={texts.title}>
      <Stack gap="sm">
        {media.length > 0 && (
          <Sortable
            items={media}
            keyOf={({ id }) => id}
            nameOf={mediaName}
            layout="grid"
            onMove={(from, to) => set((old) => moved(old, from, to))}
            label={texts.title}
            className={classes.grid}
            itemClassName={classes.card}
          >
            {(one, index, handle) => (
              <MediaCard
                media={one}
                position={index}
                handle={handle}
                error={errors[`media.${index}.altText`]}
                onAltText={(altText) => set((old) => old.with(index, { ...one, altText }))}
                onMain={() => set((old) => moved(old, index, 0))}
                onRemove={() => remove(index, one)}
              />
            )}
          </Sortable>
        )}
        <MediaDrop isFull={room <= 0} onFiles={(files) => uploads.add(files.slice(0, room), ROOT)}>
          {mayPick && (
            <Button
              variant="default"
              leftSection={<IconLibraryPhoto size={18} aria-hidden />}
              disabled={room <= 0}
              onClick={() => setIsPicking(true)}
            >
              {texts.fromLibrary}
            </Button>
          )}
        </MediaDrop>
        <UploadList uploads={uploads} />
        {isPicking && (
          <Suspense>
            <MediaPicker
              title={texts.addFromLibrary}
              kinds={['IMAGE', 'VIDEO']}
              most={room}
              onPick={addFiles}
              onClose={() => setIsPicking(false)}
            />
          </Suspense>
        )}
        {errors.media && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors.media}
          </Text>
        )}
      </Stack>
    </Panel>
  );
});
