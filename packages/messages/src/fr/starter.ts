import type { starter as English } from '../en/starter.ts';

export const starter: typeof English = {
  shop: 'Boutique',
  welcome: 'Bienvenue ! Prenez le temps de faire un tour, et écrivez-nous si vous avez la moindre question.',
  browse: 'Découvrir la boutique',
  newest: 'Tout juste arrivés',
};
