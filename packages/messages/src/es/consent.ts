import type { consent as English } from '../en/consent.ts';

export const consent: typeof English = {
  title: 'Tu elección',
  text: 'Este sitio funciona también sin tu consentimiento. Con él, usamos además servicios de terceros para lo que elijas aquí.',
  categories: {
    FUNCTIONAL: { label: 'Contenidos adicionales', text: 'Vídeos, mapas y otros contenidos de otros sitios.' },
    ANALYTICS: { label: 'Estadísticas', text: 'Nos ayudan a entender cómo se usa el sitio.' },
    ADVERTISING: { label: 'Publicidad', text: 'Mide el efecto de los anuncios y te muestra los adecuados.' },
  },
  acceptAll: 'Aceptar todo',
  rejectAll: 'Rechazar todo',
  choose: 'Elegir',
  save: 'Guardar selección',
  settings: 'Opciones de privacidad',
  saved: 'Tu selección se ha guardado.',
  privacy: 'Política de privacidad',
  waits: 'Este contenido viene de otro sitio y se mostrará cuando permitas los contenidos adicionales.',
};
