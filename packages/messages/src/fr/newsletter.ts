import type { newsletter as English } from '../en/newsletter.ts';

export const newsletter: typeof English = {
  title: 'Confirmez votre inscription',
  text: 'Un clic sur le bouton, et nous vous enverrons nos actualités par e-mail. Vous pouvez vous désinscrire à tout moment.',
  button: 'Confirmer l’inscription',
  done: 'Votre inscription est confirmée. Merci !',
};
