import type { subscriptions as English } from '../en/subscriptions.ts';
import { plural } from './grammar.ts';

const units = {
  DAY: { one: 'Cada día', other: 'Cada # días' },
  WEEK: { one: 'Cada semana', other: 'Cada # semanas' },
  MONTH: { one: 'Cada mes', other: 'Cada # meses' },
  YEAR: { one: 'Cada año', other: 'Cada # años' },
};

const freeFor = {
  DAY: { one: '# día gratis', other: '# días gratis' },
  WEEK: { one: '# semana gratis', other: '# semanas gratis' },
  MONTH: { one: '# mes gratis', other: '# meses gratis' },
  YEAR: { one: '# año gratis', other: '# años gratis' },
};
const within = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1);

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, ${plural(times, { one: '# vez', other: '# veces' })} en total`,
  line: 'Suscripción',
  purchase: '¿Cómo quieres comprarlo?',
  once: 'Compra única',
  consent: (how) =>
    `Vas a suscribirte: ${within(how)}. Guardaremos tu tarjeta y volveremos a cobrar en ella cada entrega. Puedes cancelar en cualquier momento.`,
  trialThen: ({ frequency, interval }, how) => `${plural(interval, freeFor[frequency])}, después ${within(how)}`,
  trialThenPrice: ({ frequency, interval }, price, how) =>
    `${plural(interval, freeFor[frequency])}, después ${price} ${within(how)}`,
  trialConsent: (terms) =>
    `Vas a empezar una prueba gratuita: ${terms}. Guardaremos tu tarjeta y cobraremos en ella cuando termine la prueba, y después en cada entrega. Si cancelas antes, no te cobraremos nada de eso.`,
  trialUntil: 'Prueba gratuita hasta el',
  trialCancelHint: 'Si cancelas antes de que termine la prueba gratuita, no se te cobrará nada más.',
  title: 'Suscripciones',
  empty: 'No tienes ninguna suscripción.',
  all: 'Todas las suscripciones',
  statuses: {
    ACTIVE: 'Activa',
    PAUSED: 'En pausa',
    SUSPENDED: 'Suspendida',
    CANCELED: 'Cancelada',
    ENDED: 'Finalizada',
  },
  columns: { items: 'Artículos', status: 'Estado', next: 'Próximo cobro', total: 'Por entrega' },
  delivery: 'Entrega',
  status: 'Estado',
  since: 'Desde',
  total: 'Precio por entrega',
  next: 'Próximo cobro',
  nextTry: 'Próximo intento',
  ends: 'Finaliza el',
  ended: 'Finalizó el',
  problems: {
    PAYMENT: 'No se ha podido cobrar en tu tarjeta.',
    STOCK: 'Un artículo se había agotado.',
    DELIVERY: 'No hemos podido hacer el envío a tu dirección.',
    OTHER: 'No se ha podido pedir la próxima entrega.',
  },
  see: 'Ver tu suscripción',
  orders: 'Pedidos',
  pause: 'Pausar',
  resume: 'Reanudar',
  keep: 'No cancelar',
  tryAgain: 'Volver a intentarlo ahora',
  cancel: 'Cancelar la suscripción',
  cancelHint: 'Recibirás lo que ya has pagado.',
  cancelThen: (date) => `Cancelar el ${date}`,
  cancelNow: 'Cancelar ahora',
  otherCard: {
    title: 'Pagar con otra tarjeta',
    hint: 'Cargaremos en ella el envío que no se pudo cobrar y los siguientes.',
    pay: 'Pagar ahora',
  },
  notices: {
    cardChanged: 'A partir de ahora cobraremos en esta tarjeta.',
    paid: 'Gracias por tu pago. Tu suscripción continúa.',
    declined: 'Tu tarjeta ha sido rechazada y no se te ha cobrado nada. Prueba con otra.',
    unavailable: 'El próximo envío no se puede pedir en este momento. No se te ha cobrado nada.',
    paused: 'Tu suscripción está en pausa.',
    resumed: 'Tu suscripción vuelve a estar activa.',
    canceled: 'Tu suscripción se ha cancelado.',
    refused: 'No ha sido posible: tu suscripción ha cambiado. Vuelve a revisarla.',
  },
};
