import { words } from '../../../app/words.ts';
import type { ColorToken } from './tokens.ts';

const texts = words.editorTheme.palettes.names;

type PaletteId = keyof typeof texts;
export type Palette = { id: PaletteId; name: string; colors: Record<ColorToken, string> };

const palette = (id: PaletteId, paper: string, ink: string, muted: string, accent: string): Palette => ({
  ...{ id, name: texts[id] },
  colors: { 'color-paper': paper, 'color-ink': ink, 'color-muted': muted, 'color-accent': accent },
});

/** Colours that go together, to begin with. */
export const palettes: readonly Palette[] = [
  palette('press', '#faf7f1', '#201d1a', '#665e55', '#b5431f'),
  palette('chalk', '#ffffff', '#16181d', '#5b616e', '#2456d6'),
  palette('orchard', '#f6f8f1', '#1c2619', '#55614f', '#3d7015'),
  palette('harbour', '#f1f6f8', '#10242e', '#4d626d', '#0b6a85'),
  palette('rosewood', '#fbf4f3', '#2a1719', '#6e5658', '#9c2f4a'),
  palette('saffron', '#fffaf0', '#2b2110', '#6b5d43', '#945a00'),
  palette('linen', '#f5f1ea', '#23201c', '#655d52', '#6b4f2a'),
  palette('lagoon', '#f3f8f6', '#0f2a26', '#4b635d', '#0d7361'),
  palette('plum', '#f9f5fa', '#26152b', '#675a6c', '#7a2f8f'),
  palette('midnight', '#12151c', '#eef1f6', '#a3acbb', '#8fb4ff'),
  palette('studio', '#141311', '#f4efe6', '#b0a798', '#e8a33d'),
  palette('forest', '#101a15', '#eaf3ec', '#a0b3a6', '#7fd19b'),
  palette('cellar', '#1b1013', '#f7ecee', '#bda5aa', '#f08a9b'),
];
