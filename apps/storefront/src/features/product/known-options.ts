/** Options that search engines and merchant centres know, by their common names in the languages of Europe. */
const KNOWN: [names: RegExp, property: 'color' | 'size' | 'material' | 'pattern'][] = [
  [/^(colou?r|farbe|couleur|colore)$/i, 'color'],
  [/^(size|größe|grösse|taille|taglia|talla)$/i, 'size'],
  [/^(material|matière|materiale)$/i, 'material'],
  [/^(pattern|muster|motif)$/i, 'pattern'],
];

export const propertyOf = (optionName: string) => KNOWN.find(([names]) => names.test(optionName))?.[1];
