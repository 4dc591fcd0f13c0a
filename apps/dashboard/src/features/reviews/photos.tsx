import { Button, Group, Modal, Text, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconVideo } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { words } from '../../app/words.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { ModeratedReview } from './review.ts';
import classes from './reviews.module.css';

const texts = words.reviews.photos;

type Medium = NonNullable<NonNullable<NonNullable<ModeratedReview['review']>['content']>['media']>[number];

const SMALL = 96;
const LARGE = 1200;

/** Pictures and videos of a review, which open in full size. */
export function Photos({ media }: { media: readonly Medium[] }) {
  const [shown, setShown] = useState<number | null>(null);
  if (media.length === 0) return null;
  const medium = shown === null ? undefined : media[shown];
  const go = (steps: number) => setShown((now) => ((now ?? 0) + steps + media.length) % media.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <>
      <Group gap="xs">
        {media.map((one, index) => (
          <UnstyledButton
            key={one.image?.id ?? one.video?.id}
            className={classes.photo}
            aria-label={enlarge(one, String(index + 1))}
            onClick={() => setShown(index)}
          >
            <Thumbnail medium={one} />
          </UnstyledButton>
        ))}
      </Group>
      <Modal
        opened={medium !== undefined}
        onClose={() => setShown(null)}
        size="xl"
        title={texts.place((shown ?? 0) + 1, media.length)}
        onKeyDown={onKeyDown}
      >
        {medium && <Enlarged medium={medium} />}
        {media.length > 1 && (
          <Group justify="space-between" mt="md">
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => go(-1)}>
              {words.lists.previous}
            </Button>
            <Button variant="default" rightSection={<IconArrowRight size={16} aria-hidden />} onClick={() => go(1)}>
              {words.lists.next}
            </Button>
          </Group>
        )}
      </Modal>
    </>
  );
}

const enlarge = ({ video }: Medium, number: string): string =>
  video ? texts.enlargeVideo(number) : texts.enlargePicture(number);

function Thumbnail({ medium: { image, video } }: { medium: Medium }) {
  const poster = video?.resolutions?.[0]?.poster?.id;
  if (video && !poster) return <IconVideo size={SMALL / 2} stroke={1.3} aria-hidden />;
  return <Picture id={image?.id ?? poster} alt="" width={SMALL} height={SMALL} />;
}

function Enlarged({ medium: { image, video } }: { medium: Medium }) {
  if (video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: customers add none
      <video className={classes.enlarged} src={video.url} controls />
    );
  if (!image?.id) return <Text size="sm">{texts.gone}</Text>;
  const whole = pictureUrl(image.id, LARGE, LARGE).replace('/fill/', '/fit/');
  return <img className={classes.enlarged} src={whole} alt={texts.title} />;
}
