import type { emailSettings as English } from '../../en/dashboard/email-settings.ts';

export const emailSettings: typeof English = {
  title: 'E-Mails',
  all: 'Alle E-Mails',
  sent: 'Gesendete E-Mails',
  none: 'Keine E-Mails',
  noneText: 'Diese Website sendet keine E-Mails.',
  off: 'Aus',
  madeUp: (when) => `${when} Namen, Produkte und Beträge in dieser Vorschau sind erfunden.`,
  language: 'Sprache',
  subject: 'Betreff:',
  preview: (subject) => `Vorschau: ${subject}`,
  isOn: 'Diese E-Mail senden',
  alwaysOn: 'Auf diese E-Mail kann Ihre Website nicht verzichten, daher wird sie immer gesendet.',
  nowOn: 'Diese E-Mail wird ab jetzt gesendet',
  nowOff: 'Diese E-Mail wird nicht mehr gesendet',
  test: 'Test an mich senden',
  tested: (to) => `Ein Test an ${to} ist unterwegs`,
  recipients: 'Wer sie erhält',
  recipientsText:
    'E-Mail-Adressen, nach jeder die Eingabetaste. Ohne Adresse geht sie an die eigene Adresse Ihres Shops oder, wenn es keine gibt, an alle im Team, die ihr Thema sehen dürfen.',
  recipientsNone: 'Ihr Shop oder sein Team',
  recipientsSaved: 'Die Adressen wurden gespeichert',
};
