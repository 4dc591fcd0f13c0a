/** What the label says, in Spanish. */
import type { Words } from './english.ts';

export const es: Words = {
  menu: { packs: 'Packs', licence: 'Licencia', lab: 'El laboratorio', gift: 'Tarjeta regalo' },
  footer: 'Grabado, no generado. 24 bits, 96 kHz.',
  intro: {
    heading: 'Sonidos con número de serie',
    text: 'Packs de muestras y parches de una sala pequeña: grabados a mano, con nombres fáciles de volver a encontrar y con licencia para todo lo que hagas.',
    figures: [
      ['8', 'packs, y uno nuevo cada temporada'],
      ['2.140', 'sonidos, cada uno grabado una vez'],
      ['96 kHz', '24 bits, sin compresión'],
      ['0', 'formularios para la licencia'],
    ],
  },
  packs: {
    heading: 'Todos los packs',
    text: 'Cada pack tiene una página con su lista de archivos, duración y tonalidad.',
    more: 'Abrir el rack',
  },
  table: {
    heading: 'De un vistazo',
    head: ['Pack', 'Sonidos', 'Duración', 'Tamaño'],
    rows: [
      ['Tape Room', '310', '1 h 04 min', '2,1 GB'],
      ['Machine Church', '420', '48 min', '1,6 GB'],
      ['Cathedral', '96', '2 h 31 min', '4,8 GB'],
      ['Close Pairs', '128', '37 min', '0,9 GB'],
      ['Voices Off', '244', '1 h 12 min', '2,4 GB'],
      ['Crackle', '512', '55 min', '1,1 GB'],
    ],
  },
  how: {
    eyebrow: 'Cómo se hace',
    heading: 'Un micrófono que se mueve mucho',
    text: 'Grabamos objetos, salas y máquinas viejas. Nada es un bucle ajeno, nada sale de un modelo. Lo que oyes ocurrió, una vez, a la hora que dice el nombre del archivo.',
    alt: 'Un micrófono en su pie ante una pared de espuma',
    more: 'Entrar al laboratorio',
  },
  inside: {
    heading: 'Qué hay en un pack',
    tabs: [
      [
        'Archivos',
        'WAV a 24 bits y 96 kHz, en carpetas por fuente y tonalidad. Un segundo juego a 44,1 kHz para quien viaja.',
      ],
      ['Instrumentos', 'Mapas para los samplers habituales y un archivo de texto que dice qué está en cada tecla.'],
      ['Notas', 'Unas páginas sobre la sala, el micrófono y los errores que decidimos dejar.'],
    ],
  },
  arrangement: {
    heading: 'La mitad es lo que se deja fuera',
    text: 'Cada pack incluye una pieza terminada con su sesión, para que veas cómo conviven los sonidos.',
    alt: 'Una pieza musical en su editor: nueve pistas con formas de onda y un cursor',
  },
  licence: {
    title: 'Licencia',
    heading: 'Lo has comprado, puedes usarlo',
    text: 'Una licencia con palabras que caben en una postal.',
    questions: [
      [
        '¿Puedo publicar música con ellos?',
        'Sí, donde quieras, cobrando o gratis, para siempre. Sin informes y sin créditos.',
      ],
      ['¿En películas, juegos y publicidad?', 'Sí. Los sonidos pueden formar parte de cualquier cosa que hagas.'],
      ['¿Qué no puedo hacer?', 'Vender o regalar los sonidos como sonidos, sueltos o en otro pack.'],
      [
        'Somos varias personas. ¿Necesitamos varias licencias?',
        'Una por cada persona que trabaje con los archivos. A partir de cinco, escríbenos.',
      ],
      ['He perdido la descarga.', 'Está en tu cuenta, tantas veces como la necesites.'],
    ],
  },
  lab: {
    title: 'El laboratorio',
    eyebrow: 'Sótano, segunda puerta',
    heading: 'Dieciséis metros cuadrados de silencio',
    text: 'Lowpass son dos personas que reparaban magnetófonos. Seguimos haciéndolo, solo que ahora guardamos lo que dicen mientras se rompen.',
    alt: 'Cuatro módulos de rack con mandos y vúmetros',
    moments: [
      ['2016', 'Falla un magnetófono', 'de la manera más hermosa. Lo grabamos por accidente.'],
      ['2018', 'Tape Room', 'El primer pack: 310 sonidos de un motor que se apaga.'],
      ['2021', 'La sala', 'Nos mudamos a un sótano por el que no pasa ningún tren.'],
      ['2025', 'El pack número ocho', 'El tiempo que hace, grabado desde dentro.'],
    ],
    momentsHeading: 'Hasta ahora',
  },
  categories: {
    textures: ['Texturas', 'Sonidos largos que cambian despacio.'],
    rhythm: ['Ritmo', 'Sonidos cortos que se repiten bien.'],
    tones: ['Tonos', 'Sonidos con altura, mapeados y afinados.'],
  },
  products: {
    tape: [
      'Tape Room',
      '310 sonidos de un solo magnetófono: motores, bobinas, lloro, fluctuación y el silencio entre ellos.',
      'Una forma de onda, verde hasta el cursor y gris después',
    ],
    machine: [
      'Machine Church',
      'Percusión de prensas, telares y ascensores. Seca, cercana y muy fuerte.',
      'Una cuadrícula de pasos, algunos encendidos',
    ],
    cathedral: [
      'Cathedral',
      'Ecos largos de siete salas grandes, con los gritos que los provocaron.',
      'Las crestas de un espectro, una tras otra',
    ],
    pairs: [
      'Close Pairs',
      'Dos osciladores casi afinados, en todos los intervalos.',
      'Una figura que dos tonos dibujan juntos',
    ],
    voices: [
      'Voices Off',
      'Aliento, consonantes y medio coro, cortados de modo que no queda ninguna palabra.',
      'Un espectrograma con tres bandas brillantes',
    ],
    crackle: [
      'Crackle',
      '512 clases de polvo, de los surcos finales de los discos.',
      'Los surcos de un disco en torno a su etiqueta',
    ],
    plucks: [
      'Short Plucks',
      'Goma, alambre, peine y cactus, afinados en tres octavas.',
      'Cinco envolventes, una debajo de otra',
    ],
    weather: ['Weather, Inside', 'Lluvia en once tejados, oída desde abajo.', 'Líneas que caen sobre una onda lenta'],
  },
};
