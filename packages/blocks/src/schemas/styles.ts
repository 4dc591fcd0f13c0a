/** Parts of the look that several types of blocks have. Their custom properties are reset by every `.block`. */
import type { Style } from '@stoa/page-model';

const space = (label: string, side: 'above' | 'below'): Style => ({
  label,
  property: `--space-${side}`,
  steps: {
    none: { label: 'None', value: '0rem' },
    small: { label: 'Small', value: 'calc(var(--section-space) / 2)' },
    medium: { label: 'Medium', value: 'var(--section-space)' },
    large: { label: 'Large', value: 'calc(var(--section-space) * 1.5)' },
  },
});

export const scheme: Style = {
  label: 'Colours',
  property: 'data-scheme',
  steps: {
    page: { label: 'As the page' },
    quiet: { label: 'Soft', value: 'quiet' },
    accent: { label: 'Accent', value: 'accent' },
    inverse: { label: 'Inverse', value: 'inverse' },
  },
  usual: 'page',
};

/** What every section has. */
export const surface = { scheme, spaceAbove: space('Space above', 'above'), spaceBelow: space('Space below', 'below') };

export const align: Style = {
  label: 'Alignment',
  property: '--align',
  steps: {
    start: { label: 'Left', value: 'start' },
    center: { label: 'Centred', value: 'center' },
    end: { label: 'Right', value: 'end' },
  },
  usual: 'start',
};

export const headingSize: Style = {
  label: 'Size of the heading',
  property: '--heading-size',
  steps: {
    small: { label: 'Small', value: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)' },
    medium: { label: 'Medium', value: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)' },
    large: { label: 'Large', value: 'clamp(2.125rem, 1.5rem + 2.8vw, 3.75rem)' },
    huge: { label: 'Huge', value: 'clamp(2.625rem, 1.5rem + 4.6vw, 5.25rem)' },
  },
};

const columnSteps = [1, 2, 3, 4, 5, 6].map((count) => [
  String(count),
  { label: String(count), value: `repeat(${count}, minmax(0, 1fr))` },
]);

/** Without a number of columns there are as many as have room. */
export const columns: Style = {
  label: 'Columns',
  property: '--columns',
  steps: Object.fromEntries(columnSteps),
};

export const gap: Style = {
  label: 'Space between',
  property: '--gap',
  steps: {
    none: { label: 'None', value: '0rem' },
    small: { label: 'Small', value: '0.75rem' },
    medium: { label: 'Medium', value: 'clamp(1.25rem, 2.5vw, 2rem)' },
    large: { label: 'Large', value: 'clamp(2rem, 5vw, 5rem)' },
  },
};

const shares = (first: number, second: number) => `minmax(0, ${first}fr) minmax(0, ${second}fr)`;

/** How two parts share the width, where there is room for both. */
export const split: Style = {
  label: 'Widths',
  property: '--split',
  steps: {
    even: { label: 'Both equal', value: shares(1, 1) },
    'five-seven': { label: '5 to 7', value: shares(5, 7) },
    'seven-five': { label: '7 to 5', value: shares(7, 5) },
    'one-two': { label: '1 to 2', value: shares(1, 2) },
    'two-one': { label: '2 to 1', value: shares(2, 1) },
  },
  usual: 'even',
};

export const ratio: Style = {
  label: 'Shape of the picture',
  property: '--ratio',
  steps: {
    portrait: { label: 'Portrait (4 to 5)', value: '4 / 5' },
    tall: { label: 'Tall (2 to 3)', value: '2 / 3' },
    square: { label: 'Square', value: '1 / 1' },
    landscape: { label: 'Landscape (4 to 3)', value: '4 / 3' },
    wide: { label: 'Wide (16 to 9)', value: '16 / 9' },
  },
};

export const textWidth: Style = {
  label: 'Width of the text',
  property: '--text-width',
  steps: {
    narrow: { label: 'Narrow', value: '32rem' },
    medium: { label: 'Medium', value: '42rem' },
    wide: { label: 'Wide', value: '60rem' },
    full: { label: 'Full', value: 'none' },
  },
  usual: 'medium',
};

export const height: Style = {
  label: 'Height',
  property: '--height',
  steps: {
    small: { label: 'Low', value: '18rem' },
    medium: { label: 'Medium', value: 'clamp(22rem, 50vw, 38rem)' },
    large: { label: 'High', value: 'clamp(28rem, 65vw, 52rem)' },
    full: { label: 'The window', value: '90svh' },
  },
  usual: 'medium',
};

export const spaceHeight: Style = {
  label: 'Height',
  property: '--space-height',
  steps: {
    small: { label: 'Small', value: '1rem' },
    medium: { label: 'Medium', value: '2rem' },
    large: { label: 'Large', value: '4rem' },
  },
  usual: 'medium',
};
