import type { notices as English } from '../en/notices.ts';

export const notices: typeof English = {
  tooManyRequests: { title: 'Demasiadas solicitudes', description: 'Espera un momento y vuelve a intentarlo.' },
  noSite: { title: 'Aquí no hay nada', description: 'No hay ningún sitio web en esta dirección.' },
  linkUsed: {
    title: 'Vuelve atrás e inténtalo de nuevo',
    description: 'Este enlace ya se ha usado o ha caducado.',
  },
  loginExpired: {
    title: 'Vuelve a empezar',
    description:
      'Este inicio de sesión ha tardado demasiado. Regresa a la aplicación de la que vienes y vuelve a iniciar sesión allí.',
  },
  otherBrowser: {
    title: 'Vuelve a empezar',
    description:
      'Este inicio de sesión no empezó en este navegador o ha tardado demasiado. Vuelve atrás e inicia sesión de nuevo.',
  },
  loginImpossible: {
    title: 'No se puede iniciar sesión',
    description: 'Vuelve atrás y elige otra forma de iniciar sesión.',
  },
  unknownApplication: {
    title: 'Aplicación desconocida',
    description: 'Este sitio web no conoce la aplicación que te ha traído aquí.',
  },
  invalidRedirect: {
    title: 'URI de redirección no válido',
    description: 'La aplicación no puede hacer que la respuesta se envíe a esta dirección.',
  },
  foreignForm: { title: 'No se ha enviado', description: 'Este formulario se envió desde otro sitio web.' },
  filesTooLarge: {
    title: 'Tus fotos pesan demasiado',
    description: 'Vuelve atrás y elige menos o más pequeñas: entre todas pueden sumar 25 MB.',
  },
  notBuilt: {
    title: 'Todavía no está lista',
    description: 'La tienda aún no se ha compilado. Ejecuta npm start en el servidor.',
  },
  away: {
    title: 'Volvemos enseguida',
    description: 'Ahora mismo no podemos mostrar esta página. Vuelve a intentarlo en un minuto.',
  },
  comingSoon: {
    title: 'Abrimos muy pronto',
    description: 'Todavía estamos preparándolo todo. Vuelve a visitarnos más adelante.',
  },
  closed: { title: 'Cerrado por el momento', description: 'Ahora mismo no se puede visitar este sitio web.' },
  loggingIn: { title: 'Iniciando sesión', description: 'Ya puedes cerrar esta ventana.' },
};
