import type { accountLetters as English } from '../en/account-letters.ts';
import { plural } from './grammar.ts';

export const accountLetters: typeof English = {
  code: {
    subject: (code, sender) => `${code} es tu código para ${sender}`,
    code: (code) => `Tu código es ${code}.`,
    validity: 'Es válido durante 10 minutos. No lo compartas con nadie.',
    closing: 'Si no has pedido ningún código, puedes ignorar este correo.',
  },
  recovery: {
    subject: (sender) => `Crea una nueva contraseña para ${sender}`,
    text: 'Alguien ha pedido una nueva contraseña para tu cuenta. El enlace sirve una sola vez y caduca al cabo de una hora.',
    link: 'Crear una nueva contraseña',
    closing: 'Si no has sido tú, puedes ignorar este correo. Tu contraseña no cambiará.',
  },
  activation: {
    subject: (sender) => `Tu cuenta en ${sender}`,
    text: (sender) =>
      `${sender} ha creado una cuenta para ti. Elige una contraseña para iniciar sesión. El enlace sirve una sola vez y caduca al cabo de una semana.`,
    link: 'Elegir una contraseña',
    closing: 'Si no quieres la cuenta, puedes ignorar este correo.',
  },
  approved: {
    subject: (sender) => `Te damos la bienvenida a ${sender}`,
    text: (sender) => `${sender} ha aprobado tu cuenta. Ya puedes iniciar sesión.`,
    closing: 'Si no has pedido ninguna cuenta, puedes ignorar este correo.',
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      `${plural(count, { one: `${latest} espera`, other: '# personas esperan' })} tu aprobación en ${sender}`,
    text: (count, latest, sender) =>
      `${plural(count, { one: `${latest} quiere`, other: '# personas quieren' })} entrar a formar parte de ${sender}.`,
    latest: (latest) => `La solicitud más reciente es de ${latest}.`,
    link: 'Ver quién espera',
    closing:
      'Recibirás como máximo un correo de este tipo por hora. Elige quién los recibe en los ajustes, en el apartado de inicio de sesión.',
  },
  newDevice: {
    subject: (sender) => `Nuevo inicio de sesión en tu cuenta de ${sender}`,
    text: 'Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos.',
    closing:
      'Si no has sido tú, crea ahora mismo una nueva contraseña. Así se cierra la sesión en todos los dispositivos.',
  },
  passwordChanged: {
    subject: (sender) => `Se ha cambiado tu contraseña de ${sender}`,
    text: 'Se ha cambiado la contraseña de tu cuenta. Se ha cerrado la sesión en los demás dispositivos.',
    closing: 'Si no has sido tú, restablece ahora mismo tu contraseña en la página de inicio de sesión.',
  },
  wrongCodes: {
    subject: (sender) => `Alguien ha intentado entrar en tu cuenta de ${sender}`,
    text: 'Alguien ha escrito tu contraseña y, después, códigos incorrectos. No ha podido iniciar sesión.',
    closing: 'Si no has sido tú, crea una nueva contraseña: otra persona conoce la tuya.',
  },
  factorsChanged: {
    subject: (sender) => `Han cambiado tus ajustes de inicio de sesión en ${sender}`,
    changes: {
      EMAIL_ADDED: () => 'A partir de ahora te enviaremos un código por correo cada vez que inicies sesión.',
      TOTP_ADDED: () => 'Se ha añadido una aplicación de autenticación a tu cuenta.',
      WEBAUTHN_ADDED: (name) => `Se ha añadido la llave de acceso «${name}» a tu cuenta.`,
      RECOVERY_CODES_CREATED: () => 'Se han creado nuevos códigos de recuperación. Los anteriores ya no sirven.',
      REMOVED: (name) => `Se ha quitado «${name}». Ya no te lo pediremos al iniciar sesión.`,
    },
    closing: 'Si no has sido tú, crea ahora mismo una nueva contraseña y quita todo lo que no reconozcas.',
  },
  addressChanged: {
    subject: (sender) => `Ha cambiado tu dirección para iniciar sesión en ${sender}`,
    text: (address) => `A partir de ahora, inicia sesión con ${address}.`,
    closing: 'Si no has sido tú, ponte en contacto con nosotros ahora mismo.',
  },
  invitation: {
    subject: (siteName) => `Únete al equipo de ${siteName}`,
    text: (invitedBy, siteName, role) => `${invitedBy} te invita a trabajar en ${siteName}. Tu función: ${role}.`,
    link: 'Unirme al equipo',
    closing:
      'El enlace sirve una sola vez y caduca al cabo de una semana. Si no sabes de qué se trata, puedes ignorar este correo.',
  },
  signUp: {
    subject: (siteName) => `Termina tu registro: ${siteName}`,
    text: (siteName) => `Elige una contraseña y una dirección para ${siteName}, y tu sitio web se pondrá en marcha.`,
    link: 'Abrir mi sitio web',
    closing:
      'El enlace sirve una sola vez y caduca al cabo de un día. Si no te has registrado, puedes ignorar este correo: no pasará nada.',
  },
  signUpKnown: {
    subject: 'Ya tienes una cuenta',
    text: (siteName) =>
      `Alguien se ha registrado con tu correo electrónico para crear un sitio web llamado ${siteName}. Ya tienes una cuenta. Inicia sesión para crear otro sitio web.`,
    link: 'Iniciar sesión',
    closing: 'Si no has sido tú, puedes ignorar este correo: no ha cambiado nada.',
  },
  siteDeleted: {
    subject: (siteName) => `${siteName} está en la papelera`,
    text: (siteName, date) =>
      `${siteName} se ha movido a la papelera y ya no se puede visitar. Se eliminará para siempre el ${date}. Hasta entonces puedes recuperarlo tal como estaba.`,
    link: 'Ver tus sitios web',
    closing: 'Si no has sido tú, recupera el sitio web y cambia tu contraseña.',
  },
  siteOffered: {
    subject: (siteName) => `${siteName} puede ser tuyo`,
    text: (offeredBy, siteName) =>
      `${offeredBy} quiere transferirte el sitio web ${siteName}, con sus pedidos, clientes y archivos. Será tuyo en cuanto aceptes.`,
    link: 'Ver la oferta',
    closing:
      'El enlace funciona una sola vez y caduca al cabo de una semana. Si no sabes de qué se trata, puedes ignorar este correo.',
  },
  siteGiven: {
    subject: (siteName) => `${siteName} ha cambiado de propietario`,
    text: (email, siteName) => `${email} ha aceptado ${siteName} y ahora el sitio web es suyo.`,
    stays: 'Sigues en el equipo con el rol de administrador.',
    leaves: 'Ya no tienes acceso a él.',
    link: 'Ver tus sitios web',
  },
  siteReceived: {
    subject: (siteName) => `${siteName} es tuyo`,
    text: (siteName) => `El sitio web ${siteName} ahora es tuyo.`,
    stays: (former) => `${former} sigue en el equipo con el rol de administrador.`,
    check:
      'Las cuentas de pago, las claves API y el equipo siguen como estaban. Comprueba en los ajustes si deben seguir así.',
    link: 'Ver tus sitios web',
  },
  signUpInvitation: {
    subject: 'Tienes una invitación para crear un sitio web',
    text: (invitedBy) => `${invitedBy} te invita a crear tu propio sitio web.`,
    link: 'Crear un sitio web',
    closing:
      'El enlace sirve una sola vez y caduca al cabo de una semana. Si no sabes de qué se trata, ignora este correo.',
  },
};
