/** What the bakery says, in Spanish. */
import type { Words } from './english.ts';

export const es: Words = {
  menu: { shop: 'Encargar pan', hours: 'Horario y cómo llegar', about: 'El obrador' },
  footer: 'Horneado desde las cuatro de la mañana. Abierto de martes a domingo.',
  hero: {
    eyebrow: 'Masa madre, todos los días menos el lunes',
    heading: 'Pan con una noche a sus espaldas',
    text: 'Harina, agua, sal y dieciocho horas. Encárgalo hasta las seis de la tarde y, desde las siete, te espera en el estante con tu nombre.',
    order: 'Encargar para mañana',
    way: 'Horario y cómo llegar',
    alt: 'Dos estantes con hogazas, cruasanes, rollos, un pretzel y baguettes',
  },
  day: {
    heading: 'Qué sale del horno y cuándo',
    text: 'Ven un poco más tarde y aún estará caliente.',
    lines: [
      ['Pan de pueblo, pan de centeno', 'Corteza oscura, miga abierta', '7:00'],
      ['Cruasanes', 'Plegados la víspera', '7:30'],
      ['Baguettes', 'La primera de tres hornadas', '9:00'],
      ['Rollos de canela', 'El obrador huele a ellos hasta mediodía', '10:30'],
      ['Tarta de temporada', 'Ciruela hasta octubre, después manzana', '12:00'],
      ['Baguettes otra vez', 'Para la cena', '16:00'],
    ],
  },
  shelf: {
    heading: 'Mañana en el estante',
    text: 'Encarga hoy, recoge desde las siete.',
    more: 'Todo lo que horneamos',
  },
  hands: {
    eyebrow: 'Cómo horneamos',
    heading: 'Cuatro manos y una masa con años',
    text: 'Nuestra masa madre tiene once años y se ha mudado dos veces. Cada tarde recibe harina y agua; cada mañana devuelve pan.\n\nHorneamos con grano de tres granjas a las que se llega en bicicleta, y con nada que haya que explicar.',
    alt: 'Dos manos enharinadas amasan sobre una mesa de madera',
    more: 'Sobre el obrador',
  },
  collect: {
    heading: 'Cómo se recoge',
    steps: [
      ['Encarga', 'Elige hasta las seis de la tarde y paga aquí o en el mostrador.'],
      ['Duerme', 'Nosotros no. Mientras tanto, tu pan sube.'],
      ['Recoge', 'Desde las siete, en la ventanilla. Quien ha encargado no hace cola.'],
    ],
  },
  voice: {
    text: 'Antes compraba el pan de camino a casa. Ahora mi camino a casa pasa por el pan.',
    author: 'Johanna, a tres calles de aquí',
  },
  visit: {
    title: 'Horario y cómo llegar',
    heading: 'Pasa, el horno está caliente',
    address: 'Callejón del Molino 4\nDetrás de la iglesia, puerta verde',
    hours: [
      ['De martes a viernes', '7:00 – 18:00'],
      ['Sábado', '7:00 – 14:00'],
      ['Domingo', '8:00 – 11:00'],
      ['Lunes', 'Cerrado: la masa descansa, y nosotros también'],
    ],
    questions: [
      ['¿Hasta qué hora puedo encargar para mañana?', 'Hasta las seis de la tarde. Después, pásate y mira qué queda.'],
      [
        '¿Hay pan sin trigo?',
        'El pan de centeno es solo centeno. En nuestro obrador hay trigo en el aire, así que no es apto para personas celíacas.',
      ],
      ['¿Puedo congelar el pan?', 'Sí: en rebanadas y el mismo día. Aguanta tres meses.'],
    ],
    questionsHeading: 'Lo que nos preguntan en el mostrador',
  },
  about: {
    title: 'El obrador',
    eyebrow: 'Desde 2014',
    heading: 'Todo empezó con un horno roto',
    text: 'El horno de nuestro piso se rindió, así que construimos uno en el patio con ladrillos que nadie quería. Después llegaron los vecinos con sus cuencos.',
    alt: 'Un horno de ladrillo encendido, con una hogaza en la boca',
    story: [
      'Hoy somos cuatro. Empezamos a las cuatro, terminamos a mediodía y llamamos por su nombre a casi todos los que comen nuestro pan.',
      'Lo que sobra por la tarde va al albergue, dos puertas más allá. No se tira nada: el pan viejo se hace migas, y las migas, tarta.',
    ],
    figures: [
      ['11', 'años tiene nuestra masa madre'],
      ['18', 'horas necesita una hogaza'],
      ['3', 'granjas cultivan nuestro grano'],
    ],
  },
  categories: {
    bread: ['Pan', 'Hogazas de masa madre y baguettes, del horno de piedra.'],
    sweet: ['Dulce', 'Lo que acompaña al café y lo que sustituye a la comida.'],
    home: ['Para tu cocina', 'Llévate a casa un poco del obrador.'],
  },
  products: {
    country: [
      'Pan de pueblo',
      'Trigo con una quinta parte de centeno, corteza que cruje y miga llena de agujeros. Se conserva cuatro días.',
      'Hogaza redonda con una espiga grabada en la corteza',
    ],
    rye: [
      'Pan de centeno',
      'Solo centeno, oscuro y jugoso. Mejor el segundo día que el primero.',
      'Hogaza oscura y redonda, espolvoreada con harina',
    ],
    baguette: [
      'Baguette',
      'Tres hornadas al día, porque solo sabe así durante seis horas.',
      'Tres baguettes, una al lado de otra',
    ],
    croissant: [
      'Cruasán de mantequilla',
      'Veintisiete capas, plegadas a mano la víspera.',
      'Un cruasán de capas doradas',
    ],
    bun: [
      'Rollo de canela',
      'Enrollado con azúcar moreno y mucha más canela de lo sensato.',
      'Un rollo de canela con azúcar perlado',
    ],
    pretzel: ['Pretzel', 'Brazos finos, vientre gordo, sal gruesa.', 'Un pretzel oscuro con granos de sal'],
    cake: [
      'Tarta de ciruelas, una porción',
      'Masa con levadura, ciruelas del huerto del vecino y un poco de azúcar.',
      'Una porción de tarta de ciruelas en un plato',
    ],
    jar: [
      'Nuestra masa madre, en tarro',
      'Cien gramos de once años, con una carta que explica cómo mantenerla viva.',
      'Un tarro de masa madre con burbujas y tapa roja',
    ],
  },
  size: { name: 'Tamaño', half: 'Media', whole: 'Entera' },
  pickup: {
    region: 'Aquí',
    name: 'En la ventanilla',
    address: { city: 'Tu ciudad', postalCode: '28013', addressLine: 'Callejón del Molino 4' },
    deliveryTime: 'Mañana desde las 7:00',
    instructions: 'Detrás de la iglesia, puerta verde. Di tu nombre y es tuyo.',
  },
};
