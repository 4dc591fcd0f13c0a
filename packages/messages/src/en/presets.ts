/** What ready-made sections say: examples of shops, workshops, cafés and practices, for their owners to rewrite. */
export const presets = {
  browse: 'Browse the shop',
  readMore: 'Read more',
  contact: 'Get in touch',
  book: 'Choose a time',
  shop: {
    eyebrow: 'New this season',
    heading: 'Things made to be used',
    text: 'Small runs, good materials, and nothing that has to be replaced next year.',
  },
  service: {
    eyebrow: 'By appointment',
    heading: 'An hour that is yours',
    text: 'No waiting room and no hurry. Choose a time that suits you, and come as you are.',
  },
  maker: {
    eyebrow: 'From our workshop',
    heading: 'Made by hand, one at a time',
    text: 'Every piece passes through the same four hands before it leaves the bench.',
  },
  place: {
    eyebrow: 'Around the corner',
    heading: 'Come in, the oven is warm',
    text: 'Fresh from seven in the morning until the shelves are empty.',
  },
  sale: {
    eyebrow: 'Until Sunday',
    heading: 'The summer sale has begun',
    text: 'Up to a third less on everything that is in stock.',
    ended: 'The sale is over. Thank you for coming.',
  },
  event: {
    eyebrow: 'Save the date',
    heading: 'Open workshop in May',
    text: 'Look over our shoulders, ask what you like, and try it yourself.',
  },
  gift: {
    eyebrow: 'For someone else',
    heading: 'Not sure what they would like?',
    text: 'A gift card arrives by e-mail, on the day you choose.',
  },
  announcements: {
    delivery: 'Free delivery on orders over €50',
    closed: 'We are on holiday until 6 January. Orders are sent as soon as we are back.',
    arrived: 'The spring collection is here',
  },
  products: {
    newest: 'Just in',
    newestText: 'The latest pieces, some of them only here for a while.',
    best: 'What others like best',
    bestText: 'Rated by people who have had theirs for a while.',
    few: 'Three to start with',
    more: 'See everything',
    categories: 'Where would you like to begin?',
    categoriesText: 'Everything we have, sorted by what it is for.',
  },
  promises: {
    heading: 'What you can count on',
    items: [
      ['Made to last', 'Materials that we would choose for ourselves, and repairs when something does break.'],
      ['Sent within two days', 'Packed without plastic and followed until it is at your door.'],
      ['Thirty days to decide', 'Try it in your own light. If it isn’t right, send it back.'],
      ['People who answer', 'Write to us, and someone who knows the answer replies the same day.'],
    ],
  },
  values: {
    heading: 'What matters to us',
    items: [
      ['Nothing wasted', 'Offcuts become smaller things, and what is left over heats the workshop.'],
      ['Fair to everyone', 'The people who make our things can live on what they earn with them.'],
      ['Close by', 'Most of what we use comes from less than a day’s drive away.'],
    ],
  },
  ordering: {
    heading: 'How an order works',
    items: [
      ['Choose', 'Find what you like, in the size and colour that you need.'],
      ['Pay', 'By card, by invoice or when you collect it.'],
      ['Unpack', 'It is with you in two to four days.'],
    ],
  },
  appointment: {
    heading: 'Your first visit',
    items: [
      ['Choose a time', 'Pick a day and an hour. You get a confirmation by e-mail.'],
      ['Tell us about it', 'We listen first, and say what it will cost before we begin.'],
      ['Lean back', 'Leave the rest to us. You can always move or cancel until the day before.'],
    ],
  },
  returning: {
    heading: 'Sending something back',
    items: [
      ['Tell us', 'Open your order and choose what you want to return.'],
      ['Pack it', 'Put it into the box that it came in. The label is in your e-mail.'],
      ['Get your money', 'You have it back within five days of the parcel’s arrival.'],
    ],
  },
  figures: {
    heading: 'A year in numbers',
    items: [
      ['1,200', 'parcels packed by hand'],
      ['4.8', 'stars on average'],
      ['Nine', 'people in the workshop'],
      ['100%', 'electricity from our own roof'],
    ],
  },
  voices: {
    heading: 'What people say',
    items: [
      ['It arrived a day early and looks better than in the pictures.', 'Customer since spring'],
      ['I came for one thing and left with three. No regrets so far.', 'From the neighbourhood'],
      ['They answered my question on a Sunday evening. Who does that?', 'First order'],
    ],
  },
  quote: {
    text: 'I have owned cheaper ones. I have also thrown them away.',
    role: 'who still uses her first one',
  },
  delivery: {
    heading: 'Questions about delivery',
    items: [
      ['How long does it take?', 'Two to four working days within the country, up to a week abroad.'],
      ['What does it cost?', 'You see the price at checkout before you pay. Larger orders are sent free of charge.'],
      ['Can I collect my order?', 'Yes. Choose collection at checkout, and we write to you when it is ready.'],
      ['Something is broken. What now?', 'Send us a picture. We replace it or give you your money back.'],
    ],
  },
  visiting: {
    heading: 'Before you come',
    items: [
      ['Do I need an appointment?', 'It is best to book one. If you pass by and we are free, you are welcome, too.'],
      ['Where can I park?', 'There are places in the yard behind the house. The tram stops in front of the door.'],
      ['Can I cancel?', 'Until the day before, free of charge.'],
    ],
  },
  menu: {
    heading: 'On the counter',
    text: 'Prices include VAT. Ask us about allergens.',
    items: [
      ['Filter coffee', 'Roasted two streets away', '€2.80'],
      ['Cappuccino', 'With milk or oat drink', '€3.40'],
      ['Croissant', 'Plain or with almonds', '€2.50'],
      ['Bread of the day', 'Half a loaf or a whole one', '€4.90'],
      ['Soup', 'Until it is gone', '€6.50'],
      ['Cake', 'By the slice', '€3.90'],
    ],
  },
  prices: {
    heading: 'What it costs',
    text: 'All prices include VAT. We agree on anything that takes longer beforehand.',
    items: [
      ['First conversation', '30 minutes', 'Free'],
      ['Single session', '60 minutes', '€85'],
      ['Five sessions', 'To be used within a year', '€390'],
    ],
  },
  hours: {
    heading: 'Opening hours',
    text: 'On public holidays we are closed.',
    items: [
      ['Monday', 'Closed'],
      ['Tuesday to Friday', '10:00–18:00'],
      ['Saturday', '10:00–14:00'],
    ],
  },
  visit: {
    heading: 'Where to find us',
    text: 'In the yard, second door on the left. Ring the bell if it is locked.',
    address: '12 Example Street\n10115 Berlin',
  },
  elsewhere: { heading: 'See more of us', text: 'Pictures from the workshop, every other day.', account: '@yourname' },
  team: {
    heading: 'Who you meet here',
    text: 'Four people, one long table, and a dog who is in charge of breaks.',
    items: [
      ['Founder', 'Draws first, measures later.'],
      ['Workshop', 'Knows every machine by its sound.'],
      ['Orders', 'Has never lost a parcel.'],
      ['Pictures', 'Waits for the right light.'],
    ],
  },
  history: {
    heading: 'How we got here',
    items: [
      ['A kitchen table', 'The first twenty pieces are made after work and sold to friends.'],
      ['A room of our own', 'We rent the old printing works and buy the first big machine.'],
      ['The shop opens', 'What was made to order can now be had off the shelf.'],
      ['Today', 'Nine people, two dogs, and still the same table.'],
    ],
  },
  details: {
    heading: 'Good to know',
    items: [
      ['Material', 'Solid oak from managed forests, finished with oil and wax.'],
      ['Care', 'A damp cloth is enough. Oil it once a year, and it grows old gracefully.'],
      ['Delivery', 'In one piece, without plastic, within two to four days.'],
    ],
  },
  sizes: {
    heading: 'Sizes',
    text: 'Measured flat, in centimetres.',
    head: ['Size', 'Chest', 'Length', 'Sleeve'],
  },
  shipping: {
    heading: 'Delivery times and costs',
    head: ['Where to', 'How long', 'Cost'],
    items: [
      ['Germany', '2–3 days', '€4.90'],
      ['European Union', '4–6 days', '€9.90'],
      ['Elsewhere', '7–14 days', '€19.90'],
    ],
  },
  comparing: {
    heading: 'Which one suits you?',
    head: ['Table', 'Small', 'Medium', 'Large'],
    items: [
      ['Seats', 'two', 'four', 'six'],
      ['Made in', 'two weeks', 'three weeks', 'four weeks'],
      ['Price', '€190', '€290', '€420'],
    ],
  },
  files: {
    heading: 'To take away',
    items: [
      ['Instructions', 'How it is put together, step by step'],
      ['Care', 'What it likes, and what it does not'],
    ],
  },
  story: {
    eyebrow: 'Who we are',
    heading: 'It began with a broken chair',
    text: 'No one wanted to repair it, so we learned how. Ten years later we build our own, in a yard in the middle of the city, and we still repair the others.',
  },
  workshop: {
    eyebrow: 'Where it is made',
    heading: 'One room, many hands',
    text: 'Everything we sell is drawn, cut and finished under one roof. That is slower, and it is the reason why we know each piece.',
  },
  letter: {
    heading: 'Good to have you here',
    paragraphs: [
      'We started this shop because we could not find what we were looking for. It took longer than we thought, and we learned more than we had planned.',
      'What you see here is what we would give to our friends. If you have a question, write to us. We read everything ourselves.',
    ],
  },
  sides: {
    heading: 'Two ways to get it',
    items: [
      ['Have it sent', 'Order here, and it is with you in two to four days.'],
      ['Collect it', 'Order here, and it waits for you at the workshop from the next morning.'],
    ],
  },
  pictures: { heading: 'From the workshop', text: 'What happens between the drawing and the parcel.' },
  partners: { heading: 'You also find us at' },
  compare: {
    heading: 'Before and after',
    text: 'The same chair, three weeks apart.',
    before: 'Before',
    after: 'After',
  },
  film: { heading: 'Two minutes in the workshop', text: 'From the plank to the finished piece.' },
};
