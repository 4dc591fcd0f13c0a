import type { cards as English } from '../en/cards.ts';

export const cards: typeof English = {
  title: 'Métodos de pago',
  intro: 'Tarjetas que nos permites guardar para tus próximas compras. Nunca vemos ni guardamos sus números.',
  empty: 'Todavía no has guardado ninguna tarjeta. Al pagar, marca «Guardar esta tarjeta para la próxima vez».',
  expires: (month, year) => `Caduca: ${String(month).padStart(2, '0')}/${year}`,
  soon: 'Caduca pronto',
  expired: 'Caducada',
  primary: 'Predeterminada',
  makePrimary: 'Usar como predeterminada',
  remove: 'Eliminar',
  removeHint: 'Para volver a pagar con esta tarjeta tendrás que introducirla de nuevo.',
  removeNow: 'Eliminar tarjeta',
  unusable: 'Esta tienda ya no puede cobrar en esta tarjeta.',
  notices: {
    removed: 'La tarjeta se ha eliminado.',
    preferred: 'Esta es ahora tu tarjeta predeterminada.',
    inUse: 'Hay una suscripción que se cobra en esta tarjeta. Elige antes otra tarjeta para ella o cancélala.',
    gone: 'No ha sido posible: la tarjeta ya se había eliminado.',
    failed: 'No ha funcionado. Vuelve a intentarlo dentro de un momento.',
  },
  choose: 'Tus tarjetas',
  other: 'Otra tarjeta',
  save: 'Guardar esta tarjeta para la próxima vez',
  subscription: {
    card: 'Tarjeta',
    change: 'Cobrar en otra tarjeta',
    changeHint: 'La usaremos para las próximas entregas.',
    use: 'Usar esta tarjeta',
    saveFirst: 'Para que cobremos en otra tarjeta, guárdala en tu próxima compra.',
  },
};
