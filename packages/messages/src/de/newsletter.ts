import type { newsletter as English } from '../en/newsletter.ts';

export const newsletter: typeof English = {
  title: 'Anmeldung bestätigen',
  text: 'Ein Klick auf den Knopf genügt, und wir schicken Ihnen Neuigkeiten per E-Mail. Sie können sich jederzeit wieder abmelden.',
  button: 'Anmeldung bestätigen',
  done: 'Sie sind angemeldet. Vielen Dank!',
};
