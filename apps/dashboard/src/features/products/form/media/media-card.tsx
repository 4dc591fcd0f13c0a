import { ActionIcon, Badge, Center, Group, TextInput, Tooltip } from '@mantine/core';
import { IconPlayerPlay, IconStar, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { words } from '../../../../app/words.ts';
import { Picture } from '../../../../ui/picture.tsx';
import type { MediaDraft } from '../product-form.ts';
import classes from './media.module.css';
import { stillOf } from './stored-media.ts';

const texts = words.productMedia;

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
  kind === 'VIDEO' ? texts.videoAt(position + 1) : texts.picture(position + 1);

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
            {texts.main}
          </Badge>
        )}
        <span className={classes.kind}>{media.kind === 'VIDEO' && <Badge color="dark">{texts.video}</Badge>}</span>
      </div>
      <TextInput
        size="xs"
        label={texts.altText}
        aria-label={texts.altTextOf(name)}
        placeholder={texts.altExample}
        maxLength={1000}
        value={media.altText}
        error={error}
        onChange={({ currentTarget: { value } }) => onAltText(value)}
      />
      <Group gap={4} mt={6} justify="space-between" wrap="nowrap">
        <Group gap={4} wrap="nowrap">
          {handle}
          {position > 0 && (
            <Tooltip label={texts.useAsMain}>
              <ActionIcon variant="subtle" color="gray" aria-label={texts.makeMain(name)} onClick={onMain}>
                <IconStar size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        <ActionIcon variant="subtle" color="red" aria-label={words.actions.removeNamed(name)} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </>
  );
}
