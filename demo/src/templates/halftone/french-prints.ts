/** What is said of each print, in French. */
import type { PrintWords } from './print-words.ts';
import type { Slug } from './prints.ts';

export const french: Record<Slug, PrintWords> = {
  'twin-suns': {
    name: 'Soleils jumeaux',
    description: [
      'Deux trames se rencontrent au milieu de la feuille et donnent une troisième couleur que personne n’a mélangée. De près, c’est de l’arithmétique ; du canapé, un coucher de soleil.',
      'Sérigraphie deux couleurs sur papier coton 300 g, 120 exemplaires numérotés au crayon au dos.',
    ],
    alt: 'Deux grands soleils de points, l’un violet, l’autre sombre, superposés sur un fond pêche',
  },
  'tile-study-no-4': {
    name: 'Étude de carreaux n° 4',
    description: [
      'Vingt carreaux et cinq règles, mélangés jusqu’à ce qu’ils cessent de se disputer. La quatrième de nos études, et celle qui est restée au mur de l’atelier.',
      'Encres résistantes à la lumière sur papier d’art 265 g, au grain à peine visible.',
    ],
    alt: 'Vingt carreaux de cercles, de quarts et de rayures, en rouille, pétrole et crème',
  },
  'ground-swell': {
    name: 'Houle',
    description: [
      'De longues vagues de points traversent la feuille en deux encres, un peu à contretemps. Là où elles se croisent, la mer devient profonde.',
      'Imprimé sur papier non couché 200 g, doux au toucher et sans reflet.',
    ],
    alt: 'De longues vagues de points bleus, tour à tour claires et sombres',
  },
  'olive-grove': {
    name: 'Oliveraie',
    description: [
      'Trois branches qui portent encore leurs fruits, certains mûrs, d’autres non. Esquissé dans une oliveraie au-dessus de la mer, fini à l’atelier un mardi de pluie.',
      'Une feuille non couchée de 200 g, couleur de bonne farine.',
    ],
    alt: 'Trois branches d’olivier aux fruits sombres et rouges sur fond clair',
  },
  'palm-court': {
    name: 'Cour aux palmiers',
    description: [
      'Des palmiers éventails devant un soleil bas, quelque part entre un hall d’hôtel et des vacances meilleures en souvenir. Plus beau en grand.',
      'Imprimé avec douze pigments sur un papier épais de 300 g.',
    ],
    alt: 'Trois palmiers éventails devant un soleil orange',
  },
  'poppy-field': {
    name: 'Champ de coquelicots',
    description: [
      'Onze coquelicots et beaucoup d’herbe, penchée comme le vent l’a voulu. Le rouge brille autant que le papier le permet.',
      'Papier blanc naturel 220 g et encres sans solvant.',
    ],
    alt: 'Des coquelicots rouges et jaunes aux tiges fines parmi les brins d’herbe',
  },
  'amber-dunes': {
    name: 'Dunes d’ambre',
    description: [
      'Cinq dunes, chacune avec un versant au soleil et un autre qui y réfléchit encore. Notre paysage le plus demandé, et la raison pour laquelle l’ocre a manqué au printemps.',
      'Impression pigmentaire sur papier coton 310 g ; la couleur va jusqu’à une fine marge blanche.',
    ],
    alt: 'Des dunes orange et rouille sous un soleil pâle',
  },
  'five-ridges': {
    name: 'Cinq crêtes',
    description: [
      'Des montagnes dans l’ordre où le matin les trouve. Chaque crête est d’un ton plus pâle que la précédente ; la distance n’est rien d’autre.',
      'De fines nuances veulent une surface calme : du papier mat 240 g.',
    ],
    alt: 'Des crêtes violettes, plus pâles à mesure qu’elles s’éloignent, sous un soleil pourpre',
  },
  'woodcut-sea': {
    name: 'Mer sur bois',
    description: [
      'Un vieux motif de vagues, rangée après rangée, et un soleil qui vient de se lever ou va disparaître. Un salut aux estampes qui ont traversé la mer bien avant les nôtres.',
      'Des bords nets sur papier lisse 230 g, comme taillés au couteau.',
    ],
    alt: 'Des rangées de vagues bleues comme des écailles, un soleil rouge derrière',
  },
  'three-arcades': {
    name: 'Trois arcades',
    description: [
      'Midi sur une place vide : des arches au-dessus d’arches, des ombres aux bords durs. Il y a toujours quelqu’un adossé à l’une d’elles.',
      'Un rouge crayeux sur papier non couché 250 g, qui ressemble à de l’enduit.',
    ],
    alt: 'Un bâtiment de terre cuite à trois étages d’arches, une petite silhouette dans l’une',
  },
  'red-bridge': {
    name: 'Pont rouge',
    description: [
      'Un pont suspendu sort du brouillard et ne dit pas où il va. Ses suspentes suivent la vraie formule ; le soleil, non.',
      'Le brouillard demande un papier patient : 310 g, mat, un peu chaud.',
    ],
    alt: 'Un pont suspendu rouge au-dessus d’une eau verte, un soleil bas dans la brume',
  },
  'five-gates': {
    name: 'Cinq portes',
    description: [
      'Une arche derrière une arche derrière une arche et, au bout, un petit soleil pour qui va jusque-là. C’était d’abord un dessin pour un livre d’enfants sur les portes.',
      'Soixante-quinze exemplaires numérotés, sérigraphie sept couleurs sur carte 280 g.',
    ],
    alt: 'Des arches l’une derrière l’autre en rouille, orange et vert, un petit soleil au bout',
  },
};
