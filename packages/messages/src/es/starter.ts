import type { starter as English } from '../en/starter.ts';

export const starter: typeof English = {
  shop: 'Tienda',
  welcome: 'Qué alegría verte por aquí. Echa un vistazo y escríbenos si tienes alguna pregunta.',
  browse: 'Explorar la tienda',
  newest: 'Lo más nuevo',
};
