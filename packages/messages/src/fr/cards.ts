import type { cards as English } from '../en/cards.ts';

export const cards: typeof English = {
  title: 'Moyens de paiement',
  intro:
    'Les cartes que vous nous laissez conserver pour vos prochains achats. Nous ne voyons ni n’enregistrons jamais leurs numéros.',
  empty:
    'Vous n’avez pas encore enregistré de carte. Au moment de payer, cochez « Enregistrer cette carte pour la prochaine fois ».',
  expires: (month, year) => `Expire fin ${String(month).padStart(2, '0')}/${year}`,
  soon: 'Expire bientôt',
  expired: 'Expirée',
  primary: 'Par défaut',
  makePrimary: 'Utiliser par défaut',
  remove: 'Supprimer',
  removeHint: 'Pour payer de nouveau avec cette carte, vous devrez la saisir à nouveau.',
  removeNow: 'Supprimer la carte',
  unusable: 'Cette boutique ne peut plus débiter cette carte.',
  notices: {
    removed: 'La carte a été supprimée.',
    preferred: 'Cette carte est désormais votre carte par défaut.',
    inUse:
      'Un abonnement est débité sur cette carte. Choisissez d’abord une autre carte pour cet abonnement, ou résiliez-le.',
    gone: 'Ce n’était pas possible : la carte a déjà été supprimée.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  },
  choose: 'Vos cartes',
  other: 'Une autre carte',
  save: 'Enregistrer cette carte pour la prochaine fois',
  subscription: {
    card: 'Carte',
    change: 'Débiter une autre carte',
    changeHint: 'Nous la débiterons pour les prochaines livraisons.',
    use: 'Utiliser cette carte',
    saveFirst: 'Pour faire débiter une autre carte, enregistrez-la lors de votre prochain achat.',
  },
};
