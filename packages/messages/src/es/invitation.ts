import type { invitation as English } from '../en/invitation.ts';
import { plural } from './grammar.ts';

export const invitation: typeof English = {
  title: 'Tus reseñas',
  heading: (name) => (name ? `¿Qué te ha parecido, ${name}?` : '¿Qué te ha parecido?'),
  intro: 'Tus reseñas ayudan a otras personas a elegir. No hace falta que inicies sesión.',
  rating: 'Tu valoración',
  stars: (count) => plural(count, { one: '# estrella', other: '# estrellas' }),
  text: 'Tu reseña',
  photos: 'Fotos',
  photosHint: 'Hasta 5 fotos, 25 MB en total',
  name: 'Tu nombre',
  nameHint: 'Se muestra con tu reseña',
  send: 'Enviar reseña',
  written: {
    APPROVED: 'Gracias. Tu reseña está publicada.',
    IN_MODERATION: 'Gracias. Tu reseña aparecerá cuando la hayamos leído.',
    SUBMITTED: 'Gracias. Tu reseña aparecerá cuando la hayamos leído.',
    REJECTED: 'Gracias. Hemos recibido tu reseña.',
  },
  seeProduct: (product) => `Ver ${product}`,
  problems: {
    rating: 'Elige cuántas estrellas le das.',
    photos: 'Una de las fotos no se puede usar. Elige hasta 5 fotos de 15 MB como máximo cada una.',
    text: 'Tu reseña es demasiado larga. Caben 3000 caracteres.',
    tooMany: 'Han sido demasiados intentos. Espera un rato y vuelve a probar.',
    other: 'No hemos podido guardar tu reseña. Vuelve a intentarlo.',
  },
  unknown: {
    title: 'Este enlace no lleva a ninguna parte',
    text: 'Puede que esté incompleto. Prueba a abrirlo de nuevo desde el correo.',
  },
  unsubscribe: {
    link: 'No pedirme reseñas',
    title: '¿No quieres que te pidamos más reseñas?',
    text: 'No te pediremos más reseñas ni te enviaremos recordatorios de compras sin terminar. Los correos sobre tus pedidos te seguirán llegando.',
    button: 'No recibir más peticiones',
    done: 'No volveremos a pedirte reseñas.',
  },
};
