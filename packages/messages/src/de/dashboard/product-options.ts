import type { productOptions as English } from '../../en/dashboard/product-options.ts';

export const productOptions: typeof English = {
  title: 'Optionen',
  text: 'Gibt es verschiedene Größen, Farben oder Arten? Fügen Sie für jede Eigenschaft eine Option hinzu.',
  add: 'Option hinzufügen',
  unnamed: {
    inText: 'neue Option',
    title: 'Neue Option',
  },
  name: 'Name der Option',
  example: 'Größe',
  displayOf: (name) => `${name}: Darstellung`,
  asText: 'Text',
  asSwatches: 'Farbfelder',
  remove: (name) => `Option „${name}“ entfernen`,
  choices: {
    of: (name) => `${name}: Werte`,
    choice: 'Wert',
    inText: 'Wert',
    unnamed: 'der Wert',
    remove: (name) => `Wert „${name}“ entfernen`,
    newOf: (option) => `Neuer Wert: ${option}`,
    new: 'Neuer Wert, dann Eingabetaste',
    add: 'Wert hinzufügen',
    full: 'Mit mehr Werten gäbe es mehr als 1.000 Varianten.',
  },
  replacing: {
    only: 'die einzige Variante',
    title: 'Diese Variante ersetzen?',
    titleMany: (count) => `${count} Varianten ersetzen?`,
    text: (names, more) =>
      `Beim Speichern wird ersetzt: ${names}${more > 0 ? ` und ${more} weitere` : ''}. Preise werden übernommen, wo eine neue Variante an die Stelle tritt; prüfen Sie danach Artikelnummern und Bestand.`,
    confirm: 'Optionen ändern',
    keep: 'Nicht ändern',
  },
  pictures: {
    count: (name, count) => `Bilder von ${name}: ${count}`,
    of: (name) => `Bilder von ${name}`,
    text: (name) => `Wird angezeigt, wenn Kunden ${name} wählen`,
    none: 'Fügen Sie dem Produkt zuerst Bilder hinzu.',
  },
  swatch: {
    of: (name) => `Farbfeld von ${name}`,
    colour: 'Farbe',
    pick: 'Eine Farbe vom Bildschirm aufnehmen',
    picture: 'Oder ein Bild',
  },
};
