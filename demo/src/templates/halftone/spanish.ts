/** What the print shop says, in Spanish. */

import type { Words } from './english.ts';
import { spanish } from './spanish-prints.ts';

export const es: Words = {
  menu: { shop: 'Láminas', hanging: 'Tamaños y colocación', workshop: 'La imprenta', gift: 'Vales' },
  footer: 'Dibujado con código, impreso a mano, enrollado por alguien que se lo toma muy en serio.',
  wall: {
    heading: 'Papel para paredes que ya han esperado bastante',
    text: 'Doce láminas a la vez, cada una en hasta tres tamaños. Cuando una se agota, otra ocupa su clavo.',
    more: 'Todas las láminas',
  },
  compared: {
    heading: 'La misma pared, nueve clavos después',
    text: 'No se pintó nada, no se movió nada. El cojín ya estaba.',
    before: 'Antes',
    after: 'Después',
    bareAlt: 'Una pared desnuda verde grisácea con un banco, una lámpara roja y un cojín',
    hungAlt: 'La misma pared con nueve láminas enmarcadas, unas dunas grandes en el centro y otras pequeñas alrededor',
  },
  drawers: { heading: 'Cuatro cajones para abrir' },
  making: {
    eyebrow: 'Cómo se hace una lámina',
    heading: 'Dibuja un programa, decide una persona',
    text: 'Cada lámina empieza con unas pocas reglas: cuánto se separan los puntos, hacia dónde se inclinan las dunas, cuándo puede caerse una amapola. El programa prueba miles de composiciones. Nos quedamos con una y la discutimos en la comida.\n\nDespués las tintas se mezclan a ojo, y la lámina cuelga una noche entera antes de que nadie pueda tocarla.',
    alt: 'Una lámina recién impresa con dos soles superpuestos en una mesa de trabajo, con botes de tinta y un rodillo',
    more: 'Entrar a la imprenta',
  },
  voice: {
    text: 'Mi casero dice que el piso parece más grande. He colgado tres dunas y no he movido nada.',
    author: 'Ansgar, segundo piso',
  },
  promises: [
    ['Papel con carácter', 'Entre 180 y 310 gramos, sin ácido, para que el blanco siga siendo blanco.'],
    ['Enrollado, nunca doblado', 'En un tubo que ha sobrevivido a nuestra escalera. Sale en dos días laborables.'],
    ['Treinta días de prueba', 'Si la pared no está de acuerdo, devuélvela. Los agujeros te los quedas.'],
  ],
  gift: { text: '¿Conoces a la persona, pero no su papel pintado?', more: 'Regalar un vale' },
  hanging: {
    title: 'Tamaños y colocación',
    heading: 'Más grande de lo que crees, más bajo de lo que crees',
    text: [
      'Casi todos los cuadros están demasiado altos y son una talla más pequeños de lo debido. Recorta el tamaño en papel de periódico, pégalo a la pared y vive con él una tarde. No cuesta nada y tienes algo que leer.',
    ],
    sizesAlt: 'Tres láminas enmarcadas de tres tamaños, con una silla roja como escala',
    tableHeading: 'Tres tamaños',
    head: ['Tamaño', 'Ideal para', 'Con marco', 'Visto desde'],
    rows: [
      ['30 × 40 cm', 'Estantes, pasillos, grupos numerosos', '33 × 43 cm', 'Un brazo de distancia'],
      ['50 × 70 cm', 'Un escritorio, una cama, casi cualquier pared', '53 × 73 cm', 'Dos pasos'],
      ['70 × 100 cm', 'Un sofá, o una pared para ella sola', '73 × 103 cm', 'El otro lado del salón'],
    ],
    stepsHeading: 'Cómo llega a la pared',
    steps: [
      [
        'Desenróllala el día antes',
        'Con la imagen hacia arriba y un libro pesado en cada esquina. El papel necesita una noche para olvidar el tubo.',
      ],
      ['Mide hasta el centro', 'El centro del cuadro, a 150 centímetros, esté donde esté el techo.'],
      ['Dos clavos, no uno', 'Un cuadro con dos clavos cuelga recto, incluso sobre una lavadora.'],
      ['Aléjate y siéntate', 'Míralo desde donde lo vas a ver. Si te molesta, está dos centímetros demasiado alto.'],
    ],
    questionsHeading: 'Preguntas antes de comprar',
    questions: [
      [
        '¿Se van los colores?',
        'Las tintas pigmentadas sobre papel sin ácido conservan el color durante décadas. Al final, solo el sol directo de mediodía les gana.',
      ],
      [
        '¿La lámina viene con marco?',
        'Las ediciones numeradas pueden pedirse en roble o en negro. Las demás tienen medidas habituales: les vale cualquier marco.',
      ],
      [
        '¿Cuántas láminas hay de una imagen?',
        'Las ediciones son limitadas y van numeradas a lápiz. Todo lo demás se imprime en tiradas cortas, hasta que la siguiente quiera la prensa.',
      ],
      ['¿Puedo recogerla?', 'Sí, en el taller, plana y sin tubo. Trae una bolsa más larga de lo que crees.'],
    ],
    end: { text: '¿Ya has medido? Entonces toca elegir.', more: 'Ir a las láminas' },
  },
  workshop: {
    title: 'La imprenta',
    heading: 'Tres personas, una prensa, muchísimos cajones',
    text: 'Dibujamos con código e imprimimos con las manos, en una antigua panadería cuyo suelo aguanta dos toneladas. Los días húmedos aún huele a bollos.\n\nLa puerta se abre a las diez. La prensa se ve enseguida y, si gritas, hasta se te oye.',
    drawerAlt: 'Un cajón de planos abierto con láminas apiladas en cuatro montones',
    momentsHeading: 'Cómo llegamos hasta aquí',
    moments: [
      ['2016', 'Un plóter de mercadillo', 'Dibuja una línea por minuto y llegamos tarde a todo.'],
      ['2018', 'La primera lámina vendida', 'A un vecino, que todavía recuerda a todos que fue el primero.'],
      ['2020', 'La panadería', 'Nos quedamos con el local, los cajones y una masa madre de la que nadie nos habló.'],
      ['2023', 'Marcos propios', 'Nadie los entregaba bastante rectos, así que aprendimos.'],
    ],
    figures: [
      ['12', 'láminas a la vez'],
      ['27', 'tintas en el estante'],
      ['1', 'persona que puede mezclar el naranja'],
    ],
    hoursHeading: 'La puerta está abierta',
    hours: [
      ['De lunes a viernes', '10:00 – 18:00'],
      ['Sábado', '10:00 – 16:00'],
      ['Domingo', 'La tinta se seca'],
    ],
    addressHeading: 'Dónde encontrarnos',
    address: 'Patio del Chibalete 12\nLlama a la puerta del taller',
  },
  categories: {
    geometric: ['Geometría', 'Puntos, azulejos y olas: lo que pasa cuando una regla se sigue hasta el borde.'],
    botanical: ['Botánica', 'Olivos, palmeras y amapolas. No hay que regar nada.'],
    landscapes: ['Paisajes', 'Dunas, crestas y un mar de los de antes.'],
    architecture: ['Arquitectura', 'Arcos, puertas y un puente que no dice adónde va.'],
  },
  products: spanish,
  inRoom: ', enmarcada en una habitación',
  option: { size: 'Tamaño', frame: 'Marco', frames: ['Sin marco', 'Roble', 'Negro'] },
  numbered: 'Edición numerada',
  pickup: {
    region: 'Aquí',
    name: 'En la puerta del taller',
    address: { city: 'Tu ciudad', postalCode: '28013', addressLine: 'Patio del Chibalete 12' },
    deliveryTime: 'En dos días laborables',
    instructions: 'De lunes a sábado desde las diez. Llama una vez; primero tenemos que limpiarnos las manos.',
  },
};
