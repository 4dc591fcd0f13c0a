import type { proof as English } from '../en/proof.ts';

export const proof: typeof English = {
  usePasskey: 'Passkey verwenden',
  logInWithPasskey: 'Mit Passkey anmelden',
  addPasskey: 'Passkey hinzufügen',
  waitingForPasskey: 'Warten auf Ihren Passkey …',
  passkeyCancelled: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  passkeyFailed: 'Ihr Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  rememberBrowser: 'Diesem Browser 30 Tage lang vertrauen',
  rememberBrowserHint: 'Hier genügt dann Ihr Passwort. Nicht auf Geräten verwenden, die auch andere benutzen.',
  captchaSolving: 'Wir prüfen, dass Sie kein Roboter sind …',
  captchaSolved: 'Bestätigt: Sie sind kein Roboter.',
  captchaFailed: 'Die Prüfung hat nicht funktioniert. Laden Sie die Seite neu, um es erneut zu versuchen.',
  captchaNeedsScript:
    'Bitte aktivieren Sie JavaScript: Nach mehreren Versuchen prüfen wir, dass Sie kein Roboter sind.',
};
