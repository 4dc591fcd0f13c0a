import type { productMedia as English } from '../../en/dashboard/product-media.ts';

export const productMedia: typeof English = {
  title: 'Bilder und Videos',
  main: 'Hauptbild',
  picture: (place) => `Bild ${place}`,
  videoAt: (place) => `Video ${place}`,
  video: 'Video',
  altText: 'Alternativtext',
  altTextOf: (name) => `Alternativtext von ${name}`,
  altExample: 'Was zu sehen ist',
  useAsMain: 'Als Hauptbild verwenden',
  makeMain: (name) => `${name} zum Hauptbild machen`,
  files: 'Bild- und Videodateien',
  add: 'Dateien hinzufügen',
  drop: 'oder Bilder und Videos hierher ziehen',
  videoRemoved: 'Video entfernt',
  pictureRemoved: 'Bild entfernt',
  fromLibrary: 'Aus den Medien',
  addFromLibrary: 'Aus den Medien hinzufügen',
};
