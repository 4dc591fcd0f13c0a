/** What the studio says, in Spanish. */
import type { Words } from './english.ts';

export const es: Words = {
  menu: { work: 'Casa para dos pianos', studio: 'Estudio', commissions: 'Encargos', shop: 'Ediciones' },
  footer: 'Offcut, arquitectura y lo que sobra de ella. Calle de los Curtidores 28, al fondo.',
  index: {
    heading: 'Construimos casas y guardamos los restos',
    text: 'Un índice de lo que se construyó, se movió, se usó para sentarse o se encendió. El resto está en el cajón.',
    head: ['N.º', 'Proyecto', 'Lugar', 'Qué es', 'Año'],
    rows: [
      ['061', 'Casa para dos pianos', 'Aldersee', 'Una casa y un muro tras el que ensayar', '2024'],
      ['058', 'Escalera de libros', 'Biblioteca vieja, Marn', 'Diecinueve peldaños, cuatro mil volúmenes', '2023'],
      ['055', 'Casa del guarda', 'Ladrillera, Holm', 'Dos talleres y un paso', '2022'],
      ['049', 'Silla para esperar', 'Vestíbulo de la estación, Marn', 'Fresno, apilable, no demasiado cómoda', '2021'],
      ['044', 'Cuarenta lámparas escolares', 'Escuela de la Colina', 'Acero plegado, obra de 3.º B', '2020'],
      ['038', 'Torre seca', 'Bajo Holm', 'Una torre de agua, sin agua y con camas', '2018'],
    ],
  },
  alts: {
    piano: 'Axonometría de dos casas a dos aguas, una junto a otra, con patio y árboles, sobre amarillo',
    library: 'Axonometría de una escalera que gira en torno a un núcleo de estantes, sobre rojo',
    gate: 'Axonometría de una cubierta larga y nervada sobre dos talleres, sobre verde',
    chair: 'Axonometría de una silla sencilla de respaldo alto, sobre rosa',
    lamp: 'Axonometría de una lámpara de mesa con pantalla cónica, sobre naranja',
    tower: 'Axonometría de una torre de agua redonda sobre cuatro patas, con escalera, sobre azul',
    section:
      'Sección de dos casas a dos aguas con un piano en cada una, una escalera en medio y gente en ambas plantas',
    studio: 'Axonometría de un estudio: mesa larga con maquetas, taburetes de colores vivos, estantes y ventanas',
    before: 'Axonometría de muros bajos en ruinas sobre una parcela vacía',
    after: 'Axonometría de dos casas terminadas con cubiertas nervadas en la misma parcela',
    apart: 'Axonometría de una silla desmontada: patas, asiento y respaldo flotan uno sobre otro',
  },
  captions: [
    '061 Casa para dos pianos',
    '058 Escalera de libros',
    '055 Casa del guarda',
    '049 Silla para esperar',
    '044 Lámparas escolares',
    '038 Torre seca',
  ],
  caseTeaser: {
    eyebrow: 'N.º 061',
    heading: 'Dos pianistas, un matrimonio, sesenta centímetros de muro',
    text: 'Querían vivir juntos y ensayar separados. Dibujamos dos casas que se inclinan la una hacia la otra y comparten cocina, escalera y jardín.',
    more: 'Leer el caso',
  },
  figures: [
    ['61', 'proyectos, de los que 34 están en pie'],
    ['4', 'personas, 4 taburetes'],
    ['0', 'metros cuadrados de desperdicio el año pasado'],
  ],
  shelf: {
    heading: 'Ediciones',
    text: 'Láminas, objetos pequeños y un libro, hechos de dibujos y de la madera que quedó.',
    more: 'Todas las ediciones',
  },
  chairTeaser: {
    eyebrow: 'N.º 049',
    heading: 'Una silla en ocho piezas',
    text: 'Todas salen de tablas demasiado cortas para la cubierta de la estación. Se monta en ocho minutos y nadie ha necesitado las instrucciones.',
    more: 'Ir al taburete de la familia',
  },
  call: {
    text: '¿Una parcela, una habitación, una mesa que falta? Respondemos en una semana.',
    more: 'Cómo trabajamos',
  },
  work: {
    title: 'Casa para dos pianos',
    heading: 'Casa para dos pianos',
    intro: [
      'Aldersee, de 2021 a 2024. Una casa de 164 metros cuadrados para dos concertistas, sobre los muros de una casa de botes que ardió en los años sesenta.',
      'El encargo fue una frase: queremos oírnos solo en la cena.',
    ],
    figures: [
      ['164 m²', 'de casa'],
      ['60 cm', 'de tierra apisonada entre los pianos'],
      ['31 dB', 'de Schubert en la otra habitación'],
      ['10', 'pasos entre el oeste y el este'],
    ],
    ruinHeading: 'Antes, y lo que salió de ello',
    ruinText:
      'Conservamos cada muro que seguía en pie y lo medimos piedra a piedra. Las cubiertas nuevas no tocan ninguno.',
    beforeLabel: '2021',
    afterLabel: '2024',
    ideas: [
      ['Separados', 'Cada mitad tiene su propio suelo. Ni una viga, ni un tubo, ni una tabla pasa de una a otra.'],
      ['Juntos', 'En medio, una escalera y una cocina de diez metros cuadrados: la única habitación con dos puertas.'],
      ['Restos', 'Los recortes de los cabios se hicieron estantes, 214 ganchos y una tirada de pisapapeles.'],
    ],
    voice: {
      text: 'Discutimos menos por el tempo. Hemos empezado a discutir por quién usa la escalera.',
      author: 'Los clientes',
      role: 'oeste y este',
    },
    sideEyebrow: 'De la misma madera',
    sideHeading: 'La casa en la mano',
    sideText:
      'El fresno que sobró de la escalera es ahora un pisapapeles: la mitad este, a escala uno a doscientos, con su chimenea.',
    sideMore: 'Ir al pisapapeles',
  },
  studio: {
    title: 'Estudio',
    heading: 'Cuatro personas y una mesa larga',
    text: 'Somos dos arquitectas, un carpintero y una persona que lee normativa por placer. Lo que dibujamos, tenemos que poder cargarlo.',
    teamHeading: 'Quién se sienta dónde',
    teamText: 'No nos gusta que nos fotografíen. Estos son los asientos que diseñó cada cual.',
    team: [
      ['Ruth Amsel', 'Arquitecta', 'Dibuja a mano hasta que la obra protesta.', 'Dibujo de un sillón azul'],
      [
        'Jonas Okoro',
        'Carpintero',
        'Tiene once cepillos y usa uno.',
        'Dibujo de un taburete rojo y redondo de tres patas',
      ],
      ['Mina Sandvik', 'Arquitecta', 'Cree en las escaleras. Vive en un bajo.', 'Dibujo de una silla amarilla'],
      [
        'Pavel Lorenz',
        'Permisos y paciencia',
        'Una vez hizo reír a un inspector.',
        'Dibujo de un cubo verde para sentarse',
      ],
    ],
    pastHeading: 'Hasta ahora',
    past: [
      [
        '2012',
        'Una mesa',
        'Ruth y Jonas hacen una mesa que no cabe por la puerta y alquilan el taller en el que está.',
      ],
      ['2015', 'Un cobertizo', 'El primer edificio: nueve metros cuadrados para bicicletas. Sigue seco.'],
      ['2018', 'Una torre', 'Llega Mina y, con ella, la torre de agua del Bajo Holm.'],
      ['2020', 'El cajón', 'No se puede construir. Imprimimos lo que hay en el cajón y empiezan las ediciones.'],
      ['2024', 'Dos pianos', 'La casa de Aldersee se termina el día prometido. Nadie se lo explica.'],
    ],
    addressHeading: 'Al fondo, después de los contenedores',
    address: 'Calle de los Curtidores 28\nEdificio trasero, planta baja',
  },
  commissions: {
    title: 'Encargos',
    heading: 'De una frase a un tejado',
    steps: [
      ['La frase', 'Cuéntanos en una frase lo que falta. Si hacen falta dos, quedamos para un café.'],
      ['El paseo', 'Vamos a ver el lugar, con lluvia si se puede elegir. Cuesta un día.'],
      ['El dibujo', 'Tres propuestas, de las que una es la que pediste.'],
      ['La obra', 'Una persona del estudio pasa cada semana, con lápiz y escoba.'],
    ],
    ratesHeading: 'Lo que cuesta',
    rates: [
      ['Un paseo con boceto', 'Media jornada, en cualquier sitio al que llegue un tren', '480'],
      ['Mobiliario', 'Dibujado y construido por nosotros, desde', '1.900'],
      ['Anteproyecto de un edificio', 'Hasta que sepas si lo quieres', '7.500'],
      ['Un edificio completo', 'De su coste, por todo hasta la entrega de llaves', '11 %'],
    ],
    questionsHeading: 'Lo que se pregunta antes del café',
    questions: [
      ['¿Cuánto se tarda en hacer una casa?', 'Dos años si todo el mundo decide rápido. Nadie decide rápido: tres.'],
      ['¿Se pueden encargar cosas pequeñas?', 'Con gusto. La más pequeña hasta ahora fue un tirador.'],
      [
        '¿Puedo comprar solo los planos?',
        'No. Una casa sin su parcela es un dibujo, y los dibujos los vendemos como láminas.',
      ],
    ],
  },
  categories: {
    prints: ['Láminas', 'Dos tintas sobre papel de 250 gramos, 50 por 70 centímetros, numeradas.'],
    objects: ['Objetos', 'Cosas pequeñas de madera y acero sobrantes.'],
    furniture: ['Muebles y libro', 'Lo que se tiene en pie y lo que se le pone encima.'],
  },
  products: {
    'print-section': [
      'Sección, 061',
      'La casa para dos pianos, cortada de oeste a este. Amarillo y negro, tirada de 120, numerada a lápiz.',
      'Lámina con una sección de dos casas en amarillo y negro',
    ],
    'print-stairs': [
      'Doce tramos',
      'Todas las escaleras que hemos construido y tres que nos prohibieron. Rojo y negro, tirada de 90.',
      'Lámina con doce dibujos pequeños de escaleras en rojo y blanco',
    ],
    'print-houses': [
      'Nueve direcciones',
      'Nueve edificios en una cuadrícula, como si fueran vecinos. Azul y negro, tirada de 150.',
      'Lámina con nueve dibujos pequeños de edificios en azul y blanco',
    ],
    book: [
      'Offcuts, el libro',
      'Doce años en 240 páginas: lo que se construyó, lo que no y lo que aprendimos del segundo montón. Cosido con hilo, se abre plano.',
      'Un libro azul y grueso, tumbado',
    ],
    stool: [
      'Taburete 049',
      'Fresno, cuatro patas, un travesaño. De las mismas tablas que la silla para esperar; se entrega plano y con su llave.',
      'Un taburete bajo de asiento rosa y cuatro patas',
    ],
    nook: [
      'Lámpara Nook',
      'Un bloque, una varilla, un cono. Bastante luz para leer, y poca para seguir leyendo.',
      'Una lámpara de mesa con pantalla cónica naranja',
    ],
    bookends: [
      'Sujetalibros Escalera',
      'Un par de escaleras que suben hasta tus libros favoritos. Acero lacado, fieltro por debajo.',
      'Dos escaleras rojas con una fila de libros entre ellas',
    ],
    weight: [
      'Pisapapeles Casa',
      'Fresno macizo a escala uno a doscientos, con tejado pintado y chimenea que se quita.',
      'Una casita blanca con tejado amarillo y chimenea',
    ],
    shelf: [
      'Estante de una tabla',
      'Una tabla de cuatro metros, cortada once veces. No sobra ni una astilla.',
      'Una estantería con baldas blancas y verdes',
    ],
  },
  second: { print: 'enmarcada y apoyada en una pared', book: 'abierto', object: 'desmontado, sobre fondo de color' },
  size: { name: 'Marco', without: 'Sin marco', black: 'Fresno negro' },
};
