import type { proof as English } from '../en/proof.ts';

export const proof: typeof English = {
  usePasskey: 'Utiliser une clé d’accès',
  logInWithPasskey: 'Se connecter avec une clé d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  waitingForPasskey: 'En attente de votre clé d’accès…',
  passkeyCancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez un autre moyen.',
  passkeyFailed: 'Votre clé d’accès n’a pas été acceptée. Réessayez ou choisissez un autre moyen.',
  rememberBrowser: 'Mémoriser ce navigateur pendant 30 jours',
  rememberBrowserHint: 'Ici, votre mot de passe suffira. À éviter sur un appareil partagé.',
  captchaSolving: 'Nous vérifions que vous n’êtes pas un robot…',
  captchaSolved: 'C’est confirmé : vous n’êtes pas un robot.',
  captchaFailed: 'La vérification n’a pas fonctionné. Rechargez la page pour réessayer.',
  captchaNeedsScript: 'Activez JavaScript : après plusieurs tentatives, nous vérifions que vous n’êtes pas un robot.',
};
