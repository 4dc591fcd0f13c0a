import type { pay as English } from '../en/pay.ts';

export const pay: typeof English = {
  title: 'Paiement',
  order: (number) => `Pour la commande ${number}`,
  usualTitle: (order) => `Paiement de la commande ${order}`,
  amount: 'Montant',
  until: (date) => `Vous pouvez payer ici jusqu’au ${date}.`,
  card: 'Payer par carte bancaire',
  pay: (amount) => `Payer ${amount}`,
  transfer: 'Payer par virement',
  transferText: (amount, number) =>
    `Faites un virement de ${amount} en indiquant le numéro de commande ${number} comme référence.`,
  noMethods: 'Le paiement n’est pas possible ici pour le moment. Contactez-nous.',
  declined: 'Votre paiement a été refusé et rien n’a été débité. Essayez avec une autre carte.',
  inProgress: 'Un paiement est en cours. Patientez un instant avant de réessayer.',
  failed: 'Le paiement n’a pas pu être effectué et rien n’a été débité. Réessayez plus tard.',
  chooseCard: 'Choisissez une carte.',
  states: {
    PAID: {
      title: 'Merci pour votre paiement',
      text: 'Nous l’avons bien reçu. Vous pouvez fermer cette page.',
    },
    EXPIRED: { title: 'Ce lien a expiré', text: 'Demandez-nous-en un nouveau.' },
    VOIDED: { title: 'Ce paiement n’est plus nécessaire', text: 'Une question ? Contactez-nous.' },
    SETTLED: { title: 'Il ne reste rien à payer', text: 'La commande a été payée ou annulée.' },
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Vérifiez que l’adresse est complète, ou demandez-nous un nouveau lien.',
  },
};
