import { ActionIcon, Badge, Center, Group, TextInput, Tooltip } from '@mantine/core';
import { IconPlayerPlay, IconStar, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Picture } from '../../../../ui/picture.tsx';
import type { MediaDraft } from '../product-form.ts';
import classes from './media.module.css';
import { stillOf } from './stored-media.ts';

type MediaCardProps = {
  media: MediaDraft;
  position: number;
  handle: ReactNode;
  error: string | undefined;
  onAltText: (text: string) => void;
  onMain: () => void;
  onRemove: () => void;
};

/** The name of a picture or video without alt text. */
export const mediaName = ({ kind }: MediaDraft, position: number): string =>
  `${kind === 'VIDEO' ? 'video' : 'picture'} ${position + 1}`;

/** A picture or video with its alt text, its position, and buttons to make it the main one and to remove it. */
export function MediaCard({ media, position, handle, error, onAltText, onMain, onRemove }: MediaCardProps) {
  const name = mediaName(media, position);
  const still = stillOf(media);
  return (
    <>
      <div className={classes.picture}>
        {still ? (
          <Picture id={still} alt={media.altText || name} width={160} height={160} isFluid />
        ) : (
          <Center className={classes.video}>
            <IconPlayerPlay aria-hidden />
          </Center>
        )}
        {position === 0 && (
          <Badge className={classes.badge} color="dark">
            Main picture
          </Badge>
        )}
        <span className={classes.kind}>{media.kind === 'VIDEO' && <Badge color="dark">Video</Badge>}</span>
      </div>
      <TextInput
        size="xs"
        label="Alt text"
        aria-label={`Alt text of ${name}`}
        placeholder="What it shows"
        maxLength={1000}
        value={media.altText}
        error={error}
        onChange={({ currentTarget: { value } }) => onAltText(value)}
      />
      <Group gap={4} mt={6} justify="space-between" wrap="nowrap">
        <Group gap={4} wrap="nowrap">
          {handle}
          {position > 0 && (
            <Tooltip label="Use as main picture">
              <ActionIcon variant="subtle" color="gray" aria-label={`Make ${name} the main picture`} onClick={onMain}>
                <IconStar size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        <ActionIcon variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </>
  );
}
