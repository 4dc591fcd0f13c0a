import type { letters as English } from '../en/letters.ts';
import { number, plural } from './grammar.ts';

const chooseRecipients = 'Choisissez qui reçoit ces e-mails dans les paramètres, sous E-mails.';
const questions = 'Une question ? Répondez simplement à cet e-mail.';
const greeting = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,');

export const letters: typeof English = {
  facts: {
    time: 'Date et heure',
    address: 'Adresse',
    program: 'Application',
    unknown: 'inconnue',
    item: (quantity, name) => `${number(quantity)} × ${name}`,
    receipt: (amount) => `Télécharger le reçu de ${amount}`,
  },
  code: {
    subject: (code, sender) => `${code} est votre code pour ${sender}`,
    code: (code) => `Votre code est ${code}.`,
    validity: 'Il est valable 10 minutes. Ne le communiquez à personne.',
    closing: 'Si vous n’avez pas demandé de code, vous pouvez ignorer cet e-mail.',
  },
  recovery: {
    subject: (sender) => `Définissez un nouveau mot de passe pour ${sender}`,
    text: 'Un nouveau mot de passe a été demandé pour votre compte. Le lien ne sert qu’une fois et expire au bout d’une heure.',
    link: 'Définir un nouveau mot de passe',
    closing: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
  },
  activation: {
    subject: (sender) => `Votre compte chez ${sender}`,
    text: (sender) =>
      `${sender} a créé un compte pour vous. Choisissez un mot de passe pour vous connecter. Le lien ne sert qu’une fois et expire au bout d’une semaine.`,
    link: 'Choisir un mot de passe',
    closing: 'Si vous ne souhaitez pas de compte, vous pouvez ignorer cet e-mail.',
  },
  approved: {
    subject: (sender) => `Bienvenue chez ${sender}`,
    text: (sender) => `${sender} a approuvé votre compte. Vous pouvez maintenant vous connecter.`,
    closing: 'Si vous n’avez pas demandé de compte, vous pouvez ignorer cet e-mail.',
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      `${plural(count, { one: `${latest} attend`, other: '# personnes attendent' })} votre approbation chez ${sender}`,
    text: (count, latest, sender) =>
      `${plural(count, { one: `${latest} souhaite`, other: '# personnes souhaitent' })} rejoindre ${sender}.`,
    latest: (latest) => `Dernière demande : ${latest}.`,
    link: 'Voir les demandes',
    closing:
      'Vous recevrez au maximum un e-mail de ce type par heure. Choisissez qui les reçoit dans les paramètres, sous Connexion.',
  },
  newDevice: {
    subject: (sender) => `Nouvelle connexion à votre compte chez ${sender}`,
    text: 'Quelqu’un s’est connecté à votre compte depuis un appareil que nous n’avions encore jamais vu.',
    closing:
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe. Tous les appareils seront déconnectés.',
  },
  passwordChanged: {
    subject: (sender) => `Votre mot de passe pour ${sender} a été modifié`,
    text: 'Le mot de passe de votre compte a été modifié. Les autres appareils ont été déconnectés.',
    closing: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe depuis la page de connexion.',
  },
  wrongCodes: {
    subject: (sender) => `Tentative de connexion à votre compte chez ${sender}`,
    text: 'Quelqu’un a saisi votre mot de passe, puis des codes incorrects. La connexion a échoué.',
    closing: 'Si ce n’était pas vous, définissez un nouveau mot de passe : quelqu’un d’autre connaît le vôtre.',
  },
  factorsChanged: {
    subject: (sender) => `Vos paramètres de connexion pour ${sender} ont été modifiés`,
    changes: {
      EMAIL_ADDED: () => 'Désormais, nous vous enverrons un code par e-mail à chaque connexion.',
      TOTP_ADDED: () => 'Une application d’authentification a été ajoutée à votre compte.',
      WEBAUTHN_ADDED: (name) => `La clé d’accès « ${name} » a été ajoutée à votre compte.`,
      RECOVERY_CODES_CREATED: () => 'De nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus.',
      REMOVED: (name) => `Suppression : « ${name} ». Cette étape ne vous sera plus demandée à la connexion.`,
    },
    closing:
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et supprimez tout ce que vous ne reconnaissez pas.',
  },
  addressChanged: {
    subject: (sender) => `Votre adresse de connexion pour ${sender} a été modifiée`,
    text: (address) => `Désormais, connectez-vous avec ${address}.`,
    closing: 'Si ce n’était pas vous, contactez-nous tout de suite.',
  },
  invitation: {
    subject: (siteName) => `Rejoignez l’équipe ${siteName}`,
    text: (invitedBy, siteName, role) => `${invitedBy} vous invite à travailler sur ${siteName}. Votre rôle : ${role}.`,
    link: 'Rejoindre l’équipe',
    closing:
      'Le lien ne sert qu’une fois et expire au bout d’une semaine. Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail.',
  },
  signUp: {
    subject: (siteName) => `Terminez votre inscription : ${siteName}`,
    text: (siteName) => `Choisissez un mot de passe et une adresse pour ${siteName}, et votre site sera en ligne.`,
    link: 'Ouvrir mon site',
    closing:
      'Le lien ne sert qu’une fois et expire au bout d’un jour. Si vous n’avez pas demandé d’inscription, vous pouvez ignorer cet e-mail : il ne se passera rien.',
  },
  signUpKnown: {
    subject: 'Vous avez déjà un compte',
    text: (siteName) =>
      `Votre adresse e-mail vient d’être utilisée pour inscrire un site nommé ${siteName}. Vous avez déjà un compte. Connectez-vous pour créer un autre site.`,
    link: 'Se connecter',
    closing: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail : rien n’a changé.',
  },
  siteDeleted: {
    subject: (siteName) => `${siteName} est dans la corbeille`,
    text: (siteName, date) =>
      `Le site ${siteName} a été placé dans la corbeille et n’est plus accessible aux visiteurs. Il sera supprimé définitivement le ${date}. D’ici là, vous pouvez le restaurer tel quel.`,
    link: 'Voir vos sites',
    closing: 'Si ce n’était pas vous, restaurez le site et changez votre mot de passe.',
  },
  siteOffered: {
    subject: (siteName) => `${siteName} peut être à vous`,
    text: (offeredBy, siteName) =>
      `${offeredBy} souhaite vous transférer le site ${siteName}, avec ses commandes, ses clients et ses fichiers. Il sera à vous dès que vous aurez accepté.`,
    link: 'Voir la proposition',
    closing:
      'Le lien ne fonctionne qu’une fois et expire au bout d’une semaine. Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail.',
  },
  siteGiven: {
    subject: (siteName) => `${siteName} a changé de propriétaire`,
    text: (email, siteName) => `${email} a accepté ${siteName} et en est désormais propriétaire.`,
    stays: 'Vous restez dans l’équipe avec le rôle d’administrateur.',
    leaves: 'Vous n’y avez plus accès.',
    link: 'Voir vos sites',
  },
  siteReceived: {
    subject: (siteName) => `${siteName} est à vous`,
    text: (siteName) => `Le site ${siteName} est désormais à vous.`,
    stays: (former) => `${former} reste dans l’équipe avec le rôle d’administrateur.`,
    check:
      'Les comptes de paiement, les clés d’API et l’équipe sont restés tels quels. Vérifiez dans les paramètres si cela vous convient.',
    link: 'Voir vos sites',
  },
  signUpInvitation: {
    subject: 'Une invitation à créer un site',
    text: (invitedBy) => `${invitedBy} vous invite à créer votre propre site.`,
    link: 'Créer un site',
    closing:
      'Le lien ne sert qu’une fois et expire au bout d’une semaine. Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail.',
  },
  backInStock: {
    subject: (product) => `${product} est de retour en stock`,
    text: (product) => `${product} est de retour en stock.`,
    link: (product) => `Voir ${product}`,
    closing: (sender) =>
      `Vous avez demandé cette alerte à ${sender}. C’est le seul e-mail que vous recevrez à ce sujet.`,
  },
  orderConfirmation: {
    subject: (orderNumber) => `Votre commande ${orderNumber}`,
    thanks: 'Merci pour votre commande.',
    payment: 'Vous paierez plus tard, comme convenu.',
    paidInPart: (paid, left) => `Vous avez payé ${paid}. Le reste, ${left}, sera à payer plus tard.`,
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    fees: 'Frais',
    tax: 'TVA',
    includedTax: 'TVA incluse',
    taxExempt: 'Exonéré',
    total: 'Total',
    afterTrial: 'Après l’essai gratuit',
    giftCard: (ending) => `Payé avec la carte cadeau se terminant par ${ending}`,
    paidSoFar: 'Déjà payé',
    stillToPay: 'Reste à payer',
    deposit: (amount) => `Acompte : ${amount} par article`,
    orderNumber: 'Numéro de commande',
    orderDate: 'Date',
    deliveryAddress: 'Adresse de livraison',
    pickup: 'Retrait',
    pickupAddress: 'Adresse de retrait',
    delivery: 'Livraison',
    billingAddress: 'Adresse de facturation',
    note: 'Votre message',
    link: 'Voir votre commande',
    closing: 'Si quelque chose ne va pas, contactez-nous.',
  },
  newOrder: {
    subject: (orderNumber, total) => `Nouvelle commande ${orderNumber} : ${total}`,
    paid: (total) => `Une commande de ${total} vient d’arriver. Elle est payée.`,
    unpaid: (total) => `Une commande de ${total} vient d’arriver. Elle n’est pas encore payée.`,
    total: 'Total',
    customer: 'Client',
    delivery: 'Livraison',
    note: 'Message du client',
    link: 'Ouvrir la commande',
    closing: chooseRecipients,
  },
  downloads: {
    subject: (orderNumber) => `Vos téléchargements de la commande ${orderNumber}`,
    text: 'Merci pour votre paiement. Vos fichiers vous attendent sur la page de votre commande :',
    link: 'Télécharger vos fichiers',
    closing: questions,
  },
  reviewWaiting: {
    subject: (product) => `Un avis sur ${product} vous attend`,
    text: 'Un avis vient d’être écrit. Il paraîtra sur votre site dès que vous l’aurez approuvé.',
    rating: 'Note',
    stars: (count) => plural(count, { one: '# étoile sur 5', other: '# étoiles sur 5' }),
    author: 'De',
    review: 'Avis',
    link: 'L’approuver ou le refuser',
    closing: chooseRecipients,
  },
  chargeback: {
    subject: (orderNumber, amount) => `Rétrofacturation de ${amount} pour la commande ${orderNumber}`,
    text: (amount) => `La banque du client a repris ${amount}.`,
    advice:
      'Si vous contestez cette décision, contactez rapidement votre prestataire de paiement. Il y a généralement un délai à respecter.',
    link: 'Ouvrir la commande',
    closing: chooseRecipients,
  },
  membershipUnpaid: {
    subject: (orderNumber) => `Un abonnement n’a pas payé la commande ${orderNumber}`,
    text: 'Le client a choisi un abonnement au moment de payer, mais celui-ci n’a pas pu être débité. Ces articles restent impayés :',
    owed: (amount) => `Il reste ${amount} à payer. Vous pouvez encaisser ce montant ou annuler la commande.`,
    link: 'Ouvrir la commande',
    closing: chooseRecipients,
  },
  lowStock: {
    subject: (count) => (count === 1 ? 'Un article est presque épuisé' : `${count} articles sont presque épuisés`),
    text: 'Ces articles sont épuisés, ou presque. Nous n’en reparlerons que lorsque vous les aurez réapprovisionnés ou qu’ils seront épuisés.',
    left: (quantity) => (quantity > 0 ? `Plus que ${quantity}` : 'Épuisé'),
    link: 'Ouvrir les stocks',
    closing: chooseRecipients,
  },
  weeklySummary: {
    subject: (shop, sales) => `La semaine dernière chez ${shop} : ${sales}`,
    text: (from, to) =>
      `Voici les résultats de votre boutique du ${from} au ${to}, comparés à ceux de la semaine précédente.`,
    sales: 'Ventes',
    orders: 'Commandes',
    average: 'Panier moyen',
    compared: (current, previous) => `${current} (avant : ${previous})`,
    sold: (count) => (count === 1 ? '1 vendu' : `${count} vendus`),
    lowStock: 'Articles presque épuisés',
    link: 'Ouvrir les rapports',
    closing: chooseRecipients,
  },
  paymentReceived: {
    subject: (orderNumber) => `Nous avons reçu votre paiement pour la commande ${orderNumber}`,
    received: (amount) => `Merci ! Nous avons bien reçu votre paiement de ${amount}.`,
    owed: (amount) => `Il reste ${amount} à payer.`,
    total: 'Total de la commande',
    orderNumber: 'Numéro de commande',
    amount: 'Paiement',
    date: 'Reçu le',
    link: 'Voir votre commande',
    closing: (date) => `Vous pouvez télécharger le reçu jusqu’au ${date}.`,
  },
  returnUpdate: {
    subject: {
      REQUESTED: (orderNumber) => `Nous avons reçu votre demande de retour pour la commande ${orderNumber}`,
      APPROVED: (orderNumber) => `Votre retour pour la commande ${orderNumber} est accepté`,
      DECLINED: (orderNumber) => `À propos de votre demande de retour pour la commande ${orderNumber}`,
      RECEIVED: (orderNumber) => `Nous avons reçu votre retour de la commande ${orderNumber}`,
    },
    text: {
      REQUESTED:
        'Vous avez demandé à retourner ces articles. Nous étudierons votre demande et vous répondrons par e-mail.',
      APPROVED: 'Nous avons accepté le retour de ces articles.',
      DECLINED: 'Nous ne pouvons pas reprendre ces articles.',
      RECEIVED:
        'Ces articles nous sont bien parvenus. Nous allons les vérifier et nous vous préviendrons de leur remboursement.',
    },
    link: 'Voir votre commande',
    closing: questions,
  },
  subscriptionUpdate: {
    subject: {
      STARTED: 'Votre abonnement a commencé',
      TRIAL_STARTED: 'Votre essai gratuit a commencé',
      TRIAL_ENDS: 'Votre essai gratuit se termine bientôt',
      SOON: 'Votre prochaine livraison approche',
      RENEWED: 'Votre abonnement a été renouvelé',
      CHANGED: 'Votre abonnement a été modifié',
      RESUMED: 'Votre abonnement reprend',
      PAUSED: 'Votre abonnement est en pause',
      FAILED: 'Nous n’avons pas pu renouveler votre abonnement',
      SUSPENDED: 'Votre abonnement a été suspendu',
      ENDING: 'Votre abonnement va prendre fin',
      ENDED: 'Votre abonnement a pris fin',
    },
    text: {
      STARTED:
        'Merci pour votre abonnement. Votre carte sera débitée avant chaque livraison. Vous pouvez mettre en pause ou résilier à tout moment.',
      TRIAL_STARTED:
        'Profitez de votre essai gratuit. Votre carte sera débitée à la fin de l’essai, puis avant chaque livraison. Si vous résiliez avant la fin, plus rien ne sera débité.',
      TRIAL_ENDS: 'Votre carte sera débitée à la fin de votre essai gratuit, sauf si vous résiliez avant.',
      SOON: 'Votre carte sera bientôt débitée pour la prochaine livraison. D’ici là, vous pouvez mettre votre abonnement en pause ou le résilier.',
      RENEWED: 'Votre carte a été débitée pour la prochaine livraison.',
      CHANGED: 'Nous avons modifié vos prochaines livraisons comme indiqué ci-dessous.',
      RESUMED: 'Votre abonnement est de nouveau actif.',
      PAUSED: 'Rien ne sera débité ni livré tant que vous ne l’aurez pas repris.',
      FAILED:
        'La prochaine livraison de votre abonnement n’a pas pu être débitée, ou n’est pas disponible. Nous réessaierons.',
      SUSPENDED:
        'Nous avons essayé plusieurs fois, sans succès, de renouveler votre abonnement, et n’essaierons plus. Pour continuer, reprenez-le.',
      ENDING: 'Vous avez résilié votre abonnement. Plus rien ne sera débité.',
      ENDED: 'Plus rien ne sera débité ni livré. Merci pour votre fidélité.',
    },
    otherCard: 'Vous pouvez aussi payer dès maintenant avec une autre carte : suivez le lien ci-dessous.',
    every: 'Livraison',
    total: 'Prix par livraison',
    order: 'Commande',
    nextCharge: 'Prochain paiement',
    nextTry: 'Prochaine tentative',
    ends: 'Prend fin le',
    link: 'Voir votre abonnement',
    closing: questions,
  },
  returnRequest: {
    subject: (orderNumber) => `Demande de retour pour la commande ${orderNumber}`,
    text: 'Un client souhaite retourner ces articles.',
    reason: 'Motif',
    reasons: {
      DAMAGED: 'Arrivé abîmé',
      WRONG_ITEM: 'Mauvais article',
      NOT_AS_DESCRIBED: 'Non conforme à la description',
      DOES_NOT_FIT: 'Taille inadaptée',
      CHANGED_MIND: 'Changement d’avis',
      OTHER: 'Autre motif',
    },
    note: 'Message du client',
    link: 'Répondre à la demande',
    closing: chooseRecipients,
  },
  confirmSubscription: {
    subject: (sender) => `Confirmez votre inscription aux actualités ${sender}`,
    text: (sender) =>
      `Cette adresse e-mail a été saisie pour recevoir les actualités ${sender}. Si c’était bien vous, confirmez votre inscription.`,
    link: 'Confirmer l’inscription',
    closing: 'Si ce n’était pas vous, vous n’avez rien à faire : nous ne vous enverrons aucun e-mail.',
  },
  formAnswer: {
    closing: (sender) =>
      `Vous recevez ce message parce que votre adresse e-mail a été saisie dans un formulaire du site ${sender}. Si ce n’était pas vous, ignorez cet e-mail.`,
  },
  newSubmission: {
    subject: (form) => (form ? `Nouveau message via le formulaire « ${form} »` : 'Nouveau message via un formulaire'),
    text: (form) => (form ? `Quelqu’un a envoyé le formulaire « ${form} ».` : 'Quelqu’un a envoyé un formulaire.'),
    closing: chooseRecipients,
  },
  orderLink: {
    subject: (orderNumber) => `Votre commande ${orderNumber}`,
    text: 'Voici le lien vers votre commande que vous avez demandé.',
    link: 'Voir votre commande',
    closing:
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Toute personne qui a le lien peut voir la commande.',
  },
  paymentRequest: {
    subject: (amount, sender) => `${sender} vous demande de payer ${amount}`,
    text: (amount, orderNumber) => `Vous pouvez payer ici ${amount} pour votre commande ${orderNumber}.`,
    for: 'Pour',
    amount: 'Montant',
    until: 'À payer jusqu’au',
    link: (amount) => `Payer ${amount}`,
    closing: (sender) => `Une question ? Répondez à cet e-mail : votre message parviendra à ${sender}.`,
  },
  invoice: {
    subject: (number, sender) => `Facture ${number} – ${sender}`,
    text: (orderNumber) => `Voici la facture de votre commande ${orderNumber}.`,
    number: 'Numéro de facture',
    total: 'Total',
    due: 'Échéance',
    link: 'Télécharger la facture',
    closing: 'Conservez cet e-mail : le lien fonctionnera aussi longtemps que la facture existera.',
  },
  orderCanceled: {
    subject: (orderNumber) => `Votre commande ${orderNumber} a été annulée`,
    cancelled: 'Nous avons annulé votre commande, qui comprenait ces articles.',
    refund:
      'Si nous ne l’avons pas déjà fait, nous vous contacterons au sujet du remboursement de ce que vous avez payé.',
    link: 'Voir votre commande',
    closing: questions,
  },
  orderEdited: {
    subject: (orderNumber) => `Votre commande ${orderNumber} a été modifiée`,
    changed: 'Nous avons modifié votre commande. Voici les articles qu’elle contient désormais.',
    toPay: 'Le nouveau total dépasse ce que vous avez payé jusqu’ici.',
    toRefund: 'Vous avez payé plus que le nouveau total. Nous vous rembourserons la différence.',
    total: 'Nouveau total',
    open: 'Reste à payer',
    link: 'Voir votre commande',
    closing: questions,
  },
  refund: {
    subject: (orderNumber) => `Remboursement pour votre commande ${orderNumber}`,
    refunded: (amount) =>
      `Nous vous avons remboursé ${amount}. La somme peut mettre quelques jours à apparaître sur votre compte.`,
    orderNumber: 'Numéro de commande',
    amount: 'Remboursement',
    reason: 'Motif',
    link: 'Voir votre commande',
    closing: questions,
  },
  dispatch: {
    subject: (orderNumber) => `Votre commande ${orderNumber} est en route`,
    all: 'Votre commande est en route.',
    some: 'Une partie de votre commande est en route. Vous recevrez un autre e-mail quand nous enverrons le reste.',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    deliveryAddress: 'Adresse de livraison',
    track: 'Suivre votre colis',
    order: 'Voir votre commande',
    closing: 'Si quelque chose ne va pas, contactez-nous.',
  },
  pickupReady: {
    subject: (orderNumber) => `Votre commande ${orderNumber} est prête à être retirée`,
    text: 'Votre commande est prête et vous attend.',
    bring: (orderNumber) => `Gardez votre numéro de commande ${orderNumber} à portée de main en venant.`,
    place: 'Lieu de retrait',
    time: 'Horaire de retrait',
    instructions: 'Bon à savoir',
    order: 'Voir votre commande',
    closing: 'Si vous ne pouvez pas venir, contactez-nous.',
  },
  abandonedCheckout: {
    subject: (sender) => `Votre commande chez ${sender} vous attend`,
    greeting,
    text: (sender) =>
      `Vous étiez sur le point d’acheter chez ${sender}. Tout ce que vous avez choisi est encore là : vous pouvez reprendre où vous en étiez.`,
    reminder: (sender) => `Ce que vous avez choisi chez ${sender} vous attend toujours. Ceci est notre dernier rappel.`,
    total: 'Total',
    link: 'Finaliser la commande',
    closing: (sender) =>
      `Vous recevez cet e-mail parce que vous avez saisi votre adresse lors d’une commande chez ${sender}. Si vous avez changé d’avis, vous n’avez rien à faire.`,
    unsubscribe: 'Ne plus m’envoyer de rappels',
  },
  reviewRequest: {
    subject: (product, count) =>
      plural(count, { one: `${product} : qu’en pensez-vous ?`, other: 'Que pensez-vous de vos achats ?' }),
    greeting,
    text: (sender) =>
      `Vous avez récemment acheté chez ${sender}. Et si vous disiez aux autres ce que vous en pensez ? Cela prend une minute, sans avoir à vous connecter.`,
    reminder: (sender) =>
      `Nous serions toujours ravis de savoir ce que vous pensez de votre achat chez ${sender}. Cela prend une minute, sans avoir à vous connecter.`,
    link: (count) => plural(count, { one: 'Écrire un avis', other: 'Écrire des avis' }),
    closing: (sender) => `Vous recevez cet e-mail parce que vous avez acheté ces articles chez ${sender}.`,
    unsubscribe: 'Ne plus me demander d’avis',
  },
  giftCard: {
    subject: (amount, shop) => `Votre carte cadeau ${shop} d’une valeur de ${amount}`,
    greeting,
    text: ({ from, amount, shop }) =>
      `${from ? `${from} vous offre` : 'Voici'} une carte cadeau ${shop} d’une valeur de ${amount}. Saisissez son code lors de votre commande.`,
    code: 'Code',
    balance: 'Solde',
    expires: 'Valable jusqu’au',
    shop: 'Aller à la boutique',
    closing: 'Conservez cet e-mail : toute personne qui a le code peut utiliser la carte.',
  },
};
