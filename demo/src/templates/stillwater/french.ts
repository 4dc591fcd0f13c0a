/** What the practice says, in French. */
import type { Words } from './english.ts';

export const fr: Words = {
  menu: { treatments: 'Soins', first: 'Première visite', practice: 'La maison', gift: 'Offrir une heure' },
  footer: 'Massage et respiration au bord du lac. Du mardi au samedi, sur rendez-vous.',
  intro: {
    heading: 'Une heure où personne n’attend rien de vous',
    text: [
      'Massage et respiration dans une maison tranquille au bord de l’eau. Une personne à la fois, des mains chaudes, et pas de musique avec des baleines.',
    ],
    more: 'Choisir un soin',
  },
  list: {
    heading: 'Ce que nous faisons',
    lines: [
      ['Dos et épaules', 'Là où finissent par s’asseoir la plupart des journées', '30, 60 ou 90 min'],
      ['De la tête aux pieds', 'Tout, en une fois et sans hâte', '60 ou 90 min'],
      ['Tête, nuque et mâchoire', 'Pour qui serre les dents la nuit', '30 ou 60 min'],
      ['Pierres chaudes', 'Du basalte de la rive, chauffé avec patience', '60 ou 90 min'],
      ['Apprendre à respirer', 'Vous savez déjà. Ici, il s’agit du comment', '60 ou 90 min'],
    ],
  },
  lakeAlt: 'Un lac le matin : douces collines vertes, soleil bas, pierres et roseaux au bord de l’eau',
  voice: {
    text: 'C’est mon épaule qui m’a amenée ici. C’est le silence d’après qui me ramène.',
    author: 'Henrike, un jeudi sur deux',
  },
  shown: { heading: 'Trois bons débuts' },
  booking: {
    heading: 'Comment obtenir votre rendez-vous',
    steps: [
      ['Choisissez', 'Un soin et une durée. Si vous hésitez entre deux, prenez la plus courte.'],
      [
        'Payez, ou versez un acompte',
        'Avec le prix entier ou l’acompte d’une première visite, votre heure est gardée.',
      ],
      [
        'Fixez l’heure',
        'Les jours ouvrés, nous vous écrivons dans la journée et vous proposons trois créneaux. En général, l’un d’eux convient.',
      ],
    ],
  },
  room: {
    eyebrow: 'La maison',
    heading: 'Deux pièces, une bouilloire, un lac',
    text: 'Nous sommes trois, et jamais plus de deux à travailler en même temps. Entre deux rendez-vous, il y a une demi-heure : personne ne se croise dans l’entrée, les chaussures à la main.\n\nRestez ensuite pour un thé. Le banc près de la porte est pour celles et ceux qui ne sont pas encore prêts pour la circulation.',
    alt: 'Une pièce à fenêtre cintrée sur le lac, une table de massage, des serviettes pliées et une branche dans un vase',
    more: 'Qui nous sommes',
  },
  hours: {
    heading: 'Quand nous sommes là',
    lines: [
      ['Du mardi au jeudi', '9:00 – 19:00'],
      ['Vendredi', '12:00 – 21:00'],
      ['Samedi', '9:00 – 14:00'],
      ['Dimanche et lundi', 'La bouilloire se repose'],
    ],
  },
  gift: { text: 'Une heure ne s’emballe pas. Un bon pour une heure, si.', more: 'Voir le bon cadeau' },
  treatments: {
    title: 'Soins',
    heading: 'Soins et tarifs',
    text: [
      'La durée est celle passée sur la table. Arriver, parler et boire le thé viennent en plus et ne coûtent rien. Les prix sont par personne.',
    ],
    massage: {
      heading: 'Massage',
      text: 'À l’huile ou à travers un drap, appuyé ou léger, comme vous le direz ce jour-là.',
    },
    breathing: { heading: 'Respiration', text: 'En tête-à-tête, ou dans le cercle du vendredi soir.' },
    beginning: {
      heading: 'Vous venez pour la première fois',
      text: 'Versez un acompte, et décidez du reste quand nous aurons parlé.',
    },
    good: [
      ['La pression que vous voulez', '« Plus fort » et « plus doux » sont ici des phrases complètes.'],
      ['Du linge frais chaque fois', 'Lavé sans parfum et séché au jardin quand le temps est d’accord.'],
      ['Report sans frais', 'Jusqu’à 24 heures avant. Ensuite, l’acompte nous reste acquis.'],
    ],
  },
  first: {
    title: 'Première visite',
    heading: 'Ce qui se passe quand vous venez pour la première fois',
    text: 'Très peu de choses, et dans cet ordre. Il n’y a rien à apporter, et rien à épiler.',
    alt: 'Le lac au soir, une lune pâle au-dessus de collines vert sombre',
    steps: [
      [
        'Vous sonnez, nous ouvrons',
        'Venez cinq minutes plus tôt. Les chaussures restent à la porte, et le téléphone aussi.',
      ],
      ['Nous parlons', 'Dix minutes et un thé : ce qui fait mal, ce qui va, ce qu’il vaut mieux ne pas toucher.'],
      [
        'Vous vous allongez',
        'Vous vous déshabillez autant que vous le voulez, en privé. Un drap couvre tout ce qui n’est pas massé.',
      ],
      ['Vous dites stop', 'Trop fort, trop froid, trop bavard : un mot suffit.'],
      ['Vous vous levez doucement', 'Il y a un verre d’eau, une couverture, et personne à la porte.'],
    ],
    questionsHeading: 'Ce que l’on demande avant d’oser',
    questions: [
      [
        'Faut-il parler ?',
        'Non. La plupart disent « mm » de temps en temps, et certains s’endorment. Un ronflement est pris pour un compliment.',
      ],
      [
        'Quand vaut-il mieux ne pas venir ?',
        'Avec de la fièvre, une blessure récente ou une éruption, attendez que cela passe. Si vous suivez un traitement, demandez d’abord à votre médecin. Ce que nous faisons relève du bien-être et ne remplace aucun soin médical.',
      ],
      [
        'Je suis enceinte. Puis-je venir ?',
        'À partir du quatrième mois, avec plaisir. Un soin est prévu pour cela, allongée sur le côté avec beaucoup de coussins.',
      ],
      [
        'Que devient mon acompte ?',
        'Il est déduit du prix de votre premier soin. Si vous annulez jusqu’à 24 heures avant, il vous est rendu.',
      ],
      [
        'Puis-je choisir qui s’occupe de moi ?',
        'Oui. Dites-le quand nous vous écrivons pour l’heure : ce sera cette personne, ou un autre jour.',
      ],
    ],
    deposit: { text: 'Trente minutes sont un bon début.', more: 'Verser l’acompte d’une première visite' },
  },
  practice: {
    title: 'La maison',
    heading: 'Une maison qui a appris à se taire',
    text: [
      'Jusqu’en 1989, c’était la maison du passeur. Le bac a disparu ; il reste la vue, un très bon poêle et une cloche que nous avons enveloppée de feutre.',
      'Edda a commencé ici en 2011, avec une table. Jonas est venu pour un massage et il est resté ; Mirjam a apporté la respiration. Nous aimons croire que la maison nous a choisis, mais nous avons aussi signé un bail.',
    ],
    houseAlt: 'Une maison basse à porte verte cintrée, des arbres ronds et un chemin de pierres plates',
    teamHeading: 'Trois paires de mains',
    team: [
      ['Edda Lindqvist', 'Massage, de la tête aux pieds', 'A les mains chaudes et les phrases courtes.'],
      ['Jonas Amadi', 'Dos, nuque, pierres', 'Trouve l’endroit avant que vous ayez fini de le montrer.'],
      ['Mirjam Voss', 'Respiration, grossesse', 'Compte jusqu’à quatre plus calmement que quiconque.'],
    ],
    teamAlts: [
      'Edda, un chignon gris et les yeux fermés',
      'Jonas, les cheveux courts et bruns, les yeux fermés',
      'Mirjam, de longs cheveux châtains et les yeux fermés',
    ],
    addressHeading: 'Comment nous trouver',
    address: '3, chemin du Bac\nLa porte verte, dernière maison avant l’eau',
    addressText:
      'Bus jusqu’à « Vieil Embarcadère », puis quatre minutes à pied. Deux places de stationnement, toutes deux sous l’arbre aux oiseaux.',
  },
  categories: {
    massage: ['Massage', 'De trente minutes pour les épaules à une heure et demie pour vous tout entier.'],
    breathing: ['Respiration', 'En tête-à-tête, ou dans un cercle de huit.'],
    'first-visit': ['Première visite', 'Pour qui veut d’abord nous rencontrer.'],
  },
  products: {
    back: [
      'Dos et épaules',
      'Le classique, car les dos le sont. Nous travaillons lentement le long de la colonne, puis là où vous montrez, puis là où vous ne saviez pas.',
      'Une personne de dos, de fines lignes des deux côtés de la colonne',
    ],
    whole: [
      'De la tête aux pieds',
      'Rien n’est oublié, rien n’est pressé. À mi-chemin, on ne sait plus par quel pied nous avons commencé.',
      'Une personne allongée sur le côté, comme une chaîne de collines devant d’autres collines',
    ],
    neck: [
      'Tête, nuque et mâchoire',
      'Pour les bureaux, les volants et tous ceux qui retiennent leur souffle en tapant. Les vêtements restent, les lunettes s’en vont.',
      'Deux mains sur les épaules d’une personne vue de dos',
    ],
    stones: [
      'Pierres chaudes',
      'Du basalte de la rive, chauffé dans l’eau et posé le long du dos. Le contraire des pieds froids.',
      'Cinq pierres lisses empilées dans une eau calme',
    ],
    feet: [
      'Pieds et mollets',
      'Ils portent tout le reste. Une demi-heure d’huile tiède, et on les croirait partis en vacances sans vous.',
      'Deux plantes de pied aux lignes fines comme celles d’une carte',
    ],
    hands: [
      'Mains et avant-bras',
      'Pour qui tape, sculpte, joue ou porte des enfants. Petit, précis, étonnamment bon.',
      'Une main ouverte devant des cercles qui s’élargissent',
    ],
    belly: [
      'En attendant quelqu’un',
      'Un massage pour les mois de grossesse, sur le côté, avec sept coussins et autant de pauses que vous voulez. À partir du quatrième mois.',
      'Un ventre rond sur lequel reposent deux mains',
    ],
    breath: [
      'Apprendre à respirer',
      'Sur la table, sur une chaise, debout : nous regardons comment vous respirez et cherchons où cela coince. Vous repartez avec un exercice, pas douze.',
      'Des demi-cercles qui montent d’une eau calme comme un soleil',
    ],
    circle: [
      'Cercle du vendredi',
      'Huit coussins, une lampe, quatre-vingt-dix minutes à respirer ensemble. Sans expérience ; grosses chaussettes conseillées.',
      'Huit coussins ronds en cercle autour d’une lampe, vus d’en haut',
    ],
    deposit: [
      'Acompte d’une première visite',
      'Il garde votre heure et se déduit de ce que vous choisirez alors. Si vous annulez jusqu’à la veille, il vous est rendu.',
      'Un calendrier, un galet posé sur l’un de ses jours',
    ],
  },
  length: { name: 'Durée', minutes: 'minutes' },
};
