import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: '¿No quieres más recordatorios?',
  text: 'No te enviaremos más recordatorios de compras sin terminar ni te pediremos más reseñas. Los correos sobre tus pedidos te seguirán llegando.',
  button: 'No recibir más recordatorios',
  done: 'No volveremos a enviarte recordatorios.',
};
