/** The templates as people choose between them, without what they consist of. */

export type ListedTemplate = { id: string; name: string };

export const templateList = [
  { id: 'halftone', name: 'Halftone' },
  { id: 'marrow', name: 'Marrow' },
  { id: 'sourdough', name: 'Sourdough' },
  { id: 'lowpass', name: 'Lowpass' },
  { id: 'stillwater', name: 'Stillwater' },
  { id: 'offcut', name: 'Offcut' },
] as const satisfies readonly ListedTemplate[];
