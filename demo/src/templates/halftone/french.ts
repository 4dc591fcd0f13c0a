/** What the print shop says, in French. */
import type { Words } from './english.ts';
import { french } from './french-prints.ts';

export const fr: Words = {
  menu: { shop: 'Tirages', hanging: 'Formats et accrochage', workshop: 'L’imprimerie', gift: 'Bons cadeaux' },
  footer: 'Dessiné par du code, imprimé à la main, roulé par quelqu’un qui en fait une affaire personnelle.',
  wall: {
    heading: 'Du papier pour les murs qui ont assez attendu',
    text: 'Douze tirages à la fois, chacun en trois formats au plus. Quand l’un est épuisé, un autre prend son clou.',
    more: 'Tous les tirages',
  },
  compared: {
    heading: 'Le même mur, neuf clous plus tard',
    text: 'Rien n’a été peint, rien n’a bougé. Le coussin a toujours été là.',
    before: 'Avant',
    after: 'Après',
    bareAlt: 'Un mur nu gris-vert, un banc, une lampe rouge et un coussin',
    hungAlt: 'Le même mur avec neuf tirages encadrés, de grandes dunes au milieu et de plus petits autour',
  },
  drawers: { heading: 'Quatre tiroirs à ouvrir' },
  making: {
    eyebrow: 'Comment naît un tirage',
    heading: 'Un programme dessine, une personne décide',
    text: 'Chaque tirage commence par quelques règles : l’écart entre les points, le sens où penchent les dunes, le moment où un coquelicot a le droit de tomber. Le programme essaie des milliers d’arrangements. Nous en gardons un, et nous en discutons au déjeuner.\n\nPuis les encres se mélangent à l’œil, et la feuille pend une nuit avant que quiconque puisse y toucher.',
    alt: 'Un tirage frais de deux soleils superposés sur un établi, avec des pots d’encre et un rouleau',
    more: 'Entrer dans l’imprimerie',
  },
  voice: {
    text: 'Mon propriétaire trouve l’appartement plus grand. J’ai accroché trois dunes et n’ai rien déplacé.',
    author: 'Ansgar, deuxième étage',
  },
  promises: [
    ['Un papier qui se tient', 'Entre 180 et 310 grammes, sans acide, pour que le blanc reste blanc.'],
    ['Roulé, jamais plié', 'Dans un tube qui a survécu à notre propre escalier. Parti sous deux jours ouvrés.'],
    ['Trente jours à l’essai', 'Si le mur n’est pas d’accord, renvoyez-le. Les trous, vous les gardez.'],
  ],
  gift: { text: 'Vous connaissez la personne, mais pas son papier peint ?', more: 'Offrir un bon' },
  hanging: {
    title: 'Formats et accrochage',
    heading: 'Plus grand que vous ne pensez, plus bas que vous ne pensez',
    text: [
      'La plupart des images sont accrochées trop haut et d’une taille trop petites. Découpez le format dans du papier journal, collez-le au mur et vivez une soirée avec. Cela ne coûte rien, et il y a de quoi lire.',
    ],
    sizesAlt: 'Trois tirages encadrés de trois formats côte à côte, une chaise rouge pour l’échelle',
    tableHeading: 'Trois formats',
    head: ['Format', 'Parfait pour', 'Encadré', 'Vu de'],
    rows: [
      ['30 × 40 cm', 'Étagères, couloirs, grands ensembles', '33 × 43 cm', 'À bout de bras'],
      ['50 × 70 cm', 'Un bureau, un lit, la plupart des murs', '53 × 73 cm', 'Deux pas'],
      ['70 × 100 cm', 'Un canapé, ou un mur pour lui seul', '73 × 103 cm', 'L’autre bout de la pièce'],
    ],
    stepsHeading: 'Jusqu’au mur',
    steps: [
      [
        'Déroulez la veille',
        'Image vers le haut, un gros livre à chaque coin. Il faut une nuit au papier pour oublier le tube.',
      ],
      ['Mesurez jusqu’au milieu', 'Le milieu de l’image à 150 centimètres, où que soit le plafond.'],
      ['Deux clous, pas un', 'Une image à deux clous pend droit, même au-dessus d’un lave-linge.'],
      [
        'Reculez, asseyez-vous',
        'Regardez-la d’où vous la verrez. Si elle vous agace, elle est accrochée deux centimètres trop haut.',
      ],
    ],
    questionsHeading: 'Demandé avant d’acheter',
    questions: [
      [
        'Les couleurs passent-elles ?',
        'Des encres pigmentaires sur un papier sans acide tiennent des décennies. Seul le plein soleil de midi finit par gagner.',
      ],
      [
        'Le tirage est-il encadré ?',
        'Nos éditions numérotées existent en chêne ou en noir. Les autres ont des formats courants : n’importe quel cadre convient.',
      ],
      [
        'Combien de tirages d’une même image ?',
        'Les éditions sont limitées et numérotées au crayon. Le reste s’imprime en petites séries, jusqu’à ce que le tirage suivant réclame la presse.',
      ],
      [
        'Puis-je venir le chercher ?',
        'Oui, à l’atelier, à plat et sans tube. Prenez un sac plus long que vous ne pensez.',
      ],
    ],
    end: { text: 'C’est mesuré ? Alors il est temps de choisir.', more: 'Voir les tirages' },
  },
  workshop: {
    title: 'L’imprimerie',
    heading: 'Trois personnes, une presse, énormément de tiroirs',
    text: 'Nous dessinons avec du code et imprimons avec les mains, dans une ancienne boulangerie dont le sol porte deux tonnes. Les jours humides, elle sent encore le petit pain.\n\nLa porte ouvre à dix heures. La presse se voit de loin, et on s’entend très bien en criant.',
    drawerAlt: 'Un tiroir à plans ouvert, des tirages empilés en quatre tas',
    momentsHeading: 'Comment nous en sommes arrivés là',
    moments: [
      ['2016', 'Un traceur de brocante', 'Il trace une ligne par minute, et nous sommes en retard partout.'],
      ['2018', 'Le premier tirage vendu', 'À un voisin, qui rappelle encore qu’il était le premier.'],
      ['2020', 'La boulangerie', 'Nous reprenons le lieu, les tiroirs et un levain dont personne n’avait parlé.'],
      ['2023', 'Nos propres cadres', 'Personne ne les livrait assez droits, alors nous avons appris.'],
    ],
    figures: [
      ['12', 'tirages à la fois'],
      ['27', 'encres sur l’étagère'],
      ['1', 'personne autorisée à mélanger l’orange'],
    ],
    hoursHeading: 'La porte est ouverte',
    hours: [
      ['Du lundi au vendredi', '10:00 – 18:00'],
      ['Samedi', '10:00 – 16:00'],
      ['Dimanche', 'L’encre sèche'],
    ],
    addressHeading: 'Où nous trouver',
    address: '12, cour de la Casse\nSonnez à la porte de l’atelier',
  },
  categories: {
    geometric: [
      'Géométrie',
      'Points, carreaux et vagues : ce qui arrive quand une règle va jusqu’au bord de la feuille.',
    ],
    botanical: ['Botanique', 'Oliviers, palmiers et coquelicots. Rien à arroser.'],
    landscapes: ['Paysages', 'Des dunes, des crêtes et une mer à l’ancienne.'],
    architecture: ['Architecture', 'Des arches, des portes et un pont qui ne dit pas où il va.'],
  },
  products: french,
  inRoom: ', encadré dans une pièce',
  option: { size: 'Format', frame: 'Cadre', frames: ['Sans', 'Chêne', 'Noir'] },
  numbered: 'Édition numérotée',
  pickup: {
    region: 'Ici',
    name: 'À la porte de l’atelier',
    address: { city: 'Votre ville', postalCode: '75011', addressLine: '12, cour de la Casse' },
    deliveryTime: 'Sous deux jours ouvrés',
    instructions: 'Du lundi au samedi dès dix heures. Sonnez une fois ; nous devons d’abord nous essuyer les mains.',
  },
};
