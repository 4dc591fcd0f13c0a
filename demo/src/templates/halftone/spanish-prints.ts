/** What is said of each print, in Spanish. */
import type { PrintWords } from './print-words.ts';
import type { Slug } from './prints.ts';

export const spanish: Record<Slug, PrintWords> = {
  'twin-suns': {
    name: 'Soles gemelos',
    description: [
      'Dos tramas se encuentran en el centro de la lámina y forman un tercer color que nadie mezcló. De cerca es aritmética; desde el sofá, una puesta de sol.',
      'Serigrafía a dos tintas sobre papel de algodón de 300 g, en una edición de 120 numerada a lápiz por detrás.',
    ],
    alt: 'Dos grandes soles de puntos, uno morado y otro oscuro, superpuestos sobre un fondo melocotón',
  },
  'tile-study-no-4': {
    name: 'Estudio de azulejos n.º 4',
    description: [
      'Veinte azulejos y cinco reglas, barajados hasta que dejaron de discutir. Es el cuarto de nuestros estudios y el que se quedó en la pared del taller.',
      'Tintas resistentes a la luz sobre papel artístico de 265 g, con apenas un poco de grano.',
    ],
    alt: 'Veinte azulejos de círculos, cuartos y rayas en óxido, petróleo y crema',
  },
  'ground-swell': {
    name: 'Mar de fondo',
    description: [
      'Largas olas de puntos recorren la lámina en dos tintas, un poco a destiempo. Donde se cruzan, el mar se vuelve hondo.',
      'Impresa en papel sin estucar de 200 g, suave al tacto y sin brillos.',
    ],
    alt: 'Largas olas de puntos azules, claras y oscuras por turnos',
  },
  'olive-grove': {
    name: 'Olivar',
    description: [
      'Tres ramas con el fruto todavía puesto, en parte maduro y en parte no. Esbozada en un olivar sobre el mar y terminada en el taller un martes de lluvia.',
      'Papel sin estucar de 200 g, del color de la buena harina.',
    ],
    alt: 'Tres ramas de olivo con frutos oscuros y rojos sobre fondo claro',
  },
  'palm-court': {
    name: 'Patio de palmeras',
    description: [
      'Palmeras de abanico ante un sol bajo, a medio camino entre el vestíbulo de un hotel y unas vacaciones que en el recuerdo fueron mejores. Luce más en grande.',
      'Impresa con doce pigmentos sobre papel grueso de 300 g.',
    ],
    alt: 'Tres palmeras de abanico ante un sol naranja',
  },
  'poppy-field': {
    name: 'Campo de amapolas',
    description: [
      'Once amapolas y muchísima hierba, inclinada hacia donde quiso el viento. El rojo brilla todo lo que el papel permite.',
      'Usamos papel blanco natural de 220 g y tintas sin disolventes.',
    ],
    alt: 'Amapolas rojas y amarillas de tallo fino entre briznas de hierba',
  },
  'amber-dunes': {
    name: 'Dunas de ámbar',
    description: [
      'Cinco dunas, cada una con un lado al sol y otro que aún se lo piensa. Nuestro paisaje más pedido, y la razón de que en primavera se acabara el ocre.',
      'Impresión pigmentada en papel de algodón de 310 g; el color llega hasta un estrecho margen blanco.',
    ],
    alt: 'Dunas naranjas y color óxido bajo un sol pálido',
  },
  'five-ridges': {
    name: 'Cinco crestas',
    description: [
      'Montañas en el orden en que las encuentra la mañana. Cada cresta es un tono más pálida que la anterior; la distancia no es más que eso.',
      'Los matices finos piden una superficie tranquila: papel mate de 240 g.',
    ],
    alt: 'Crestas violetas, más pálidas cuanto más lejanas, bajo un sol púrpura',
  },
  'woodcut-sea': {
    name: 'Mar de xilografía',
    description: [
      'Un viejo motivo de olas, fila tras fila, con un sol que acaba de salir o está a punto de irse. Un saludo a los grabados que cruzaron el mar mucho antes que los nuestros.',
      'Bordes nítidos sobre papel liso de 230 g, como cortados a cuchillo.',
    ],
    alt: 'Filas de olas azules como escamas y, detrás, un sol rojo',
  },
  'three-arcades': {
    name: 'Tres arcadas',
    description: [
      'Mediodía en una plaza vacía: arcos sobre arcos y sombras de bordes duros. En uno de ellos siempre hay alguien apoyado.',
      'Un rojo de tiza sobre papel sin estucar de 250 g que parece revoque.',
    ],
    alt: 'Un edificio de terracota con tres pisos de arcos y una figura pequeña en uno de ellos',
  },
  'red-bridge': {
    name: 'Puente rojo',
    description: [
      'Un puente colgante sale de la niebla y no dice adónde va. Los tirantes siguen la fórmula de verdad; el sol, no.',
      'La niebla pide un papel paciente: 310 g, mate, un poco cálido.',
    ],
    alt: 'Un puente colgante rojo sobre agua verde, con un sol bajo entre la bruma',
  },
  'five-gates': {
    name: 'Cinco puertas',
    description: [
      'Un arco detrás de otro y de otro y, al final, un pequeño sol para quien llegue hasta allí. Empezó como dibujo para un cuento infantil sobre puertas.',
      'Setenta y cinco ejemplares numerados, serigrafía a siete tintas sobre cartulina de 280 g.',
    ],
    alt: 'Arcos uno tras otro en óxido, naranja y verde, con un sol pequeño al fondo',
  },
};
