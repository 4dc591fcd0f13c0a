import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: 'Keine Erinnerungen mehr?',
  text: 'Sie erhalten dann keine Erinnerungen an offene Einkäufe und keine Bitten um Bewertungen mehr. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
  button: 'Keine Erinnerungen mehr',
  done: 'Wir schicken Ihnen keine Erinnerungen mehr.',
};
