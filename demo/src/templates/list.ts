/** The templates as people choose between them, without what they consist of. */

export type ListedTemplate = { id: string; name: string; trade: string; says: string };

export const templateList = [
  { id: 'halftone', name: 'Halftone', trade: 'Prints and pictures', says: 'Sheets of paper on a cream wall' },
  { id: 'marrow', name: 'Marrow', trade: 'Fashion', says: 'A look book in capitals and bone' },
  { id: 'sourdough', name: 'Sourdough', trade: 'Food to collect', says: 'Cut paper, butter and tomato' },
  { id: 'lowpass', name: 'Lowpass', trade: 'Digital goods', says: 'Lime on black, in numbers' },
  {
    id: 'stillwater',
    name: 'Stillwater',
    trade: 'Practice and appointments',
    says: 'One calm column with room to breathe',
  },
  { id: 'offcut', name: 'Offcut', trade: 'Studio and portfolio', says: 'Black lines on white, one strong colour' },
] as const satisfies readonly ListedTemplate[];
