import type { BlockSchema, Property } from '@stoa/page-model';
import { fonts } from '../schemas/fonts.ts';

const color = (label: string): Property => ({ kind: 'color', label });
const choice = (label: string, options: Readonly<Record<string, string>>): Property => ({
  kind: 'choice',
  label,
  options,
});

/** The root of a site's theme: its properties are the tokens, so that a theme changes, is undone and is published like a page. */
export const siteTheme: BlockSchema = {
  type: 'siteTheme',
  label: 'Theme',
  group: 'page',
  props: {
    'color-paper': color('Background'),
    'color-ink': color('Text'),
    'color-muted': color('Secondary text'),
    'color-accent': color('Accent'),
    'font-heading': choice('Headings', fonts),
    'font-body': choice('Text', fonts),
    'heading-weight': choice('Weight of headings', { 400: 'Regular', 500: 'Medium', 600: 'Semi-bold', 700: 'Bold' }),
    'heading-case': choice('Case of headings', { none: 'As written', uppercase: 'Capitals' }),
    radius: choice('Corners', { '0px': 'Square', '3px': 'Slightly round', '10px': 'Round', '20px': 'Very round' }),
    'button-radius': choice('Buttons', {
      'var(--radius)': 'As other corners',
      '0px': 'Square',
      '999px': 'Pills',
    }),
    'section-space': choice('Space between sections', {
      'clamp(2rem, 5vw, 4rem)': 'Tight',
      'clamp(3.5rem, 9vw, 8rem)': 'Medium',
      'clamp(5rem, 13vw, 12rem)': 'Airy',
    }),
    'page-width': choice('Width of the page', { '66rem': 'Narrow', '84rem': 'Medium', '104rem': 'Wide' }),
    'card-picture': choice('Pictures of products', { '72%': 'On a mat', '100%': 'To the edge' }),
  },
  slots: {},
};
