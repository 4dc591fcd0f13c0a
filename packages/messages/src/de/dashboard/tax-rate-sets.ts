import type { taxRateSets as English } from '../../en/dashboard/tax-rate-sets.ts';
import { plural } from '../grammar.ts';

export const taxRateSets: typeof English = {
  title: 'Fertige Sätze',
  where: 'Wo',
  sets: {
    eu: 'Europäische Union',
    gb: 'Vereinigtes Königreich',
    ca: 'Kanada',
    us: 'USA',
  },
  text: 'Die üblichen Sätze mit dem Tag, an dem sie galten, und ihrer Quelle. Bevor sich etwas ändert, sehen Sie, was sich ändern würde.',
  asOf: (date, source) =>
    `Stand ${date}, laut [${source}]. Dies sind die allgemeinen Sätze: Für Waren wie Bücher oder Lebensmittel können andere gelten. Prüfen Sie sie, bevor Sie verkaufen.`,
  which: 'Welche Sätze',
  each: 'Die jedes Landes',
  eachText: 'Nötig, sobald Sie für mehr als 10.000 EUR im Jahr in andere Länder der Union verkaufen.',
  own: 'Überall die Ihres Landes',
  ownText: 'Für kleinere Unternehmen.',
  ownCountry: 'Ihr Land',
  oftenIncluded: 'Preise enthalten dort meist die Steuer, Ihre nicht. Sie können das unter „Ihre Preise“ ändern.',
  oftenAdded:
    'Zu Preisen kommt die Steuer dort meist an der Kasse hinzu, Ihre enthalten sie. Sie können das unter „Ihre Preise“ ändern.',
  choosePlace: 'Wählen Sie mindestens einen Ort aus.',
  summary: (added, changed, same) =>
    `${[added > 0 && plural(added, { one: '# Ort kommt hinzu', other: '# Orte kommen hinzu' }), changed > 0 && plural(changed, { one: '# ändert sich', other: '# ändern sich' }), same > 0 && plural(same, { one: '# bleibt unverändert', other: '# bleiben unverändert' })].filter(Boolean).join(', ')}.`,
  saved: (places) =>
    plural(places, { one: 'Die Sätze für # Ort wurden gespeichert', other: 'Die Sätze für # Orte wurden gespeichert' }),
  use: 'Diese Sätze verwenden',
  changes: 'Was sich ändern würde',
  allPlaces: 'Alle Orte',
  same: 'Bleibt unverändert',
  unchanged: (rate) => `${rate}, keine Änderung`,
};
