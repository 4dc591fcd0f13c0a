import type { newSite as English } from '../../en/dashboard/new-site.ts';

export const newSite: typeof English = {
  description:
    'Sie ist sofort erreichbar. Alles lässt sich später ändern, die Währung jedoch nur, solange noch nichts einen Preis hat.',
  refused: 'Sie können hier keine Websites erstellen',
  refusedText: 'Wenden Sie sich an die Betreiber dieses Servers.',
  fromArchive:
    'Um eine Website aus einem Archiv zu übernehmen, erstellen Sie zuerst eine neue. Importieren Sie die Datei dann unter „Einstellungen“, „Archiv der Website“.',
  make: 'Website erstellen',
  furnishing:
    'Der Shop wird mit Bildern, Seiten und Produkten gefüllt. Bei einer kleinen Vorlage dauert das ein paar Sekunden, bei einer großen ein bis zwei Minuten.',
  furnishingStep: (step) =>
    `Der Shop wird gefüllt. Gerade: ${step}. Bei einer großen Vorlage dauert das ein bis zwei Minuten.`,
  progress: 'Der Shop wird gefüllt',
  name: 'Name des Shops',
  missingName: 'Geben Sie den Namen des Shops ein.',
  address: 'Adresse',
  addressText: 'Eine eigene Domain können Sie später hinzufügen.',
  wrongAddress: 'Verwenden Sie 3 bis 40 Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche.',
  takenAddress: 'Diese Adresse ist vergeben.',
  freeAddress: 'Diese ist noch frei:',
  country: 'Land des Unternehmens',
  countryText: 'Danach richten sich die Vorschläge für Steuern und Adressen.',
  language: 'Sprache der Website',
  currency: 'Währung',
  beginWith: 'Beginnen mit',
  beginText: 'Seiten, Bilder und ein paar Produkte als Ausgangspunkt. Alles lässt sich ändern oder löschen.',
  saved: { own: 'Ihre Vorlage', shared: 'Auf diesem Server angeboten' },
  asInTemplate: 'Wie in der Vorlage.',
  empty: { name: 'Eine leere Website', trade: 'Eine Begrüßung und Ihre Produkte', says: 'Den Rest gestalten Sie' },
  templates: {
    halftone: { trade: 'Drucke und Bilder', says: 'Papierbögen an einer cremefarbenen Wand' },
    marrow: { trade: 'Mode', says: 'Ein Lookbook in Versalien und Knochenweiß' },
    sourdough: { trade: 'Essen zum Abholen', says: 'Papierschnitt, Butter und Tomate' },
    lowpass: { trade: 'Digitale Produkte', says: 'Limettengrün auf Schwarz, in Zahlen' },
    stillwater: { trade: 'Praxis und Termine', says: 'Eine ruhige Spalte mit Luft zum Atmen' },
    offcut: { trade: 'Studio und Portfolio', says: 'Schwarze Linien auf Weiß, eine kräftige Farbe' },
  },
};
