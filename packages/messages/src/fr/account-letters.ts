import type { accountLetters as English } from '../en/account-letters.ts';
import { plural } from './grammar.ts';

export const accountLetters: typeof English = {
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
};
