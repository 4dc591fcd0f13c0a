import type { forms as English } from '../../en/dashboard/forms.ts';
import { plural } from '../grammar.ts';

export const forms: typeof English = {
  save: 'Speichern',
  discard: 'Verwerfen',
  notAllowed: 'Mit Ihrer Rolle können Sie das nicht ändern.',
  cancel: 'Abbrechen',
  name: 'Bezeichnung',
  unsaved: 'Nicht gespeicherte Änderungen',
  unchanged: 'Keine Änderungen',
  notSaved: 'Noch nicht gespeichert',
  markedFields: (count) =>
    plural(count, { one: 'Prüfen Sie das markierte Feld.', other: 'Prüfen Sie die # markierten Felder.' }),
  close: {
    title: 'Schließen, ohne zu speichern?',
    text: 'Ihre Änderungen sind noch nicht gespeichert und gehen verloren.',
    confirm: 'Ohne Speichern schließen',
    keep: 'Weiter bearbeiten',
  },
  discardChanges: {
    title: 'Änderungen verwerfen?',
    text: 'Das Formular wird auf den zuletzt gespeicherten Stand zurückgesetzt.',
    confirm: 'Änderungen verwerfen',
    keep: 'Weiter bearbeiten',
  },
  changedMeanwhile: {
    title: 'Jemand anderes hat das inzwischen geändert',
    text: 'Noch ist nichts gespeichert. Laden Sie die andere Fassung mit Ihren Änderungen und speichern Sie dann erneut.',
    reload: 'Neu laden und meine Änderungen behalten',
    reopen:
      'Jemand anderes hat das inzwischen geändert. Schließen Sie das Fenster, und öffnen Sie es erneut, um den neuen Stand zu sehen.',
    loaded: 'Die andere Fassung wurde mit Ihren Änderungen geladen',
    apart: 'Sie haben unterschiedliche Felder geändert. Prüfen Sie das Formular, und speichern Sie.',
    both: 'Diese Felder haben Sie beide geändert. Das Formular zeigt Ihre Fassung; wenn Sie speichern, ersetzt sie die andere:',
    theirs: (value) => `in der anderen Fassung „${value}“`,
  },
  missingName: 'Geben Sie einen Namen ein',
  noEmail: 'Geben Sie eine E-Mail-Adresse ein',
  noWebAddress: 'Geben Sie eine vollständige Webadresse ein, etwa https://laden.example',
  invalid: 'ist ungültig',
};
