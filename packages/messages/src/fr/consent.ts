import type { consent as English } from '../en/consent.ts';

export const consent: typeof English = {
  title: 'Votre choix',
  text: 'Ce site fonctionne aussi sans votre consentement. Avec lui, nous utilisons en plus des services tiers, pour les finalités que vous choisissez ici.',
  categories: {
    FUNCTIONAL: {
      label: 'Contenus complémentaires',
      text: 'Vidéos, cartes et autres contenus provenant d’autres sites.',
    },
    ANALYTICS: { label: 'Statistiques', text: 'Nous aide à comprendre comment le site est utilisé.' },
    ADVERTISING: { label: 'Publicité', text: 'Mesure l’effet des annonces et vous en montre d’adaptées.' },
  },
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  choose: 'Choisir moi-même',
  save: 'Enregistrer mes choix',
  settings: 'Choix de confidentialité',
  saved: 'Vos choix ont été enregistrés.',
  privacy: 'Politique de confidentialité',
  waits: 'Ce contenu provient d’un autre site et s’affichera dès que vous autoriserez les contenus complémentaires.',
};
