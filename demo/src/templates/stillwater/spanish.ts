/** What the practice says, in Spanish. */
import type { Words } from './english.ts';

export const es: Words = {
  menu: { treatments: 'Tratamientos', first: 'Primera visita', practice: 'La consulta', gift: 'Regalar una hora' },
  footer: 'Masaje y respiración junto al lago. De martes a sábado, con cita previa.',
  intro: {
    heading: 'Una hora en la que nadie quiere nada de ti',
    text: [
      'Masaje y respiración en una casa tranquila junto al agua. Una persona cada vez, manos cálidas y nada de música con ballenas.',
    ],
    more: 'Elegir un tratamiento',
  },
  list: {
    heading: 'Lo que hacemos',
    lines: [
      ['Espalda y hombros', 'Donde se queda el peso del día', '30, 60 o 90 min'],
      ['De pies a cabeza', 'Todo, de una vez y sin prisa', '60 o 90 min'],
      ['Cabeza, cuello y mandíbula', 'Para quien aprieta los dientes de noche', '30 o 60 min'],
      ['Piedras calientes', 'Basalto de la orilla, calentado con paciencia', '60 o 90 min'],
      ['Aprender a respirar', 'Ya sabes. Aquí se trata de cómo', '60 o 90 min'],
    ],
  },
  lakeAlt: 'Un lago por la mañana: colinas verdes y suaves, el sol bajo, piedras y juncos en la orilla',
  voice: {
    text: 'Vine por el hombro. Sigo viniendo por el silencio de después.',
    author: 'Henrike, un jueves sí y otro no',
  },
  shown: { heading: 'Tres buenos comienzos' },
  booking: {
    heading: 'Cómo conseguir tu cita',
    steps: [
      ['Elige', 'Un tratamiento y una duración. Si dudas entre dos, elige la más corta.'],
      [
        'Paga, o deja una señal',
        'Con el precio completo o con una señal para la primera visita, tu hora queda reservada.',
      ],
      ['Escoge el momento', 'Te escribimos el mismo día laborable con tres propuestas. Una suele encajar.'],
    ],
  },
  room: {
    eyebrow: 'La casa',
    heading: 'Dos salas, una tetera, un lago',
    text: 'Somos tres y nunca trabajamos más de dos a la vez. Entre cita y cita hay media hora, así que nadie se cruza en el pasillo con los zapatos en la mano.\n\nQuédate después a tomar un té. El banco de la puerta es para quien aún no está listo para el tráfico.',
    alt: 'Una sala con ventana en arco al lago, camilla con toallas dobladas y un jarrón con una rama',
    more: 'Quiénes somos',
  },
  hours: {
    heading: 'Cuándo estamos',
    lines: [
      ['De martes a jueves', '9:00 – 19:00'],
      ['Viernes', '12:00 – 21:00'],
      ['Sábado', '9:00 – 14:00'],
      ['Domingo y lunes', 'La tetera descansa'],
    ],
  },
  gift: { text: 'Una hora no se puede envolver. Un vale para una hora, sí.', more: 'Ir al vale regalo' },
  treatments: {
    title: 'Tratamientos',
    heading: 'Tratamientos y precios',
    text: [
      'La duración es el tiempo en la camilla. Llegar, hablar y tomar el té va aparte y no cuesta nada. Los precios son por persona.',
    ],
    massage: { heading: 'Masaje', text: 'Con aceite o sobre una tela, firme o suave, según digas ese día.' },
    breathing: {
      heading: 'Respiración',
      text: 'A solas con una persona del equipo, o en el círculo de los viernes por la tarde.',
    },
    beginning: { heading: 'Primera vez aquí', text: 'Deja una señal y decide el resto cuando hayamos hablado.' },
    good: [
      ['Presión a la carta', '«Más fuerte» y «más suave» son aquí frases completas.'],
      ['Sábanas limpias cada vez', 'Lavadas sin perfume y secadas en el jardín cuando el tiempo está de acuerdo.'],
      ['Cambio sin coste', 'Hasta 24 horas antes. Después, la señal se queda con nosotros.'],
    ],
  },
  first: {
    title: 'Primera visita',
    heading: 'Qué pasa cuando vienes por primera vez',
    text: 'Muy poco, y en este orden. No hace falta traer nada, ni haberse depilado las piernas.',
    alt: 'El lago al anochecer, con una luna pálida sobre colinas de un verde oscuro',
    steps: [
      ['Llamas y abrimos', 'Ven cinco minutos antes. Los zapatos se quedan en la puerta, y el teléfono también.'],
      ['Hablamos', 'Diez minutos con té: qué duele, qué no, qué prefieres que no se toque.'],
      ['Te tumbas', 'Te desvistes hasta donde quieras, a solas. Una tela cubre todo lo que no se está trabajando.'],
      ['Tú avisas', 'Demasiado fuerte, demasiado frío, demasiada charla: basta una palabra.'],
      ['Te levantas despacio', 'Hay un vaso de agua, una manta y nadie esperando en la puerta.'],
    ],
    questionsHeading: 'Lo que se pregunta antes de atreverse',
    questions: [
      [
        '¿Tengo que hablar?',
        'No. Casi todo el mundo dice «mm» de vez en cuando, y hay quien se duerme. Los ronquidos los tomamos como un cumplido.',
      ],
      [
        '¿Cuándo es mejor no venir?',
        'Con fiebre, una lesión reciente o un sarpullido, espera a que pase. Si sigues un tratamiento médico, pregunta primero allí. Lo nuestro es bienestar y no sustituye a la medicina.',
      ],
      [
        'Estoy embarazada. ¿Puedo ir?',
        'A partir del cuarto mes, con mucho gusto. Hay un tratamiento propio, de lado y con muchos cojines.',
      ],
      [
        '¿Qué pasa con mi señal?',
        'Se descuenta de tu primer tratamiento. Si cancelas hasta 24 horas antes, te la devolvemos.',
      ],
      ['¿Puedo elegir quién me atiende?', 'Sí. Dilo cuando te escribamos por la hora, y será esa persona u otro día.'],
    ],
    deposit: { text: 'Treinta minutos son un buen comienzo.', more: 'Dejar una señal para la primera visita' },
  },
  practice: {
    title: 'La consulta',
    heading: 'Una casa que ha aprendido a estar callada',
    text: [
      'Hasta 1989 fue la casa del barquero. La barca ya no está; quedan la vista, una estufa muy buena y una campana que hemos envuelto en fieltro.',
      'Edda empezó aquí en 2011 con una camilla. Jonas vino por un masaje y se quedó; Mirjam trajo la respiración. Nos gusta pensar que la casa nos eligió, aunque también firmamos un contrato.',
    ],
    houseAlt: 'Una casa baja con puerta verde en arco, árboles redondos y un camino de piedras planas',
    teamHeading: 'Tres pares de manos',
    team: [
      ['Edda Lindqvist', 'Masaje, de pies a cabeza', 'Tiene las manos cálidas y las frases cortas.'],
      ['Jonas Amadi', 'Espalda, cuello, piedras', 'Encuentra el punto antes de que termines de señalarlo.'],
      ['Mirjam Voss', 'Respiración, embarazo', 'Cuenta hasta cuatro con más calma que nadie que conozcamos.'],
    ],
    teamAlts: [
      'Edda, con el pelo gris recogido en un moño y los ojos cerrados',
      'Jonas, con el pelo corto y oscuro y los ojos cerrados',
      'Mirjam, con el pelo largo y castaño y los ojos cerrados',
    ],
    addressHeading: 'Cómo llegar',
    address: 'Callejón de la Barca 3\nLa puerta verde, última casa antes del agua',
    addressText:
      'Autobús hasta «Embarcadero Viejo» y cuatro minutos a pie. Dos plazas de aparcamiento, ambas bajo el árbol de los pájaros.',
  },
  categories: {
    massage: ['Masaje', 'Desde treinta minutos para los hombros hasta hora y media para el cuerpo entero.'],
    breathing: ['Respiración', 'A solas, o en un círculo de ocho.'],
    'first-visit': ['Primera visita', 'Para quien quiere conocernos antes.'],
  },
  products: {
    back: [
      'Espalda y hombros',
      'El clásico, porque las espaldas lo son. Trabajamos despacio a lo largo de la columna, luego donde señalas y luego donde no sabías.',
      'Una persona de espaldas, con líneas finas a ambos lados de la columna',
    ],
    whole: [
      'De pies a cabeza',
      'Ninguna parte se queda fuera y ninguna lleva prisa. A mitad de camino, casi nadie recuerda por qué pie empezamos.',
      'Una persona tumbada de lado, como una cordillera ante otras colinas',
    ],
    neck: [
      'Cabeza, cuello y mandíbula',
      'Para quien pasa el día ante una mesa o al volante, y para quien contiene el aliento al teclear. La ropa se queda puesta; las gafas, no.',
      'Dos manos sobre los hombros de una persona de espaldas',
    ],
    stones: [
      'Piedras calientes',
      'Basalto de la orilla, calentado en agua y colocado a lo largo de la espalda. Lo contrario de los pies fríos.',
      'Cinco piedras lisas, una sobre otra, en agua quieta',
    ],
    feet: [
      'Pies y pantorrillas',
      'Cargan con todo lo demás. Media hora con aceite tibio, y parecen haberse ido de vacaciones sin ti.',
      'Dos plantas de pie con líneas finas como las de un mapa',
    ],
    hands: [
      'Manos y antebrazos',
      'Para quien teclea, talla, toca o lleva niños en brazos. Pequeño, preciso y sorprendentemente bueno.',
      'Una mano abierta ante anillos que se ensanchan',
    ],
    belly: [
      'La dulce espera',
      'Un masaje para los meses de embarazo, de lado, con siete cojines y tantas pausas como quieras. Desde el cuarto mes.',
      'Un vientre redondo sobre el que descansan dos manos',
    ],
    breath: [
      'Aprender a respirar',
      'En la camilla, en la silla, de pie: miramos cómo respiras y buscamos dónde se atasca. Te llevas a casa un ejercicio, no doce.',
      'Semicírculos que salen del agua quieta como un sol',
    ],
    circle: [
      'Círculo del viernes',
      'Ocho cojines, una lámpara y noventa minutos de respirar en compañía. Sin experiencia previa; se recomiendan calcetines gordos.',
      'Ocho cojines redondos en círculo alrededor de una lámpara, desde arriba',
    ],
    deposit: [
      'Señal para la primera visita',
      'Reserva tu hora y se descuenta de lo que elijas entonces. Si cancelas hasta un día antes, te la devolvemos.',
      'Un calendario con una piedrecita sobre uno de sus días',
    ],
  },
  length: { name: 'Duración', minutes: 'minutos' },
};
