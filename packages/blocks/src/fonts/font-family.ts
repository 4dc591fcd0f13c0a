/** A family of fonts that Stoa serves itself. */
export type FontFamily = {
  kind: 'sans' | 'serif' | 'mono';
  /** The lightest and the heaviest weight. */
  weights: string;
  /** How a font of the system is stretched to take as much room. */
  fallback: { size: string; ascent: string; descent: string; gap: string };
  /** Its files, each with the characters in it: browsers load those that a page has. The first one has Latin letters. */
  faces: readonly { file: string; range: string }[];
};
