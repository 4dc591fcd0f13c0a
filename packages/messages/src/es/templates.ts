import type { templates as English } from '../en/templates.ts';

export const templates: typeof English = {
  names: {
    contact: 'Formulario de contacto',
    question: 'Pregunta sobre un producto',
    booking: 'Solicitud de reserva',
    newsletter: 'Boletín',
  },
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Tu mensaje',
    product: '¿Sobre qué producto?',
    question: '¿Qué te gustaría saber?',
    day: 'Día',
    time: 'Hora',
    people: 'Número de personas',
    wishes: '¿Hay algo que debamos saber?',
    consent:
      'Sí, quiero recibir novedades por correo electrónico. Puedo darme de baja en cualquier momento. Más información en la [política de privacidad](/policies/privacy).',
  },
  thanks: {
    contact: 'Gracias por tu mensaje. Te responderemos pronto.',
    question: 'Gracias por tu pregunta. Te responderemos por correo electrónico.',
    booking: 'Gracias. Te diremos por correo electrónico si esa fecha está libre.',
    newsletter: 'Ya casi está: confirma tu suscripción con el enlace del correo que te acabamos de enviar.',
  },
};
