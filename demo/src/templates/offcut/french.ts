/** What the studio says, in French. */
import type { Words } from './english.ts';

export const fr: Words = {
  menu: { work: 'Maison pour deux pianos', studio: 'L’agence', commissions: 'Votre projet', shop: 'Éditions' },
  footer: 'Offcut, l’architecture et ce qu’il en reste. 28, rue des Tanneurs, au fond.',
  index: {
    heading: 'Nous bâtissons des maisons et gardons les chutes',
    text: 'Un index de ce qui a été construit, déplacé, essayé ou allumé. Le reste est dans le tiroir.',
    head: ['N°', 'Projet', 'Lieu', 'Ce que c’est', 'Année'],
    rows: [
      ['061', 'Maison pour deux pianos', 'Aldersee', 'Une maison, et un mur derrière lequel répéter', '2024'],
      ['058', 'Escalier de livres', 'Vieille bibliothèque, Marn', 'Dix-neuf marches, quatre mille volumes', '2023'],
      ['055', 'Pavillon d’entrée', 'Briqueterie, Holm', 'Deux ateliers et un passage', '2022'],
      ['049', 'Chaise d’attente', 'Hall de gare, Marn', 'Frêne, empilable, pas trop confortable', '2021'],
      ['044', 'Quarante lampes d’école', 'École de la Colline', 'Acier plié, par la 3ᵉ B', '2020'],
      ['038', 'Tour sèche', 'Bas-Holm', 'Un château d’eau, sans eau, avec des lits', '2018'],
    ],
  },
  alts: {
    piano: 'Axonométrie de deux maisons à pignon côte à côte, avec cour et arbres, sur fond jaune',
    library: 'Axonométrie d’un escalier tournant autour d’un noyau d’étagères, sur fond rouge',
    gate: 'Axonométrie d’un long toit nervuré sur deux ateliers, sur fond vert',
    chair: 'Axonométrie d’une chaise simple à haut dossier, sur fond rose',
    lamp: 'Axonométrie d’une lampe de table à abat-jour conique, sur fond orange',
    tower: 'Axonométrie d’un château d’eau rond sur quatre pieds, avec un escalier, sur fond bleu',
    section:
      'Coupe de deux maisons à pignon, un piano dans chacune, un escalier entre elles et des gens aux deux étages',
    studio: 'Axonométrie d’une agence : longue table et maquettes, tabourets de couleur, étagères et fenêtres',
    before: 'Axonométrie de murs bas en ruine sur un terrain vide',
    after: 'Axonométrie de deux maisons achevées, aux toits nervurés, sur le même terrain',
    apart: 'Axonométrie d’une chaise démontée : pieds, assise et dossier flottent l’un au-dessus de l’autre',
  },
  captions: [
    '061 Maison pour deux pianos',
    '058 Escalier de livres',
    '055 Pavillon d’entrée',
    '049 Chaise d’attente',
    '044 Lampes d’école',
    '038 Tour sèche',
  ],
  caseTeaser: {
    eyebrow: 'N° 061',
    heading: 'Deux pianistes, un mariage, soixante centimètres de mur',
    text: 'Ils voulaient vivre ensemble et répéter séparément. Nous avons dessiné deux maisons qui se penchent l’une vers l’autre et partagent une cuisine, un escalier et le jardin.',
    more: 'Lire le projet',
  },
  figures: [
    ['61', 'projets, dont 34 debout'],
    ['4', 'personnes, 4 tabourets'],
    ['0', 'mètre carré de déchets l’an dernier'],
  ],
  shelf: {
    heading: 'Éditions',
    text: 'Des tirages, de petits objets et un livre, faits de dessins et du bois qui restait.',
    more: 'Toutes les éditions',
  },
  chairTeaser: {
    eyebrow: 'N° 049',
    heading: 'Une chaise en huit pièces',
    text: 'Toutes viennent de planches trop courtes pour le toit de la gare. Elle se monte en huit minutes, et personne n’a eu besoin de la notice.',
    more: 'Voir le tabouret de la famille',
  },
  call: {
    text: 'Un terrain, une pièce, une table qui manque ? Nous répondons en une semaine.',
    more: 'Notre façon de travailler',
  },
  work: {
    title: 'Maison pour deux pianos',
    heading: 'Maison pour deux pianos',
    intro: [
      'Aldersee, de 2021 à 2024. Une maison de 164 mètres carrés pour deux concertistes, sur les murs d’un hangar à bateaux brûlé dans les années soixante.',
      'La commande tenait en une phrase : nous voulons ne nous entendre qu’au dîner.',
    ],
    figures: [
      ['164 m²', 'de maison'],
      ['60 cm', 'de pisé entre les pianos'],
      ['31 dB', 'de Schubert dans l’autre pièce'],
      ['10', 'pas entre l’ouest et l’est'],
    ],
    ruinHeading: 'Avant, et ce qui en est sorti',
    ruinText:
      'Nous avons gardé chaque mur encore debout et l’avons relevé pierre à pierre. Les nouveaux toits n’en touchent aucun.',
    beforeLabel: '2021',
    afterLabel: '2024',
    ideas: [
      ['Séparés', 'Chaque moitié a son propre sol. Ni poutre, ni tuyau, ni planche ne passe de l’une à l’autre.'],
      ['Ensemble', 'Entre elles, un escalier et une cuisine de dix mètres carrés, la seule pièce à deux portes.'],
      ['Le reste', 'Les chutes des chevrons sont devenues des étagères, 214 patères et une série de presse-papiers.'],
    ],
    voice: {
      text: 'Nous nous disputons moins sur le tempo. Nous avons commencé à nous disputer l’escalier.',
      author: 'Les clients',
      role: 'ouest et est',
    },
    sideEyebrow: 'Du même bois',
    sideHeading: 'La maison dans la main',
    sideText:
      'Le frêne qui restait de l’escalier est devenu un presse-papiers : la moitié est, au deux-centième, avec sa cheminée.',
    sideMore: 'Voir le presse-papiers',
  },
  studio: {
    title: 'L’agence',
    heading: 'Quatre personnes et une longue table',
    text: 'Nous sommes deux architectes, un menuisier et une personne qui lit le code de la construction par plaisir. Ce que nous dessinons, nous devons pouvoir le porter.',
    teamHeading: 'Qui s’assied où',
    teamText: 'Nous n’aimons pas être photographiés. Voici les sièges que chacun a dessinés.',
    team: [
      [
        'Ruth Amsel',
        'Architecte',
        'Dessine à la main jusqu’à ce que le chantier proteste.',
        'Dessin d’un fauteuil bleu',
      ],
      [
        'Jonas Okoro',
        'Menuisier',
        'Possède onze rabots et en utilise un.',
        'Dessin d’un tabouret rouge et rond à trois pieds',
      ],
      ['Mina Sandvik', 'Architecte', 'Croit aux escaliers. Habite au rez-de-chaussée.', 'Dessin d’une chaise jaune'],
      [
        'Pavel Lorenz',
        'Permis et patience',
        'A fait rire un inspecteur, une fois.',
        'Dessin d’un cube vert pour s’asseoir',
      ],
    ],
    pastHeading: 'Jusqu’ici',
    past: [
      [
        '2012',
        'Une table',
        'Ruth et Jonas font une table trop grande pour la porte, et louent l’atelier où elle se trouve.',
      ],
      ['2015', 'Un abri', 'Le premier bâtiment : neuf mètres carrés, pour des vélos. Il est toujours sec.'],
      ['2018', 'Une tour', 'Mina arrive, et avec elle le château d’eau du Bas-Holm.'],
      [
        '2020',
        'Le tiroir',
        'Impossible de construire. Nous imprimons ce qu’il y a dans le tiroir : les éditions commencent.',
      ],
      ['2024', 'Deux pianos', 'La maison d’Aldersee est finie le jour promis. Personne ne se l’explique.'],
    ],
    addressHeading: 'Au fond, après les poubelles',
    address: '28, rue des Tanneurs\nBâtiment arrière, rez-de-chaussée',
  },
  commissions: {
    title: 'Votre projet',
    heading: 'D’une phrase à un toit',
    steps: [
      ['La phrase', 'Dites-nous en une phrase ce qui manque. S’il en faut deux, prenons un café.'],
      ['La visite', 'Nous venons voir le lieu, sous la pluie si possible. Comptez une journée.'],
      ['Le dessin', 'Trois esquisses, dont l’une est celle que vous avez demandée.'],
      ['Le chantier', 'L’un de nous y passe chaque semaine, avec un crayon et un balai.'],
    ],
    ratesHeading: 'Ce que cela coûte',
    rates: [
      ['Une visite avec croquis', 'Une demi-journée, partout où va un train', '480'],
      ['Mobilier', 'Dessiné et fabriqué par nous, à partir de', '1 900'],
      ['Esquisses d’un bâtiment', 'Jusqu’à ce que vous sachiez si vous le voulez', '7 500'],
      ['Un bâtiment entier', 'De son coût, pour tout jusqu’aux clés', '11 %'],
    ],
    questionsHeading: 'Demandé avant le café',
    questions: [
      [
        'Combien de temps faut-il pour une maison ?',
        'Deux ans si tout le monde décide vite. Personne ne décide vite : trois.',
      ],
      ['Prenez-vous de petites choses ?', 'Volontiers. La plus petite à ce jour était une poignée.'],
      [
        'Puis-je n’acheter que les plans ?',
        'Non. Une maison sans terrain est un dessin, et les dessins se vendent en tirages.',
      ],
    ],
  },
  categories: {
    prints: ['Tirages', 'Deux encres sur papier de 250 grammes, 50 × 70 centimètres, numérotés.'],
    objects: ['Objets', 'De petites choses, en chutes de bois et d’acier.'],
    furniture: ['Meubles et livre', 'Ce qui tient debout, et ce que l’on pose dessus.'],
  },
  products: {
    'print-section': [
      'Coupe, 061',
      'La maison pour deux pianos, coupée d’ouest en est. Jaune et noir, 120 exemplaires numérotés au crayon.',
      'Tirage d’une coupe de deux maisons, en jaune et noir',
    ],
    'print-stairs': [
      'Douze volées',
      'Tous les escaliers que nous avons construits, et trois qu’on nous a interdits. Rouge et noir, 90 exemplaires.',
      'Tirage de douze petits dessins d’escaliers, en rouge et blanc',
    ],
    'print-houses': [
      'Neuf adresses',
      'Neuf bâtiments dans une grille, comme s’ils étaient voisins. Bleu et noir, 150 exemplaires.',
      'Tirage de neuf petits dessins de bâtiments, en bleu et blanc',
    ],
    book: [
      'Offcuts, le livre',
      'Douze ans en 240 pages : ce qui a été bâti, ce qui ne l’a pas été, et ce que le second tas nous a appris. Cousu au fil, s’ouvre à plat.',
      'Un gros livre bleu posé à plat',
    ],
    stool: [
      'Tabouret 049',
      'Frêne, quatre pieds, une traverse. Des mêmes planches que la chaise d’attente, livré à plat avec sa clé.',
      'Un tabouret bas à assise rose et quatre pieds',
    ],
    nook: [
      'Lampe Nook',
      'Un bloc, une tige, un cône. Assez claire pour lire, assez douce pour s’arrêter.',
      'Une lampe de table à abat-jour conique orange',
    ],
    bookends: [
      'Serre-livres Escalier',
      'Deux escaliers qui montent vers vos livres préférés. Acier thermolaqué, feutre dessous.',
      'Deux escaliers rouges et une rangée de livres entre eux',
    ],
    weight: [
      'Presse-papiers Maison',
      'Frêne massif au deux-centième, toit peint et cheminée amovible.',
      'Une petite maison blanche à toit jaune, avec une cheminée',
    ],
    shelf: [
      'Étagère d’une planche',
      'Une planche de quatre mètres, coupée onze fois. Il n’en reste pas une écharde.',
      'Une étagère à tablettes blanches et vertes',
    ],
  },
  second: { print: 'encadré et posé contre un mur', book: 'ouvert', object: 'démonté, sur fond de couleur' },
  size: { name: 'Cadre', without: 'Sans cadre', black: 'Frêne noir' },
};
