import { ActionIcon, Badge, Group, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import classes from './pictures.module.css';
import type { PictureDraft } from './product-form.ts';

type PictureCardProps = {
  picture: PictureDraft;
  position: number;
  count: number;
  error: string | undefined;
  onAltText: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A picture with its alt text, its place and the way to remove it. */
export function PictureCard({ picture, position, count, error, onAltText, onMove, onRemove }: PictureCardProps) {
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

type MoveButtonProps = { label: string; isPossible: boolean; onClick: () => void; children: ReactNode };

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
