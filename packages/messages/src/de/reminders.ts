import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: 'Keine Erinnerungen mehr?',
  text: 'Wir erinnern Sie dann nicht mehr per E-Mail an das, was Sie an der Kasse zurückgelassen haben. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
  button: 'Keine Erinnerungen mehr',
  done: 'Wir schicken Ihnen keine Erinnerungen mehr.',
};
