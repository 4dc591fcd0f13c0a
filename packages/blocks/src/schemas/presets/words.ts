/** Text, with pictures or without. */
import { inColumns, look, looksOf, type Parts, paragraphs, pictured, type ReadyMade, toShop } from './ready-made.ts';

const told =
  (name: 'story' | 'workshop', imageSide: 'left' | 'right'): ReadyMade['content'] =>
  ({ [name]: texts, readMore }) => ({ props: { ...texts, imageSide, action: toShop(readMore) } });

const letter: ReadyMade['content'] = ({ letter: { heading, paragraphs: texts } }) => ({
  props: { heading, text: paragraphs(...texts) },
});

const way = (title: string, text: string, label: string): Parts => [
  { type: 'heading', props: { text: title } },
  { type: 'words', props: { text: paragraphs(text) } },
  { type: 'button', props: { link: toShop(label), look: 'quiet' } },
];

const sides: ReadyMade['content'] = ({ sides: { heading, items }, browse }) => ({
  props: { heading },
  slots: {
    items: items.map(([title = '', text = '']) => ({ type: 'column', slots: { content: way(title, text, browse) } })),
  },
});

const pictures: ReadyMade['content'] = ({ pictures: { heading, text } }) => ({
  props: { heading, text },
  slots: { items: [1, 2, 3, 4].map(() => ({ type: 'galleryPicture' })) },
});

const compare: ReadyMade['content'] = ({ compare: { heading, text, before, after } }) => ({
  props: { heading, text, beforeLabel: before, afterLabel: after },
});

export const words: readonly ReadyMade[] = [
  ...pictured(
    looksOf('imageWithText', told('story', 'left'), {
      'Your story': {},
      'Your story, on a soft background': look({ scheme: 'quiet' }),
      'Your story beside a small picture': look({ split: 'five-seven', ratio: 'portrait' }),
    }),
  ),
  ...pictured(
    looksOf('imageWithText', told('workshop', 'right'), {
      'Your workshop': {},
      'Your workshop, inverse': look({ scheme: 'inverse' }),
    }),
  ),
  ...looksOf('richText', letter, {
    'A letter': {},
    'A letter in the middle': look({ align: 'center', textWidth: 'narrow' }),
    'A letter on a soft background': look({ scheme: 'quiet' }),
  }),
  ...looksOf('columns', sides, {
    'Two ways': inColumns(2),
    'Two ways, centred on a soft background': { ...inColumns(2), ...look({ scheme: 'quiet', align: 'center' }) },
  }),
  ...pictured(
    looksOf('gallery', pictures, {
      'Pictures in squares': { columns: { all: '2', desktop: '4' } },
      'Large pictures': { ...inColumns(2), ...look({ ratio: 'landscape' }) },
      'Tall pictures without gaps': { columns: { all: '2', desktop: '4' }, ...look({ ratio: 'tall', gap: 'none' }) },
    }),
  ),
  ...pictured(looksOf('beforeAfter', compare, { 'Before and after': {} })),
  ...looksOf('video', ({ film }) => ({ props: film }), {
    'A film': {},
    'A film, inverse': look({ scheme: 'inverse', textWidth: 'wide' }),
  }),
];
