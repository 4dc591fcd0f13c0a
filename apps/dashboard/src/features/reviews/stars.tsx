import { Box } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import classes from './reviews.module.css';

const texts = words.reviews;

const PLACES = [1, 2, 3, 4, 5];

/** A rating as stars. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <Box component="span" role="img" aria-label={texts.ofStars(rating)} className={classes.stars}>
      {PLACES.map((place) => (
        <IconStarFilled key={place} size={size} aria-hidden data-empty={place > rating || undefined} />
      ))}
    </Box>
  );
}
