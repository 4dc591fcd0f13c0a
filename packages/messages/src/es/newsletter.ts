import type { newsletter as English } from '../en/newsletter.ts';

export const newsletter: typeof English = {
  title: 'Confirma tu suscripción',
  text: 'Pulsa el botón y te enviaremos nuestras novedades por correo electrónico. Puedes darte de baja en cualquier momento.',
  button: 'Confirmar suscripción',
  done: 'Tu suscripción está confirmada. ¡Gracias!',
};
