/** What the label says, in French. */
import type { Words } from './english.ts';

export const fr: Words = {
  menu: { packs: 'Packs', licence: 'Licence', lab: 'Le labo', gift: 'Carte cadeau' },
  footer: 'Enregistré, pas généré. 24 bits, 96 kHz.',
  intro: {
    heading: 'Des sons avec un numéro de série',
    text: 'Des packs d’échantillons et de patchs sortis d’une petite pièce : enregistrés à la main, nommés pour être retrouvés, et libres d’usage dans tout ce que vous faites.',
    figures: [
      ['8', 'packs, et un nouveau chaque saison'],
      ['2 140', 'sons, chacun enregistré une seule fois'],
      ['96 kHz', '24 bits, sans compression'],
      ['0', 'formulaire pour la licence'],
    ],
  },
  packs: {
    heading: 'Tous les packs',
    text: 'Chaque pack a sa page : liste des fichiers, durée et tonalité.',
    more: 'Ouvrir le rack',
  },
  table: {
    heading: 'En un coup d’œil',
    head: ['Pack', 'Sons', 'Durée', 'Taille'],
    rows: [
      ['Tape Room', '310', '1 h 04 min', '2,1 Go'],
      ['Machine Church', '420', '48 min', '1,6 Go'],
      ['Cathedral', '96', '2 h 31 min', '4,8 Go'],
      ['Close Pairs', '128', '37 min', '0,9 Go'],
      ['Voices Off', '244', '1 h 12 min', '2,4 Go'],
      ['Crackle', '512', '55 min', '1,1 Go'],
    ],
  },
  how: {
    eyebrow: 'Comment c’est fait',
    heading: 'Un micro, souvent déplacé',
    text: 'Nous enregistrons des objets, des lieux et de vieilles machines. Aucune boucle venue d’ailleurs, rien qui sorte d’un modèle. Ce que vous entendez a eu lieu, une fois, à l’heure que dit le nom du fichier.',
    alt: 'Un micro sur pied devant un mur de mousse',
    more: 'Entrer dans le labo',
  },
  inside: {
    heading: 'Dans un pack',
    tabs: [
      [
        'Fichiers',
        'Du WAV 24 bits à 96 kHz, rangé par source et par tonalité. Une seconde version à 44,1 kHz pour les nomades.',
      ],
      ['Instruments', 'Des mappings pour les samplers courants, et un fichier texte qui dit quoi est où.'],
      ['Notes', 'Quelques pages sur la pièce, le micro et les erreurs que nous avons gardées.'],
    ],
  },
  arrangement: {
    heading: 'La moitié, c’est ce qu’on enlève',
    text: 'Chaque pack contient un morceau fini et sa session, pour voir comment les sons vivent ensemble.',
    alt: 'Un morceau dans son éditeur : neuf pistes de formes d’onde et une tête de lecture',
  },
  licence: {
    title: 'Licence',
    heading: 'Acheté, donc utilisable',
    text: 'Une licence dont les mots tiennent sur une carte postale.',
    questions: [
      [
        'Puis-je sortir de la musique avec ?',
        'Oui, partout, payante ou gratuite, pour toujours. Ni déclaration ni crédit.',
      ],
      ['Dans des films, des jeux, de la publicité ?', 'Oui. Les sons peuvent faire partie de tout ce que vous créez.'],
      ['Qu’est-ce qui n’est pas permis ?', 'Vendre ou donner les sons en tant que sons, seuls ou dans un autre pack.'],
      [
        'Nous sommes plusieurs. Faut-il plusieurs licences ?',
        'Une par personne qui travaille avec les fichiers. À partir de cinq, écrivez-nous.',
      ],
      ['J’ai perdu mon téléchargement.', 'Il est dans votre compte, autant de fois qu’il le faut.'],
    ],
  },
  lab: {
    title: 'Le labo',
    eyebrow: 'Sous-sol, deuxième porte',
    heading: 'Seize mètres carrés de silence',
    text: 'Lowpass, ce sont deux personnes qui réparaient des magnétophones. Elles le font encore, mais gardent désormais ce qu’ils disent en tombant en panne.',
    alt: 'Quatre modules en rack avec boutons et vumètres',
    moments: [
      ['2016', 'Un magnétophone lâche', 'de la plus belle façon. Nous l’enregistrons par accident.'],
      ['2018', 'Tape Room', 'Le premier pack : 310 sons d’un moteur qui s’éteint.'],
      ['2021', 'La pièce', 'Nous emménageons dans un sous-sol où aucun train ne passe.'],
      ['2025', 'Le pack numéro huit', 'Le temps qu’il fait, enregistré de l’intérieur.'],
    ],
    momentsHeading: 'Jusqu’ici',
  },
  categories: {
    textures: ['Textures', 'Des sons longs qui changent lentement.'],
    rhythm: ['Rythme', 'Des sons courts qui se répètent bien.'],
    tones: ['Notes', 'Des sons qui ont une hauteur, mappés et accordés.'],
  },
  products: {
    tape: [
      'Tape Room',
      '310 sons d’un seul magnétophone : moteurs, bobines, pleurage, scintillement, et le silence entre eux.',
      'Une forme d’onde, verte jusqu’à la tête de lecture, grise après',
    ],
    machine: [
      'Machine Church',
      'Des percussions de presses, de métiers à tisser et d’ascenseurs. Sèches, proches, très fortes.',
      'Une grille de pas, dont certains sont allumés',
    ],
    cathedral: [
      'Cathedral',
      'De longs échos de sept grands lieux, avec les cris qui les ont faits.',
      'Les crêtes d’un spectre, l’une derrière l’autre',
    ],
    pairs: [
      'Close Pairs',
      'Deux oscillateurs presque accordés, dans tous les intervalles.',
      'Une figure que deux notes dessinent ensemble',
    ],
    voices: [
      'Voices Off',
      'Du souffle, des consonnes et la moitié d’un chœur, coupés jusqu’à ce qu’il ne reste aucun mot.',
      'Un spectrogramme à trois bandes claires',
    ],
    crackle: [
      'Crackle',
      '512 sortes de poussière, prises dans les derniers sillons des disques.',
      'Les sillons d’un disque autour de son étiquette',
    ],
    plucks: [
      'Short Plucks',
      'Caoutchouc, fil, peigne et cactus, accordés sur trois octaves.',
      'Cinq enveloppes, l’une sous l’autre',
    ],
    weather: [
      'Weather, Inside',
      'La pluie sur onze toits, entendue d’en dessous.',
      'Des traits qui tombent sur une onde lente',
    ],
  },
};
