import type { presets as English } from '../en/presets.ts';

export const presets: typeof English = {
  browse: 'Explorar la tienda',
  readMore: 'Leer más',
  contact: 'Escríbenos',
  book: 'Elegir una hora',
  shop: {
    eyebrow: 'Nuevo esta temporada',
    heading: 'Cosas hechas para usarse',
    text: 'Series pequeñas, buenos materiales y nada que haya que reemplazar el año que viene.',
  },
  service: {
    eyebrow: 'Con cita previa',
    heading: 'Una hora solo para ti',
    text: 'Sin sala de espera y sin prisas. Elige la hora que te venga bien y ven tal como eres.',
  },
  maker: {
    eyebrow: 'De nuestro taller',
    heading: 'Hecho a mano, pieza a pieza',
    text: 'Cada pieza pasa por las mismas cuatro manos antes de dejar el banco de trabajo.',
  },
  place: {
    eyebrow: 'A la vuelta de la esquina',
    heading: 'Pasa, el horno está caliente',
    text: 'Recién hecho desde las siete de la mañana hasta que se vacían los estantes.',
  },
  sale: {
    eyebrow: 'Hasta el domingo',
    heading: 'Han empezado las rebajas de verano',
    text: 'Hasta un tercio menos en todo lo que tenemos en stock.',
    ended: 'Las rebajas han terminado. Gracias por venir.',
  },
  event: {
    eyebrow: 'Apunta la fecha',
    heading: 'Taller abierto en mayo',
    text: 'Mira cómo trabajamos, pregunta lo que quieras y pruébalo con tus propias manos.',
  },
  gift: {
    eyebrow: 'Para otra persona',
    heading: '¿No sabes qué le gustaría?',
    text: 'Una tarjeta de regalo llega por correo electrónico, el día que tú elijas.',
  },
  announcements: {
    delivery: 'Envío gratis en pedidos de más de 50 €',
    closed: 'Estamos de vacaciones hasta el 6 de enero. Enviaremos los pedidos en cuanto volvamos.',
    arrived: 'Ya está aquí la colección de primavera',
  },
  products: {
    newest: 'Lo más nuevo',
    newestText: 'Las últimas piezas; algunas estarán aquí poco tiempo.',
    best: 'Lo que más gusta',
    bestText: 'Según quienes ya llevan un tiempo usándolo.',
    few: 'Tres para empezar',
    more: 'Verlo todo',
    categories: '¿Por dónde quieres empezar?',
    categoriesText: 'Todo lo que tenemos, ordenado según para qué sirve.',
  },
  promises: {
    heading: 'Con esto puedes contar',
    items: [
      ['Hecho para durar', 'Materiales que elegiríamos para nosotros, y reparaciones cuando algo se rompe.'],
      ['Enviado en dos días', 'Embalado sin plástico y seguido hasta que llega a tu puerta.'],
      ['Treinta días para decidirte', 'Míralo con tu propia luz. Si no te convence, devuélvelo.'],
      ['Gente que responde', 'Escríbenos y alguien que sabe la respuesta te contestará el mismo día.'],
    ],
  },
  values: {
    heading: 'Lo que nos importa',
    items: [
      ['Nada se desperdicia', 'Con los recortes hacemos cosas más pequeñas, y lo que sobra calienta el taller.'],
      ['Justo para todos', 'Quienes hacen nuestras cosas pueden vivir de lo que ganan con ellas.'],
      ['De aquí cerca', 'Casi todo lo que usamos viene de menos de un día de camino.'],
    ],
  },
  ordering: {
    heading: 'Así funciona un pedido',
    items: [
      ['Elige', 'Encuentra lo que te gusta, en la talla y el color que necesitas.'],
      ['Paga', 'Con tarjeta, con factura o cuando lo recojas.'],
      ['Estrena', 'Lo tendrás en casa en un plazo de dos a cuatro días.'],
    ],
  },
  appointment: {
    heading: 'Tu primera visita',
    items: [
      ['Elige una hora', 'Escoge día y hora. Recibirás una confirmación por correo electrónico.'],
      ['Cuéntanos', 'Primero escuchamos y, antes de empezar, te decimos cuánto costará.'],
      ['Relájate', 'El resto es cosa nuestra. Puedes cambiar o cancelar la cita hasta el día anterior.'],
    ],
  },
  returning: {
    heading: 'Cómo devolver algo',
    items: [
      ['Avísanos', 'Abre tu pedido y elige lo que quieres devolver.'],
      ['Empaquétalo', 'Ponlo en la caja en la que llegó. La etiqueta está en tu correo.'],
      ['Recupera tu dinero', 'Lo tendrás de vuelta en los cinco días siguientes a la llegada del paquete.'],
    ],
  },
  figures: {
    heading: 'Un año en cifras',
    items: [
      ['1200', 'paquetes preparados a mano'],
      ['4,8', 'estrellas de media'],
      ['Nueve', 'personas en el taller'],
      ['100 %', 'de la electricidad, de nuestro propio tejado'],
    ],
  },
  voices: {
    heading: 'Lo que dice la gente',
    items: [
      ['Llegó un día antes y es más bonito que en las fotos.', 'Clienta desde la primavera'],
      ['Vine por una cosa y me fui con tres. De momento, ni un arrepentimiento.', 'Del barrio'],
      ['Respondieron a mi pregunta un domingo por la noche. ¿Quién hace eso?', 'Primer pedido'],
    ],
  },
  quote: {
    text: 'He tenido otros más baratos. También los he tirado.',
    role: 'que todavía usa el primero',
  },
  delivery: {
    heading: 'Preguntas sobre el envío',
    items: [
      ['¿Cuánto tarda?', 'De dos a cuatro días laborables dentro del país, y hasta una semana al extranjero.'],
      ['¿Cuánto cuesta?', 'Ves el precio antes de pagar, al finalizar la compra. Los pedidos grandes no pagan envío.'],
      [
        '¿Puedo recoger mi pedido?',
        'Sí. Elige la recogida al finalizar la compra y te escribiremos cuando esté listo.',
      ],
      ['Algo ha llegado roto. ¿Y ahora?', 'Envíanos una foto. Te lo cambiamos o te devolvemos el dinero.'],
    ],
  },
  visiting: {
    heading: 'Antes de venir',
    items: [
      ['¿Necesito cita?', 'Es mejor reservar una. Si pasas por aquí y tenemos un hueco, también puedes entrar.'],
      ['¿Dónde puedo estacionar?', 'Hay sitio en el patio de atrás. El tranvía para delante de la puerta.'],
      ['¿Puedo cancelar?', 'Sí, gratis hasta el día anterior.'],
    ],
  },
  menu: {
    heading: 'En la barra',
    text: 'Precios con IVA incluido. Pregúntanos por los alérgenos.',
    items: [
      ['Café de filtro', 'Tostado a dos calles de aquí', '2,80 €'],
      ['Capuchino', 'Con leche o bebida de avena', '3,40 €'],
      ['Cruasán', 'Solo o con almendras', '2,50 €'],
      ['Pan del día', 'Medio o entero', '4,90 €'],
      ['Sopa', 'Hasta que se acabe', '6,50 €'],
      ['Tarta', 'Por porciones', '3,90 €'],
    ],
  },
  prices: {
    heading: 'Cuánto cuesta',
    text: 'Todos los precios incluyen IVA. Si algo va a llevar más tiempo, lo acordamos antes.',
    items: [
      ['Primera charla', '30 minutos', 'Gratis'],
      ['Sesión suelta', '60 minutos', '85 €'],
      ['Cinco sesiones', 'Para usar en el plazo de un año', '390 €'],
    ],
  },
  hours: {
    heading: 'Horario',
    text: 'Los días festivos cerramos.',
    items: [
      ['Lunes', 'Cerrado'],
      ['De martes a viernes', 'De 10:00 a 18:00'],
      ['Sábado', 'De 10:00 a 14:00'],
    ],
  },
  visit: {
    heading: 'Dónde estamos',
    text: 'En el patio, segunda puerta a la izquierda. Si está cerrada, llama al timbre.',
    address: 'Calle Ejemplo, 12\n28001 Madrid',
  },
  elsewhere: { heading: 'Síguenos de cerca', text: 'Fotos del taller, un día sí y otro no.', account: '@tunombre' },
  team: {
    heading: 'A quién te encontrarás aquí',
    text: 'Cuatro personas, una mesa larga y un perro que manda en los descansos.',
    items: [
      ['Fundadora', 'Primero dibuja y luego mide.'],
      ['Taller', 'Conoce cada máquina por su sonido.'],
      ['Pedidos', 'Nunca ha perdido un paquete.'],
      ['Fotografía', 'Espera a que llegue la luz.'],
    ],
  },
  history: {
    heading: 'Cómo llegamos hasta aquí',
    items: [
      ['Una mesa de cocina', 'Las primeras veinte piezas se hacen después del trabajo y se venden a los amigos.'],
      ['Un lugar propio', 'Alquilamos la antigua imprenta y compramos la primera máquina grande.'],
      ['Abre la tienda', 'Lo que se hacía por encargo ya se puede comprar en el acto.'],
      ['Hoy', 'Nueve personas, dos perros y la misma mesa de siempre.'],
    ],
  },
  details: {
    heading: 'Conviene saber',
    items: [
      ['Materiales', 'Roble macizo de bosques gestionados, acabado con aceite y cera.'],
      ['Cuidado', 'Basta con un paño húmedo. Dale aceite una vez al año y envejecerá con elegancia.'],
      ['Entrega', 'Montado y sin plástico, en un plazo de dos a cuatro días.'],
    ],
  },
  sizes: {
    heading: 'Tallas',
    text: 'Medidas en plano, en centímetros.',
    head: ['Talla', 'Pecho', 'Largo', 'Manga'],
  },
  shipping: {
    heading: 'Plazos y gastos de envío',
    head: ['Destino', 'Plazo', 'Precio'],
    items: [
      ['España', '2–3 días', '4,90 €'],
      ['Unión Europea', '4–6 días', '9,90 €'],
      ['Otros países', '7–14 días', '19,90 €'],
    ],
  },
  comparing: {
    heading: '¿Cuál te va mejor?',
    head: ['Mesa', 'Pequeña', 'Mediana', 'Grande'],
    items: [
      ['Plazas', 'dos', 'cuatro', 'seis'],
      ['Se hace en', 'dos semanas', 'tres semanas', 'cuatro semanas'],
      ['Precio', '190 €', '290 €', '420 €'],
    ],
  },
  files: {
    heading: 'Para llevar',
    items: [
      ['Instrucciones', 'Cómo se monta, paso a paso'],
      ['Cuidado', 'Lo que le gusta y lo que no'],
    ],
  },
  story: {
    eyebrow: 'Quiénes somos',
    heading: 'Empezó con una silla rota',
    text: 'Nadie quería repararla, así que aprendimos a hacerlo. Diez años después construimos las nuestras, en un patio en pleno centro de la ciudad, y seguimos reparando las demás.',
  },
  workshop: {
    eyebrow: 'Dónde se hace',
    heading: 'Una sala, muchas manos',
    text: 'Todo lo que vendemos se dibuja, se corta y se termina bajo un mismo techo. Así se tarda más, y por eso mismo conocemos cada pieza.',
  },
  letter: {
    heading: 'Qué bien que estés aquí',
    paragraphs: [
      'Abrimos esta tienda porque no encontrábamos lo que buscábamos. Tardamos más de lo que pensábamos y aprendimos más de lo previsto.',
      'Lo que ves aquí es lo que les daríamos a nuestros amigos. Si tienes una pregunta, escríbenos. Lo leemos todo personalmente.',
    ],
  },
  sides: {
    heading: 'Dos formas de recibirlo',
    items: [
      ['Te lo enviamos', 'Haz tu pedido aquí y lo tendrás en un plazo de dos a cuatro días.'],
      ['Lo recoges', 'Haz tu pedido aquí y te esperará en el taller a partir de la mañana siguiente.'],
    ],
  },
  pictures: { heading: 'Desde el taller', text: 'Lo que ocurre entre el dibujo y el paquete.' },
  partners: { heading: 'También nos encuentras en' },
  compare: {
    heading: 'Antes y después',
    text: 'La misma silla, con tres semanas de diferencia.',
    before: 'Antes',
    after: 'Después',
  },
  film: { heading: 'Dos minutos en el taller', text: 'Del tablón a la pieza terminada.' },
};
