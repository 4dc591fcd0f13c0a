import type { subscriptions as English } from '../en/subscriptions.ts';
import { number, plural } from './grammar.ts';

const units = {
  DAY: { one: 'Tous les jours', other: 'Tous les # jours' },
  WEEK: { one: 'Toutes les semaines', other: 'Toutes les # semaines' },
  MONTH: { one: 'Tous les mois', other: 'Tous les # mois' },
  YEAR: { one: 'Tous les ans', other: 'Tous les # ans' },
};

const freeFor = {
  DAY: { one: '# jour gratuit', other: '# jours gratuits' },
  WEEK: { one: '# semaine gratuite', other: '# semaines gratuites' },
  MONTH: { one: '# mois gratuit', other: '# mois gratuits' },
  YEAR: { one: '# an gratuit', other: '# ans gratuits' },
};
const within = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1);

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, ${number(times)} fois au total`,
  line: 'Abonnement',
  purchase: 'Comment souhaitez-vous acheter ?',
  once: 'Achat unique',
  consent: (how) =>
    `Vous souscrivez un abonnement : ${within(how)}. Votre carte est enregistrée et sera débitée à chaque livraison. Vous pouvez résilier à tout moment.`,
  trialThen: ({ frequency, interval }, how) => `${plural(interval, freeFor[frequency])}, puis ${within(how)}`,
  trialThenPrice: ({ frequency, interval }, price, how) =>
    `${plural(interval, freeFor[frequency])}, puis ${price} ${within(how)}`,
  trialConsent: (terms) =>
    `Vous commencez un essai gratuit : ${terms}. Votre carte est enregistrée ; elle sera débitée à la fin de l’essai, puis à chaque livraison. Si vous résiliez avant, rien de tout cela ne sera débité.`,
  trialUntil: 'Essai gratuit jusqu’au',
  trialCancelHint: 'Si vous résiliez avant la fin de l’essai gratuit, plus rien ne sera débité.',
  title: 'Abonnements',
  empty: 'Vous n’avez aucun abonnement.',
  all: 'Tous les abonnements',
  statuses: {
    ACTIVE: 'Actif',
    PAUSED: 'En pause',
    SUSPENDED: 'Suspendu',
    CANCELED: 'Résilié',
    ENDED: 'Terminé',
  },
  columns: { items: 'Articles', status: 'Statut', next: 'Prochain paiement', total: 'Par livraison' },
  delivery: 'Livraison',
  status: 'Statut',
  since: 'Depuis le',
  total: 'Prix par livraison',
  next: 'Prochain paiement',
  nextTry: 'Prochaine tentative',
  ends: 'Prend fin le',
  ended: 'A pris fin le',
  problems: {
    PAYMENT: 'Votre carte n’a pas pu être débitée.',
    STOCK: 'Un article était en rupture de stock.',
    DELIVERY: 'Nous n’avons pas pu livrer à votre adresse.',
    OTHER: 'La prochaine livraison n’a pas pu être commandée.',
  },
  see: 'Voir votre abonnement',
  orders: 'Commandes',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  keep: 'Ne pas résilier',
  tryAgain: 'Réessayer maintenant',
  cancel: 'Résilier l’abonnement',
  cancelHint: 'Ce que vous avez déjà payé vous sera livré.',
  cancelThen: (date) => `Résilier au ${date}`,
  cancelNow: 'Résilier maintenant',
  otherCard: {
    title: 'Payer avec une autre carte',
    hint: 'Elle sera débitée pour la livraison qui n’a pas pu être payée, puis pour les suivantes.',
    pay: 'Payer maintenant',
  },
  notices: {
    cardChanged: 'Nous débiterons désormais cette carte.',
    paid: 'Merci pour votre paiement. Votre abonnement se poursuit.',
    declined: 'Votre carte a été refusée et rien n’a été débité. Essayez-en une autre.',
    unavailable: 'La prochaine livraison ne peut pas être commandée pour le moment. Rien n’a été débité.',
    paused: 'Votre abonnement est en pause.',
    resumed: 'Votre abonnement est de nouveau actif.',
    canceled: 'Votre abonnement a été résilié.',
    refused: 'Ce n’était pas possible : votre abonnement a changé entre-temps. Vérifiez-le à nouveau.',
  },
};
