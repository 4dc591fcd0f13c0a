/** What the label says, in French. */
import type { Words } from './english.ts';

export const fr: Words = {
  menu: { shop: 'Les dix', looks: 'Lookbook', atelier: 'L’atelier', sizes: 'Tailles et entretien' },
  footer: 'Marrow. Dix vêtements, faits dans une seule maison et réparés tant que vous les portez.',
  hero: {
    eyebrow: 'Dix vêtements, aucune saison',
    heading: 'Des vêtements jusqu’à l’os',
    text: 'Un manteau, une chemise, une jupe et sept autres. Nous les avons coupés et recoupés, jusqu’à ce qu’il n’y ait plus rien à enlever.',
    action: 'Voir les dix',
    alt: 'Trois personnes devant un mur à arcades : en maille torsadée et jupe, en manteau long, en veste de velours',
  },
  looks: {
    title: 'Lookbook',
    heading: 'Portés, pas posés',
    text: 'Cinq personnes qui travaillent dans notre rue, dans ce qu’elles ont décroché elles-mêmes du portant.',
    captions: [
      'Ines, en manteau',
      'Yuna, en maille et jupe',
      'Ada, en robe portefeuille',
      'Tom, en veste',
      'Noor, en chemise et jupe',
    ],
    alts: [
      'Une femme au carré court sous une arche, en long manteau à chevrons et écharpe à carreaux',
      'Une femme aux cheveux longs près d’une fenêtre, en maille torsadée et jupe noire plissée, un sac bordeaux à la main',
      'Une femme aux cheveux bouclés près d’un escalier, en robe portefeuille bordeaux, un sac assorti à la main',
      'Un homme devant un rideau vert, en veste de velours brun, chemise et pantalon gris',
      'Une femme au chignon, en chemise blanche et jupe noire plissée',
    ],
    more: 'Tout le lookbook',
    note: 'Ici, personne n’est mannequin. Ines répare des violons, Yuna enseigne la chimie, Ada conduit le tram 9, Tom est boulanger, et Noor ne nous a toujours pas dit ce qu’elle fait.',
    coat: {
      eyebrow: 'Premier look',
      heading: 'Le manteau parle pour vous',
      text: 'Laine à chevrons, 640 grammes au mètre, assez long pour un quai de gare en février. Ce qu’il y a dessous ne regarde personne.',
      more: 'Voir le manteau long',
    },
    dress: {
      eyebrow: 'Troisième look',
      heading: 'Un seul nœud',
      text: 'La robe portefeuille se ferme d’un seul lien. Elle va avant le déjeuner comme après.',
      more: 'Voir la robe portefeuille',
    },
  },
  creed: {
    heading: 'Pourquoi seulement dix',
    text: [
      'Une garde-robe est une phrase. La plupart sont trop longues. Nous faisons dix vêtements qui vont ensemble, et chaque année nous en améliorons un au lieu d’en ajouter.',
      'Ici, rien n’est donc neuf au printemps et vieux à l’automne. Ce que vous achetez aujourd’hui pourra encore être racheté, réparé et assorti dans neuf ans.',
    ],
  },
  shelf: { heading: 'Les dix', text: 'Chacun numéroté à l’intérieur du col.', more: 'Tous les voir' },
  making: {
    eyebrow: 'L’atelier',
    heading: 'De la craie, des ciseaux, des doutes',
    text: 'Tout se coupe sur une table de quatre mètres. Qui coupe un manteau le coud aussi, et signe la poche intérieure.\n\nSi vous trouvez la signature, écrivez-nous. Nous aimons savoir qui porte qui.',
    alt: 'Une table de coupe vue d’en haut : drap gris, patrons en papier, épingles, ciseaux, craie et règle',
    more: 'Visiter l’atelier',
  },
  parts: { heading: 'De la tête aux pieds' },
  voice: {
    text: 'J’ai moins de vêtements qu’avant, et on m’en parle plus souvent. C’est un échange honnête.',
    author: 'Mirela',
    role: 'manteau numéro 212',
  },
  promises: [
    [
      'Réparés à vie',
      'Boutons, ourlets, doublures, coudes. Envoyez-le, il revient entier. Vous ne payez que le colis.',
    ],
    [
      'Ourlés avant le départ',
      'Indiquez votre longueur dans la note de commande. Deux jours de plus, et rien à payer.',
    ],
    [
      'Trente jours pour décider',
      'Portez-le au travail, asseyez-vous, dansez. Tant qu’il n’est pas lavé, il peut revenir.',
    ],
  ],
  gift: { text: 'Un doute sur la taille ? Une carte cadeau va à tout le monde.', more: 'Cartes cadeaux' },
  atelier: {
    title: 'L’atelier',
    eyebrow: '11, cour des Tisserands',
    heading: 'Six personnes, une longue table',
    text: 'La maison était une fabrique de boutons. Nous en trouvons encore entre les lames du plancher, et nous les cousons toujours.',
    alt: 'Un portant avec manteau, chemise, robe, veste et maille sur cintres, des bottines et un sac en dessous',
    figures: [
      ['10', 'vêtements, toute l’année'],
      ['4 m', 'de table, pour tout'],
      ['31', 'pièces de tissu dans un manteau'],
      ['1', 'personne pour le faire'],
    ],
    stepsHeading: 'Comment naît un manteau',
    steps: [
      [
        'Le tissu',
        'Tissé dans deux manufactures où nous allons en train. Nous prenons des rouleaux entiers ; les chutes doublent les poches.',
      ],
      ['La coupe', 'À la main, d’après des patrons pendus au mur, où il y a plus de crayon que de papier.'],
      ['La couture', 'Dix-neuf heures d’une seule personne, qui le repasse ensuite et le laisse reposer une nuit.'],
      ['La signature', 'Des initiales et un numéro, dans la poche intérieure gauche.'],
    ],
    hoursHeading: 'Venez les essayer',
    hours: [
      ['Du mercredi au vendredi', '11:00 – 18:00'],
      ['Samedi', '10:00 – 16:00'],
      ['Les autres jours', 'S’il y a de la lumière, frappez'],
    ],
    addressHeading: 'Où nous trouver',
    address: '11, cour des Tisserands\nDeuxième cour, premier étage',
  },
  sizes: {
    title: 'Tailles et entretien',
    heading: 'Trouvez votre taille',
    text: 'Mesurez-vous, vous, et non votre chemise préférée. Entre deux tailles, prenez la petite pour la robe et la grande pour le manteau.',
    head: ['', 'Poitrine', 'Taille', 'Hanches', 'Manche'],
    rows: [
      ['XS', '80–84 cm', '62–66 cm', '88–92 cm', '59 cm'],
      ['S', '85–90 cm', '67–72 cm', '93–98 cm', '60 cm'],
      ['M', '91–96 cm', '73–78 cm', '99–104 cm', '61 cm'],
      ['L', '97–103 cm', '79–85 cm', '105–110 cm', '62 cm'],
      ['XL', '104–110 cm', '86–92 cm', '111–117 cm', '63 cm'],
    ],
    careHeading: 'Bien entretenus, longtemps portés',
    care: [
      ['Laine', 'Aérez-la une nuit au lieu de la laver. Brossez-la vers le bas. Une fois par an, un bon pressing.'],
      [
        'Coton',
        'À trente degrés, sur l’envers, étendu mouillé. Repassez la chemise humide, ou décidez de ne pas le faire.',
      ],
      ['Maille', 'À la main, à l’eau tiède, séchée à plat. Les bouloches sont normales, un peigne suffit.'],
      ['Cuir', 'De la graisse en automne, des embauchoirs toujours, un radiateur jamais.'],
    ],
    questionsHeading: 'Entendu devant le portant',
    questions: [
      [
        'C’est pour femme ou pour homme ?',
        'Oui. Les patrons sont pensés pour toutes sortes d’épaules et de hanches. Le tableau ci-dessus en sait plus sur vous qu’une étiquette.',
      ],
      [
        'Pouvez-vous le raccourcir ?',
        'Manches, ourlets et jambes, avant l’envoi et sans frais. Écrivez la longueur finie en centimètres dans la note.',
      ],
      [
        'Le mien a un trou. Que faire ?',
        'Envoyez-le à l’atelier, votre nom dans la poche. Nous réparons tout ce que nous avons fait, même acheté d’occasion.',
      ],
      [
        'Pourquoi le manteau coûte-t-il ce prix ?',
        'Quatre mètres de drap, dix-neuf heures, une personne qui peut en vivre. Réparti sur dix hivers, c’est moins d’un café par semaine.',
      ],
    ],
  },
  categories: {
    outer: ['Manteaux et vestes', 'Ce que l’on met en dernier et que l’on voit en premier.'],
    tops: ['Chemises et mailles', 'À même la peau, ou presque.'],
    below: ['Jupes, pantalons, robe', 'De la taille aux pieds, ou de haut en bas.'],
    small: ['Cuir et laine', 'Bottines, sac et écharpe.'],
  },
  products: {
    coat: [
      'Le manteau long',
      'Croisé, en laine à chevrons anthracite. Large d’épaules pour laisser place à une maille, doublé de cupro, six boutons de corne et un de rechange.',
      'Un long manteau croisé en laine sombre à chevrons',
      'Revers et boutons du manteau, de près',
    ],
    jacket: [
      'La veste de travail',
      'Velours à grosses côtes couleur noyer, quatre poches plaquées, dont une pour un crayon. Plus souple chaque année.',
      'Une veste courte en velours brun à poches plaquées',
      'Col, poche et boutons de la veste en velours',
    ],
    shirt: [
      'La chemise blanche',
      'Une popeline assez lourde pour tomber droit. Assez longue pour rester rentrée, assez arrondie pour sortir du pantalon.',
      'Une chemise blanche à poche poitrine',
      'Col et patte de boutonnage de la chemise blanche',
    ],
    knit: [
      'Le col roulé',
      'Laine d’agneau non teinte, une torsade au milieu. Tricoté d’une pièce sur une machine plus vieille que nous tous.',
      'Un col roulé écru à torsade centrale',
      'Col et torsade de la maille, de près',
    ],
    trousers: [
      'Le pantalon large',
      'Serge ardoise, avec un pli qui survit au train. Taille haute, poches profondes, ourlet laissé ouvert sur demande.',
      'Un pantalon gris large à pli',
      'Ceinture, poches et plis du pantalon',
    ],
    skirt: [
      'La jupe plissée',
      'Neuf plis marqués à la vapeur. Elle tourne avec vous, et se tient bien quand vous vous asseyez.',
      'Une jupe noire plissée, deux boutons à la ceinture',
      'Ceinture et plis de la jupe',
    ],
    dress: [
      'La robe portefeuille',
      'Crêpe bordeaux, un lien, pas de fermeture éclair. Le devant croise assez loin pour les jours de vent.',
      'Une longue robe portefeuille bordeaux sans manches',
      'Le lien et le devant croisé de la robe',
    ],
    boots: [
      'Les bottines',
      'Cuir de veau, élastique sur le côté, un talon qui ne vous annonce pas. Ressemelables quatre fois.',
      'Une paire de bottines noires à élastique',
      'Talon et coutures d’une bottine noire',
    ],
    scarf: [
      'L’écharpe à carreaux',
      'Laine camel, carreaux en trois bruns, deux mètres de long, franges faites à la main.',
      'Une écharpe en laine à carreaux camel et bruns, à franges',
      'Les carreaux de l’écharpe, de près',
    ],
    bag: [
      'Le sac',
      'Une peau, une anse, un fermoir. Y tiennent un livre, une bouteille et une paire de chaussures plates.',
      'Un sac en cuir bordeaux, anse et fermoir en laiton',
      'Rabat et fermoir du sac en cuir',
    ],
  },
  size: 'Taille',
  ribbon: 'Patron revu cette année',
};
