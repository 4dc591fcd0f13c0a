import type { starter as English } from '../en/starter.ts';

export const starter: typeof English = {
  shop: 'Sortiment',
  welcome: 'Schön, dass Sie da sind. Sehen Sie sich um, und melden Sie sich, wenn Sie Fragen haben.',
  browse: 'Zum Sortiment',
  newest: 'Neu eingetroffen',
};
