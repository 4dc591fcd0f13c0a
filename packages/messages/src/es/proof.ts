import type { proof as English } from '../en/proof.ts';

export const proof: typeof English = {
  usePasskey: 'Usar una llave de acceso',
  logInWithPasskey: 'Iniciar sesión con una llave de acceso',
  addPasskey: 'Añadir una llave de acceso',
  waitingForPasskey: 'Esperando tu llave de acceso…',
  passkeyCancelled: 'No se ha usado ninguna llave de acceso. Vuelve a intentarlo o elige otra forma.',
  passkeyFailed: 'No se ha aceptado tu llave de acceso. Vuelve a intentarlo o elige otra forma.',
  rememberBrowser: 'Recordar este navegador durante 30 días',
  rememberBrowserHint: 'Aquí solo necesitarás tu contraseña. No lo uses en un dispositivo compartido.',
  captchaSolving: 'Confirmando que no eres un robot…',
  captchaSolved: 'Confirmado: no eres un robot.',
  captchaFailed: 'La comprobación no ha funcionado. Vuelve a cargar la página para intentarlo de nuevo.',
  captchaNeedsScript: 'Activa JavaScript: tras varios intentos, comprobamos que no eres un robot.',
};
