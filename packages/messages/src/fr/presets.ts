import type { presets as English } from '../en/presets.ts';

export const presets: typeof English = {
  browse: 'Découvrir la boutique',
  readMore: 'Lire la suite',
  contact: 'Nous contacter',
  book: 'Choisir un créneau',
  shop: {
    eyebrow: 'Nouveau cette saison',
    heading: 'Des objets faits pour servir',
    text: 'De petites séries, de beaux matériaux, et rien qu’il faille remplacer l’an prochain.',
  },
  service: {
    eyebrow: 'Sur rendez-vous',
    heading: 'Une heure rien qu’à vous',
    text: 'Ni salle d’attente ni précipitation. Choisissez l’heure qui vous convient, et venez comme vous êtes.',
  },
  maker: {
    eyebrow: 'De notre atelier',
    heading: 'Fait main, pièce par pièce',
    text: 'Chaque pièce passe entre les quatre mêmes mains avant de quitter l’établi.',
  },
  place: {
    eyebrow: 'Au coin de la rue',
    heading: 'Entrez, le four est chaud',
    text: 'Tout frais dès sept heures du matin, jusqu’à ce que les étagères soient vides.',
  },
  sale: {
    eyebrow: 'Jusqu’à dimanche',
    heading: 'Les soldes d’été ont commencé',
    text: 'Jusqu’à un tiers de moins sur tout ce qui est en stock.',
    ended: 'Les soldes sont terminés. Merci de votre visite.',
  },
  event: {
    eyebrow: 'À noter dans l’agenda',
    heading: 'L’atelier ouvre ses portes en mai',
    text: 'Regardez par-dessus notre épaule, posez toutes vos questions, et mettez la main à la pâte.',
  },
  gift: {
    eyebrow: 'Pour offrir',
    heading: 'Vous hésitez sur le cadeau ?',
    text: 'Une carte cadeau arrive par e-mail, le jour de votre choix.',
  },
  announcements: {
    delivery: 'Livraison offerte dès 50 € d’achat',
    closed: 'Nous sommes en congés jusqu’au 6 janvier. Les commandes partiront dès notre retour.',
    arrived: 'La collection de printemps est arrivée',
  },
  products: {
    newest: 'Tout juste arrivés',
    newestText: 'Les dernières pièces, dont certaines ne font que passer.',
    best: 'Ce que les autres préfèrent',
    bestText: 'Notés par celles et ceux qui s’en servent depuis un moment.',
    few: 'Trois pour commencer',
    more: 'Tout voir',
    categories: 'Par où souhaitez-vous commencer ?',
    categoriesText: 'Tout ce que nous avons, rangé par usage.',
  },
  promises: {
    heading: 'Ce sur quoi vous pouvez compter',
    items: [
      ['Fait pour durer', 'Des matériaux que nous choisirions pour nous, et des réparations si quelque chose casse.'],
      ['Expédié sous deux jours', 'Emballé sans plastique et suivi jusqu’à votre porte.'],
      ['Trente jours pour décider', 'Voyez ce que cela donne chez vous. Si cela ne va pas, renvoyez-le.'],
      ['Des gens qui répondent', 'Écrivez-nous, et quelqu’un qui connaît la réponse vous répond le jour même.'],
    ],
  },
  values: {
    heading: 'Ce qui compte pour nous',
    items: [
      ['Rien ne se perd', 'Les chutes deviennent de petits objets, et ce qui reste chauffe l’atelier.'],
      ['Juste pour tous', 'Celles et ceux qui fabriquent nos objets peuvent vivre de leur travail.'],
      ['Tout près', 'Presque tout ce que nous utilisons vient de moins d’une journée de route.'],
    ],
  },
  ordering: {
    heading: 'Comment se passe une commande',
    items: [
      ['Choisissez', 'Trouvez ce qui vous plaît, dans la taille et la couleur qu’il vous faut.'],
      ['Payez', 'Par carte bancaire, sur facture ou au moment du retrait.'],
      ['Déballez', 'Votre colis est chez vous en deux à quatre jours.'],
    ],
  },
  appointment: {
    heading: 'Votre première visite',
    items: [
      [
        'Choisissez un créneau',
        'Prenez le jour et l’heure qui vous arrangent. Une confirmation vous parvient par e-mail.',
      ],
      ['Racontez-nous', 'Nous écoutons d’abord, et annonçons le prix avant de commencer.'],
      ['Laissez-vous aller', 'Nous nous occupons du reste. Vous pouvez déplacer ou annuler jusqu’à la veille.'],
    ],
  },
  returning: {
    heading: 'Renvoyer un article',
    items: [
      ['Prévenez-nous', 'Ouvrez votre commande et choisissez ce que vous souhaitez retourner.'],
      ['Emballez', 'Remettez l’article dans son carton d’origine. L’étiquette est dans votre e-mail.'],
      ['Récupérez votre argent', 'Le remboursement est fait dans les cinq jours suivant l’arrivée du colis.'],
    ],
  },
  figures: {
    heading: 'Une année en chiffres',
    items: [
      ['1 200', 'colis emballés à la main'],
      ['4,8', 'étoiles en moyenne'],
      ['Neuf', 'personnes à l’atelier'],
      ['100 %', 'de l’électricité vient de notre toit'],
    ],
  },
  voices: {
    heading: 'Ce que l’on dit de nous',
    items: [
      ['Arrivé un jour plus tôt que prévu, et encore plus beau que sur les photos.', 'Cliente depuis le printemps'],
      ['Venu pour une chose, reparti avec trois. Aucun regret jusqu’ici.', 'Un voisin'],
      ['On m’a répondu un dimanche soir. Qui fait encore cela ?', 'Première commande'],
    ],
  },
  quote: {
    text: 'J’en ai eu de moins chers. Je les ai tous jetés.',
    role: 'qui utilise toujours le premier',
  },
  delivery: {
    heading: 'Vos questions sur la livraison',
    items: [
      [
        'Combien de temps faut-il compter ?',
        'De deux à quatre jours ouvrés en France, jusqu’à une semaine à l’étranger.',
      ],
      [
        'Combien coûte la livraison ?',
        'Le prix s’affiche lors de la commande, avant le paiement. Pour les grosses commandes, la livraison est offerte.',
      ],
      [
        'Puis-je retirer ma commande sur place ?',
        'Oui. Choisissez le retrait lors de la commande, et nous vous écrivons dès qu’elle est prête.',
      ],
      ['Un article est cassé. Que faire ?', 'Envoyez-nous une photo. Nous le remplaçons ou vous remboursons.'],
    ],
  },
  visiting: {
    heading: 'Avant de venir',
    items: [
      [
        'Faut-il prendre rendez-vous ?',
        'C’est préférable. Mais si vous passez par là et que nous sommes libres, entrez donc.',
      ],
      ['Où se garer ?', 'Il y a des places dans la cour derrière la maison. Le tram s’arrête devant la porte.'],
      ['Puis-je annuler ?', 'Jusqu’à la veille, sans frais.'],
    ],
  },
  menu: {
    heading: 'Au comptoir',
    text: 'Prix TTC. Pour les allergènes, demandez-nous.',
    items: [
      ['Café filtre', 'Torréfié à deux rues d’ici', '2,80 €'],
      ['Cappuccino', 'Au lait ou à la boisson d’avoine', '3,40 €'],
      ['Croissant', 'Nature ou aux amandes', '2,50 €'],
      ['Pain du jour', 'La moitié ou le pain entier', '4,90 €'],
      ['Soupe', 'Jusqu’à la dernière louche', '6,50 €'],
      ['Gâteau', 'À la part', '3,90 €'],
    ],
  },
  prices: {
    heading: 'Nos tarifs',
    text: 'Tous les prix sont TTC. Si cela doit prendre plus de temps, nous en convenons avant.',
    items: [
      ['Premier entretien', '30 min', 'Offert'],
      ['Une séance', '60 min', '85 €'],
      ['Cinq séances', 'À utiliser dans l’année', '390 €'],
    ],
  },
  hours: {
    heading: 'Horaires d’ouverture',
    text: 'Nous sommes fermés les jours fériés.',
    items: [
      ['Lundi', 'Fermé'],
      ['Du mardi au vendredi', '10 h – 18 h'],
      ['Samedi', '10 h – 14 h'],
    ],
  },
  visit: {
    heading: 'Où nous trouver',
    text: 'Dans la cour, deuxième porte à gauche. Sonnez si elle est fermée.',
    address: '12 rue de l’Exemple\n75011 Paris',
  },
  elsewhere: {
    heading: 'Suivez-nous de plus près',
    text: 'Des images de l’atelier, un jour sur deux.',
    account: '@votrenom',
  },
  team: {
    heading: 'Qui vous accueille',
    text: 'Quatre personnes, une longue table, et un chien chargé des pauses.',
    items: [
      ['Fondatrice', 'Dessine d’abord, mesure ensuite.'],
      ['Atelier', 'Reconnaît chaque machine au bruit.'],
      ['Commandes', 'N’a jamais perdu un colis.'],
      ['Photos', 'Attend la bonne lumière.'],
    ],
  },
  history: {
    heading: 'Notre histoire',
    items: [
      ['Une table de cuisine', 'Les vingt premières pièces naissent après le travail et se vendent entre amis.'],
      ['Un lieu à nous', 'Nous louons l’ancienne imprimerie et achetons la première grande machine.'],
      ['La boutique ouvre', 'Ce qui se faisait sur commande se trouve désormais en rayon.'],
      ['Aujourd’hui', 'Neuf personnes, deux chiens, et toujours la même table.'],
    ],
  },
  details: {
    heading: 'Bon à savoir',
    items: [
      ['Matière', 'Chêne massif issu de forêts gérées durablement, fini à l’huile et à la cire.'],
      ['Entretien', 'Un chiffon humide suffit. Une couche d’huile par an, et il vieillira en beauté.'],
      ['Livraison', 'En une seule pièce, sans plastique, en deux à quatre jours.'],
    ],
  },
  sizes: {
    heading: 'Tailles',
    text: 'Mesures à plat, en centimètres.',
    head: ['Taille', 'Poitrine', 'Longueur', 'Manche'],
  },
  shipping: {
    heading: 'Délais et frais de livraison',
    head: ['Destination', 'Délai', 'Prix'],
    items: [
      ['France', '2–3 jours', '4,90 €'],
      ['Union européenne', '4–6 jours', '9,90 €'],
      ['Reste du monde', '7–14 jours', '19,90 €'],
    ],
  },
  comparing: {
    heading: 'Laquelle vous convient ?',
    head: ['Table', 'Petite', 'Moyenne', 'Grande'],
    items: [
      ['Places', 'deux', 'quatre', 'six'],
      ['Fabrication', 'deux semaines', 'trois semaines', 'quatre semaines'],
      ['Prix', '190 €', '290 €', '420 €'],
    ],
  },
  files: {
    heading: 'À emporter',
    items: [
      ['Notice', 'Le montage, étape par étape'],
      ['Entretien', 'Ce qu’il aime, et ce qu’il n’aime pas'],
    ],
  },
  story: {
    eyebrow: 'Qui nous sommes',
    heading: 'Tout a commencé par une chaise cassée',
    text: 'Personne ne voulait la réparer, alors nous avons appris. Dix ans plus tard, nous fabriquons les nôtres, dans une cour en plein centre-ville, et nous réparons toujours celles des autres.',
  },
  workshop: {
    eyebrow: 'Là où tout se fabrique',
    heading: 'Un lieu, beaucoup de mains',
    text: 'Tout ce que nous vendons est dessiné, découpé et fini sous le même toit. C’est plus lent, et c’est pour cela que nous connaissons chaque pièce.',
  },
  letter: {
    heading: 'Quel plaisir de vous voir ici',
    paragraphs: [
      'Nous avons ouvert cette boutique parce que nous ne trouvions pas ce que nous cherchions. Il a fallu plus de temps que prévu, et nous avons appris plus que nous ne l’imaginions.',
      'Ce que vous voyez ici, nous l’offririons à nos amis. Une question ? Écrivez-nous. Nous lisons tout nous-mêmes.',
    ],
  },
  sides: {
    heading: 'Deux façons de le recevoir',
    items: [
      ['Livré chez vous', 'Commandez ici, et vous l’aurez en deux à quatre jours.'],
      ['Retiré sur place', 'Commandez ici, et il vous attend à l’atelier dès le lendemain matin.'],
    ],
  },
  pictures: { heading: 'À l’atelier', text: 'Ce qui se passe entre le dessin et le colis.' },
  partners: { heading: 'Vous nous trouvez aussi chez' },
  compare: {
    heading: 'Avant et après',
    text: 'La même chaise, à trois semaines d’intervalle.',
    before: 'Avant',
    after: 'Après',
  },
  film: { heading: 'Deux minutes à l’atelier', text: 'De la planche à la pièce finie.' },
};
