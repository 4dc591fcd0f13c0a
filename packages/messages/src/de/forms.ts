import type { forms as English } from '../en/forms.ts';
import { plural } from './grammar.ts';

export const forms: typeof English = {
  optional: '(optional)',
  problems: 'Bitte korrigieren Sie Folgendes',
  errorTitle: (title) => `Fehler: ${title}`,
  remove: 'Entfernen',
  save: 'Speichern',
  confirm: 'Bestätigen',
  rules: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    tooShort: (least) => `Geben Sie mindestens ${least} Zeichen ein.`,
    tooLong: (most) => `Geben Sie höchstens ${most} Zeichen ein.`,
    weakPassword: 'Dieses Passwort ist leicht zu erraten. Wählen Sie eines, das Sie sonst nirgends verwenden.',
    other: 'Bitte prüfen Sie dieses Feld.',
  },
  refused: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  tooManyAttempts: {
    soon: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    seconds: (seconds) =>
      plural(seconds, {
        one: 'Zu viele Versuche. Bitte warten Sie # Sekunde und versuchen Sie es erneut.',
        other: 'Zu viele Versuche. Bitte warten Sie # Sekunden und versuchen Sie es erneut.',
      }),
    minutes: (minutes) =>
      plural(minutes, {
        one: 'Zu viele Versuche. Bitte warten Sie # Minute und versuchen Sie es erneut.',
        other: 'Zu viele Versuche. Bitte warten Sie # Minuten und versuchen Sie es erneut.',
      }),
  },
};
