/** What the bakery says, in French. */
import type { Words } from './english.ts';

export const fr: Words = {
  menu: { shop: 'Commander du pain', hours: 'Horaires et accès', about: 'Le fournil' },
  footer: 'Au four dès quatre heures du matin. Ouvert du mardi au dimanche.',
  hero: {
    eyebrow: 'Au levain, tous les jours sauf le lundi',
    heading: 'Du pain qui a une nuit derrière lui',
    text: 'De la farine, de l’eau, du sel et dix-huit heures. Commandez avant dix-huit heures : dès sept heures, votre pain vous attend sur l’étagère, à votre nom.',
    order: 'Commander pour demain',
    way: 'Horaires et accès',
    alt: 'Deux étagères garnies de miches, de croissants, de brioches, d’un bretzel et de baguettes',
  },
  day: {
    heading: 'Ce qui sort du four, et quand',
    text: 'Passez un peu plus tard, et c’est encore chaud.',
    lines: [
      ['Pain de campagne, pain de seigle', 'Croûte sombre, mie alvéolée', '7:00'],
      ['Croissants', 'Pliés la veille', '7:30'],
      ['Baguettes', 'La première des trois fournées', '9:00'],
      ['Roulés à la cannelle', 'Le fournil embaume jusqu’à midi', '10:30'],
      ['Gâteau de saison', 'Quetsche jusqu’en octobre, pomme ensuite', '12:00'],
      ['Encore des baguettes', 'Pour le soir', '16:00'],
    ],
  },
  shelf: {
    heading: 'Demain sur l’étagère',
    text: 'Commandez aujourd’hui, retirez dès sept heures.',
    more: 'Tout ce que nous cuisons',
  },
  hands: {
    eyebrow: 'Notre façon de faire',
    heading: 'Quatre mains et une vieille pâte',
    text: 'Notre levain a onze ans et a déménagé deux fois. Chaque soir, on lui donne de la farine et de l’eau ; chaque matin, il rend du pain.\n\nNous travaillons le grain de trois fermes que l’on rejoint à vélo, et rien qui demande une explication.',
    alt: 'Deux mains farinées pétrissent une pâte sur une table en bois',
    more: 'Découvrir le fournil',
  },
  collect: {
    heading: 'Comment se passe le retrait',
    steps: [
      ['Commandez', 'Choisissez avant dix-huit heures, et payez ici ou au comptoir.'],
      ['Dormez', 'Nous, non. Pendant ce temps, votre pain lève.'],
      ['Retirez', 'Dès sept heures, à la petite fenêtre. Qui a commandé ne fait pas la queue.'],
    ],
  },
  voice: {
    text: 'Avant, j’achetais le pain en rentrant. Maintenant, je rentre en passant par le pain.',
    author: 'Johanna, à trois rues d’ici',
  },
  visit: {
    title: 'Horaires et accès',
    heading: 'Entrez, le four est chaud',
    address: '4, ruelle du Moulin\nDerrière l’église, porte verte',
    hours: [
      ['Du mardi au vendredi', '7:00 – 18:00'],
      ['Samedi', '7:00 – 14:00'],
      ['Dimanche', '8:00 – 11:00'],
      ['Lundi', 'Fermé : la pâte se repose, et nous aussi'],
    ],
    questions: [
      [
        'Jusqu’à quand puis-je commander pour le lendemain ?',
        'Jusqu’à dix-huit heures. Ensuite, passez voir ce qu’il reste.',
      ],
      [
        'Faites-vous du pain sans blé ?',
        'Le pain de seigle est pur seigle. Mais il y a du blé dans l’air du fournil : il ne convient pas aux personnes cœliaques.',
      ],
      ['Peut-on congeler le pain ?', 'Oui, en tranches et le jour même. Il se garde trois mois.'],
    ],
    questionsHeading: 'Entendu au comptoir',
  },
  about: {
    title: 'Le fournil',
    eyebrow: 'Depuis 2014',
    heading: 'Tout a commencé par un four en panne',
    text: 'Le four de notre appartement a rendu l’âme, alors nous en avons bâti un dans la cour, avec des briques dont personne ne voulait. Puis les voisins sont venus avec leurs saladiers.',
    alt: 'Un four en briques allumé, une miche devant sa bouche',
    story: [
      'Aujourd’hui, nous sommes quatre. Nous commençons à quatre heures, finissons à midi et connaissons par leur nom presque tous ceux qui mangent notre pain.',
      'Ce qui reste le soir va au foyer, deux portes plus loin. Rien ne se jette : le pain rassis devient chapelure, et la chapelure, gâteau.',
    ],
    figures: [
      ['11', 'ans, l’âge de notre levain'],
      ['18', 'heures pour une miche'],
      ['3', 'fermes cultivent notre grain'],
    ],
  },
  categories: {
    bread: ['Pain', 'Miches au levain et baguettes, du four en pierre.'],
    sweet: ['Douceurs', 'Ce qui va avec le café, et ce qui remplace le déjeuner.'],
    home: ['Pour votre cuisine', 'Un peu du fournil à emporter.'],
  },
  products: {
    country: [
      'Pain de campagne',
      'Du blé et un cinquième de seigle, une croûte qui craque, une mie pleine de trous. Se garde quatre jours.',
      'Miche ronde, un épi gravé dans la croûte',
    ],
    rye: [
      'Pain de seigle',
      'Pur seigle, sombre et moelleux. Meilleur le deuxième jour que le premier.',
      'Miche ronde et sombre, poudrée de farine',
    ],
    baguette: [
      'Baguette',
      'Trois fournées par jour, car elle n’a ce goût-là que six heures.',
      'Trois baguettes côte à côte',
    ],
    croissant: [
      'Croissant au beurre',
      'Vingt-sept couches, pliées à la main la veille.',
      'Un croissant aux couches dorées',
    ],
    bun: [
      'Roulé à la cannelle',
      'Roulé avec du sucre roux et bien plus de cannelle que de raison.',
      'Un roulé à la cannelle et au sucre perlé',
    ],
    pretzel: ['Bretzel', 'Bras fins, ventre rond, gros sel.', 'Un bretzel brun et ses grains de sel'],
    cake: [
      'Gâteau aux quetsches, la part',
      'Pâte levée, quetsches du jardin du voisin, un peu de sucre.',
      'Une part de gâteau aux quetsches sur une assiette',
    ],
    jar: [
      'Notre levain, en bocal',
      'Cent grammes de onze années, avec une lettre qui dit comment le garder en vie.',
      'Un bocal de levain plein de bulles, au couvercle rouge',
    ],
  },
  size: { name: 'Taille', half: 'Demi', whole: 'Entier' },
  pickup: {
    region: 'Ici',
    name: 'À la petite fenêtre',
    address: { city: 'Votre ville', postalCode: '75011', addressLine: '4, ruelle du Moulin' },
    deliveryTime: 'Demain dès 7:00',
    instructions: 'Derrière l’église, porte verte. Dites votre nom, et il est à vous.',
  },
};
