import type { giftCard as English } from '../en/gift-card.ts';

export const giftCard: typeof English = {
  name: 'Carte cadeau',
  amount: 'Montant',
  worth: (price, value) => `${value} pour ${price}`,
  ownAmount: 'Autre montant',
  ownAmountIn: (currency) => `Montant en ${currency}`,
  range: (min, max) => `De ${min} à ${max}`,
  recipient: 'Pour qui est cette carte ?',
  forMe: 'Pour moi',
  forMeHint: 'Nous enverrons le code à l’adresse e-mail que vous indiquerez lors de la commande.',
  forSomeone: 'Pour offrir',
  recipientName: 'Nom du destinataire',
  email: 'E-mail du destinataire',
  from: 'Votre nom',
  message: 'Message',
  sendOn: 'Envoyer le',
  sendOnHint: 'Laissez ce champ vide pour l’envoyer dès le paiement.',
  addToCart: 'Ajouter au panier',
  valid: (months) => {
    if (months % 12 !== 0) return months === 1 ? 'Valable un mois.' : `Valable ${months} mois.`;
    return months === 12 ? 'Valable un an.' : `Valable ${months / 12} ans.`;
  },
  validForever: 'Sans date d’expiration.',
  howItWorks: 'Le code arrive par e-mail. Il s’utilise lors de la commande, jusqu’à épuisement du solde.',
  problems: {
    amount: 'Choisissez un montant.',
    ownAmount: (min, max) => `Indiquez un montant de ${min} à ${max}.`,
    email: 'Saisissez une adresse e-mail valide.',
    sendOn: 'Choisissez une date entre aujourd’hui et dans un an au plus tard.',
    gone: 'Cette carte cadeau n’est plus proposée sous cette forme. Choisissez à nouveau.',
  },
  lineTo: 'Pour',
  lineOn: 'Envoi le',
  lineMessage: 'Message',
  lineValue: 'Valeur',
};
