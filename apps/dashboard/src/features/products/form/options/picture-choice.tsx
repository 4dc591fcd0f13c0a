import { ActionIcon, Indicator, Popover, Text } from '@mantine/core';
import { IconCheck, IconPhoto } from '@tabler/icons-react';
import { words } from '../../../../app/words.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { mediaName } from '../media/media-card.tsx';
import { stillOf } from '../media/stored-media.ts';
import type { MediaDraft } from '../product-form.ts';
import classes from './options.module.css';

const texts = words.productOptions.pictures;

type PictureChoiceProps = {
  /** The name of the choice that the pictures show: `Red`. */
  name: string;
  media: MediaDraft[];
  chosen: string[];
  onChange: (mediaIds: string[]) => void;
};

/** Selects the product's pictures that show a choice. */
export function PictureChoice({ name, media, chosen, onChange }: PictureChoiceProps) {
  const linked = chosen.filter((id) => media.some((one) => one.id === id));
  const first = media.find(({ id }) => id === linked[0]);
  const still = first && stillOf(first);
  return (
    <Indicator label={linked.length} disabled={linked.length === 0} size={16} offset={4}>
      <Popover width={260} position="bottom-end" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon variant="default" size={36} aria-label={texts.count(name, linked.length)}>
            {still ? <Picture id={still} alt="" width={26} height={26} /> : <IconPhoto size={16} />}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.of(name)}>
          <Text size="sm" mb="xs">
            {media.length > 0 ? texts.text(name) : texts.none}
          </Text>
          <PictureToggles
            media={media}
            isChosen={(id) => linked.includes(id)}
            onToggle={(id) => onChange(linked.includes(id) ? linked.filter((one) => one !== id) : [...linked, id])}
          />
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
}

type PictureTogglesProps = { media: MediaDraft[]; isChosen: (id: string) => boolean; onToggle: (id: string) => void };

/** Pictures as toggle buttons. */
export function PictureToggles({ media, isChosen, onToggle }: PictureTogglesProps) {
  return (
    <div className={classes.thumbs}>
      {media.map((one, index) => (
        <button
          key={one.id}
          type="button"
          className={classes.thumb}
          aria-pressed={isChosen(one.id)}
          aria-label={one.altText || mediaName(one, index)}
          onClick={() => onToggle(one.id)}
        >
          <Picture id={stillOf(one)} alt="" width={64} height={64} isFluid />
          {isChosen(one.id) && (
            <span className={classes.tick}>
              <IconCheck size={12} aria-hidden />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
