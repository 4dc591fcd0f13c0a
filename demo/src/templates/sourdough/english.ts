/** What the bakery says, in English. */
export const en = {
  menu: { shop: 'Order bread', hours: 'Hours and way', about: 'The bakery' },
  footer: 'Baked since four in the morning. Open Tuesday to Sunday.',
  hero: {
    eyebrow: 'Sourdough, every day but Monday',
    heading: 'Bread with a night behind it',
    text: 'Flour, water, salt and eighteen hours. Order until six in the evening, and yours is on the shelf with your name on it from seven.',
    order: 'Order for tomorrow',
    way: 'Hours and way',
    alt: 'Two shelves with loaves, croissants, buns, a pretzel and baguettes',
  },
  day: {
    heading: 'When what comes out of the oven',
    text: 'Come a little later, and it is still warm.',
    lines: [
      ['Country loaf, rye loaf', 'Dark crust, open crumb', '7:00'],
      ['Croissants', 'Folded the day before', '7:30'],
      ['Baguettes', 'First of three batches', '9:00'],
      ['Cinnamon buns', 'The kitchen smells of it until noon', '10:30'],
      ['Cake of the season', 'Plum until October, apple after', '12:00'],
      ['Baguettes again', 'For the evening', '16:00'],
    ],
  },
  shelf: { heading: 'On tomorrow’s shelf', text: 'Order today, collect from seven.', more: 'Everything we bake' },
  hands: {
    eyebrow: 'How we bake',
    heading: 'Four hands and one old dough',
    text: 'Our starter is eleven years old and has moved house twice. Every evening it gets flour and water, every morning it gives back bread.\n\nWe bake with grain from three farms that we can reach by bicycle, and with nothing that needs explaining.',
    alt: 'Two hands with flour on them, kneading dough on a wooden table',
    more: 'About the bakery',
  },
  collect: {
    heading: 'How collecting works',
    steps: [
      ['Order', 'Choose until six in the evening, and pay here or at the counter.'],
      ['Sleep', 'We don’t. Your bread rises meanwhile.'],
      ['Collect', 'From seven, at the small window. No queue for those who ordered.'],
    ],
  },
  voice: {
    text: 'I used to buy bread on the way home. Now I take a way home that passes the bread.',
    author: 'Johanna, three streets away',
  },
  visit: {
    title: 'Hours and way',
    heading: 'Come in, the oven is warm',
    address: 'Mill Lane 4\nBehind the church, green door',
    hours: [
      ['Tuesday to Friday', '7:00 – 18:00'],
      ['Saturday', '7:00 – 14:00'],
      ['Sunday', '8:00 – 11:00'],
      ['Monday', 'Closed: the dough rests, and so do we'],
    ],
    questions: [
      ['Until when can I order for tomorrow?', 'Until six in the evening. Later, come by and see what is left.'],
      [
        'Do you bake without wheat?',
        'The rye loaf is all rye. Our kitchen has wheat in the air, so it is not for people with coeliac disease.',
      ],
      ['Can I freeze the bread?', 'Yes, sliced, on the day you buy it. It keeps for three months.'],
    ],
    questionsHeading: 'Asked at the counter',
  },
  about: {
    title: 'The bakery',
    eyebrow: 'Since 2014',
    heading: 'It began with a broken oven',
    text: 'The oven in our flat gave up, so we built one in the yard, of bricks that nobody wanted. Then the neighbours came with bowls.',
    alt: 'A brick oven with a fire in it and a loaf at its mouth',
    story: [
      'Today there are four of us. We start at four, finish at noon, and know most people who eat our bread by name.',
      'Whatever is left in the evening goes to the shelter two doors on. Nothing is thrown away: old bread becomes crumbs, crumbs become cake.',
    ],
    figures: [
      ['11', 'years has our starter lived'],
      ['18', 'hours does a loaf take'],
      ['3', 'farms grow our grain'],
    ],
  },
  categories: {
    bread: ['Bread', 'Sourdough loaves and baguettes, from the stone oven.'],
    sweet: ['Sweet things', 'What goes with coffee, and what replaces lunch.'],
    home: ['For your kitchen', 'Take a little of the bakery home.'],
  },
  products: {
    country: [
      'Country loaf',
      'Wheat with a fifth of rye, a crust that cracks, and a crumb full of holes. Keeps for four days.',
      'Round loaf with an ear of wheat cut into its crust',
    ],
    rye: [
      'Rye loaf',
      'All rye, dark and moist. Better on the second day than on the first.',
      'Dark round loaf dusted with flour',
    ],
    baguette: [
      'Baguette',
      'Three batches a day, because it only tastes like this for six hours.',
      'Three baguettes side by side',
    ],
    croissant: [
      'Butter croissant',
      'Twenty-seven layers, folded by hand the day before.',
      'A croissant with golden layers',
    ],
    bun: [
      'Cinnamon bun',
      'Rolled up with brown sugar and much more cinnamon than is sensible.',
      'A bun rolled up with cinnamon and coarse sugar',
    ],
    pretzel: ['Pretzel', 'Thin arms, thick belly, coarse salt.', 'A dark pretzel with grains of salt'],
    cake: [
      'Plum cake, a slice',
      'Yeast dough, plums from the garden of our neighbour, a little sugar.',
      'A slice of plum cake on a plate',
    ],
    jar: [
      'Our starter, in a jar',
      'A hundred grams of eleven years, with a letter that tells you how to keep it alive.',
      'A jar of starter with bubbles and a red lid',
    ],
  },
  size: { name: 'Size', half: 'Half', whole: 'Whole' },
  pickup: {
    region: 'Here',
    name: 'At the small window',
    address: { city: 'Your town', postalCode: '10115', addressLine: 'Mill Lane 4' },
    deliveryTime: 'Tomorrow from 7:00',
    instructions: 'Behind the church, green door. Say your name, and it is yours.',
  },
};

export type Words = typeof en;
