import type { Look } from './letter.ts';

export const exampleLook: Look = {
  name: 'Kiln & Co',
  language: 'en',
  colors: { ink: '#1d1b19', paper: '#ffffff', accent: '#0a5c36', onAccent: '#ffffff', muted: '#5f5b57' },
  font: 'Arial, sans-serif',
};
