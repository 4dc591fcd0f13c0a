import type { productPlans as English } from '../../en/dashboard/product-plans.ts';

export const productPlans: typeof English = {
  title: 'Abos',
  plans: 'Abo-Pläne',
  text: 'Lassen Sie Kunden es regelmäßig bestellen, auf Wunsch mit Rabatt.',
  once: 'Auch einmalig verkaufen',
  add: 'Abo-Plan hinzufügen',
  unnamed: {
    inText: 'neuer Abo-Plan',
    title: 'Neuer Abo-Plan',
  },
};
