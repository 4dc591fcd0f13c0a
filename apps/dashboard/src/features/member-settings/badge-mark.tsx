import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { BadgeView } from './queries.ts';

const texts = words.memberSettings.badges;

type BadgeMarkProps = { badge: Pick<BadgeView, 'title' | 'backgroundColor' | 'textColor' | 'icon'> };

/** A badge as it appears on members. */
export function BadgeMark({ badge: { title, backgroundColor, textColor, icon } }: BadgeMarkProps) {
  return (
    <Badge
      radius="sm"
      size="lg"
      maw="100%"
      styles={{ root: { backgroundColor: backgroundColor ?? undefined, color: textColor ?? undefined } }}
      leftSection={icon?.url && <img src={icon.url} alt="" width={16} height={16} style={{ objectFit: 'contain' }} />}
    >
      {title || texts.badge}
    </Badge>
  );
}
