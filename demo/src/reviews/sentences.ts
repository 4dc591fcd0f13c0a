/** What reviewers say, by what they review and how they like it. `{name}` stands for the product. */

export type Kind = 'print' | 'frame' | 'ink' | 'paper';
/** How many stars a sentence is for: five, four, three, and fewer. */
export type Mood = 'delighted' | 'pleased' | 'torn' | 'unhappy';
type Stock = Readonly<Record<Mood, readonly string[]>>;

/** The first sentence of a review: what it is like. */
export const openings: Readonly<Record<Kind, Stock>> = {
  print: {
    delighted: [
      '{name} is even better on the wall than on the screen.',
      'I have been looking at this print for three weeks now and still find something new in it.',
      'The colours have a depth that the photos only hint at.',
      'You can see the layers of ink if you stand close, and that makes all the difference.',
      'Exactly the print I had been hoping to find for over a year.',
      'We ordered {name} for the hallway and moved it to the living room the same evening.',
      'My husband is hard to please when it comes to pictures, and he asked who made this one.',
      'This is my third print from Halftone, and the best so far.',
      'A present for my sister, who has not stopped sending me photos of it.',
      'It glows in the evening light in a way I did not expect from paper.',
      'Bold from across the room and full of detail up close.',
      'I bought {name} on a whim and it has become the favourite thing in our flat.',
      'The dots are tiny, crisp and perfectly aligned.',
      'Calm, confident and beautifully printed.',
    ],
    pleased: [
      'A lovely print, a touch darker than I expected.',
      '{name} looks good above the desk, where it replaced a much louder poster.',
      'Very happy with the print itself.',
      'The composition is great, although I would have liked it in a larger size.',
      'Good colours and nice, heavy paper.',
      'It is a quieter picture than it looks online, which I have come to like.',
      'Well made and well priced for what it is.',
      'I like it more each week.',
      'The print is beautiful; the white border is wider than I had pictured.',
      'Solid quality, and the edition number is a nice touch.',
    ],
    torn: [
      'Nice motif, but the colours are more muted than in the pictures.',
      '{name} is fine, just not the statement I had hoped for.',
      'The print is good, the wait was long.',
      'I am of two minds: the design is lovely, the finish less so.',
      'It looks smaller on the wall than I imagined.',
      'Decent, but I have seen sharper prints from this shop.',
    ],
    unhappy: [
      'The orange in the photos is a brown in real life.',
      'One corner of {name} was dented when I opened the tube.',
      'Not what I expected from the pictures.',
      'There is a faint line across the lower third that should not be there.',
      'The paper had a crease that will not flatten out.',
    ],
  },
  frame: {
    delighted: [
      'You can feel that somebody made this by hand.',
      'The corners are perfect: no gaps, no filler, just wood.',
      'Changing the picture takes half a minute and no tools.',
      'The wood has a beautiful grain, and it smells wonderful.',
      'We bought two, and then two more for the office.',
      'It makes a cheap print look like a gallery piece.',
    ],
    pleased: [
      'A good frame, heavier than it looks.',
      'Nicely finished and easy to hang.',
      'It does what it should, and looks good doing it.',
      'The wood is a little lighter than in the photos, but lovely.',
    ],
    torn: [
      'A handsome frame, though the fixings for the wall could be sturdier.',
      'Good wood, but mine came with a small scratch.',
    ],
    unhappy: ['The back did not close properly, and I had to bend the clips.', 'It arrived with a chipped corner.'],
  },
  ink: {
    delighted: [
      'It covers in one pass, even on dark paper.',
      'The ink stays workable far longer than what I used before.',
      'It cleans up with water and a little patience.',
      'Rich, even colour, and it does not dry in the screen.',
      'Just right for the small books I bind at home.',
    ],
    pleased: [
      'Good ink with strong colours.',
      'It works well once you have thinned it slightly.',
      'It does its job and does not smell.',
    ],
    torn: ['The colour is good, but the lid was hard to open.', 'It needs two layers on coloured paper.'],
    unhappy: ['The pot had dried around the rim before I first opened it.'],
  },
  paper: {
    delighted: [
      'The paper takes fountain pen ink without bleeding.',
      'It lies flat on every page, which is rarer than it should be.',
      'Almost too pretty to write in.',
      'I give one of these to every new colleague.',
      'The patterns are printed right to the edge, and they line up.',
    ],
    pleased: [
      'A very nice piece of stationery.',
      'Good paper and a clean print.',
      'Pretty, practical, and the right size for my bag.',
    ],
    torn: ['I like the look, but the cover scuffs easily.', 'Lovely paper, a bit expensive for its size.'],
    unhappy: ['Two pages were stuck together and tore.'],
  },
};

/** What it is like to have it. */
export const uses: Readonly<Record<Kind, Stock>> = {
  print: {
    delighted: [
      'It hangs above our sofa and every visitor comments on it.',
      'In the oak frame it looks as if it had always been there.',
      'Our kitchen finally looks finished.',
      'I framed it myself with a wide mount, and it looks twice the price.',
      'It gets no direct sun, and the colours are as strong as on the first day.',
      'The children have given the shapes names.',
      'It brightens up a very dark corridor.',
      'Next to the window it changes all day long.',
      'The black frame suits it perfectly.',
      'It works surprisingly well beside old family photos.',
      'I put it where I can see it from my desk.',
      'Our bedroom feels calmer since it went up.',
    ],
    pleased: [
      'With the black frame it makes a strong pair with the print beside it.',
      'I hung it in the study, where it fits in well.',
      'It needs a fairly large wall to breathe.',
      'In daylight it is at its best.',
      'A mount helps: straight to the edge it looked a little lost.',
      'It suits our small dining room.',
    ],
    torn: [
      'In our living room it looks rather pale.',
      'I may move it somewhere with more light.',
      'With a better frame it might come into its own.',
    ],
    unhappy: ['It is now in the guest room.', 'I had planned a whole wall around it, so this is a pity.'],
  },
  frame: {
    delighted: [
      'It holds a 50 × 70 print without any bowing.',
      'The museum glass is worth every cent; there are no reflections at all.',
      'It has been up for months and hangs as straight as on the first day.',
      'The engraving made it a perfect wedding present.',
    ],
    pleased: [
      'The clear glass reflects a bit opposite a window.',
      'I would choose the mount again.',
      'It took me a while to find the right screws.',
    ],
    torn: ['For a heavy picture I would buy other hooks.', 'From a distance nobody sees it.'],
    unhappy: ['For this price it should be perfect.', 'I had to glue it myself.'],
  },
  ink: {
    delighted: [
      'I printed forty cards with one pot.',
      'The orange matches my favourite print from the shop.',
      'My pupils use it, too, and nothing has been ruined yet.',
    ],
    pleased: ['Stir it well before you start.', 'A little goes a long way.'],
    torn: ['For beginners it takes some getting used to.', 'I would have liked a larger pot.'],
    unhappy: ['Half of it was unusable.'],
  },
  paper: {
    delighted: [
      'My initials on the cover look very elegant.',
      'It survives a year in my rucksack.',
      'Wrapped as a present it made an impression.',
    ],
    pleased: ['I use it for lists and sketches.', 'The initials are small and tasteful.'],
    torn: ['I wish it had a pocket at the back.', 'The months could be easier to read from a distance.'],
    unhappy: ['It was meant as a present, so I was disappointed.'],
  },
};

/** How it came, and what follows. Said of anything. */
export const closings: Stock = {
  delighted: [
    'It arrived flat, dry and two days early.',
    'The packaging was so good that I kept it.',
    'I will be back for another one.',
    'Worth every cent.',
    'Shipping was quick, and the note in the parcel made me smile.',
    'I have already recommended the shop to two friends.',
    'Thank you for the care you put into this.',
    'I collected it from the print shop and got a small tour.',
    'I would buy it again without thinking twice.',
    'It came well before the birthday it was meant for.',
    'You can tell that people who love their work are behind this.',
    'Ordering took two minutes, and the delivery three days.',
  ],
  pleased: [
    'Delivery took a week, which was fine.',
    'The tube was hard to open, but everything inside was safe.',
    'All in all a good buy.',
    'I would order here again.',
    'One star off because the parcel stood outside in the rain.',
    'The questions I had by e-mail were answered within an hour.',
    'Good value, if not cheap.',
  ],
  torn: [
    'Delivery took almost two weeks.',
    'Customer service was friendly, I will say that.',
    'I kept it, but I hesitated.',
    'Perhaps I expected too much.',
  ],
  unhappy: [
    'I have written to the shop and am waiting for an answer.',
    'The replacement came quickly, at least.',
    'I am sending it back.',
    'I expected more for this price.',
  ],
};

export const titles: Stock = {
  delighted: [
    'Love it',
    'Better than expected',
    'A joy every morning',
    'Beautiful',
    'Just right',
    'Superb quality',
    'The perfect present',
    'A keeper',
    'Stunning up close',
    'Wonderful work',
    'My favourite',
    'So well made',
  ],
  pleased: ['Very nice', 'Good quality', 'Happy with it', 'A solid choice', 'Nearly perfect', 'Would buy again'],
  torn: ['It’s all right', 'Mixed feelings', 'Good, not great', 'Smaller than I thought'],
  unhappy: ['Disappointed', 'Damaged', 'Not for me', 'Colours differ'],
};

/** What the shop answers, by what was said. */
export const replies: Stock = {
  delighted: [
    'Thank you! We printed this one on a rainy Tuesday, and your words made up for it.',
    'What a kind thing to say. Send us a photo of the wall if you like.',
    'Thank you very much. The next edition is already drying.',
    'We passed this on to the printers, who are now unbearable. Thank you!',
  ],
  pleased: [
    'Thank you for the honest words. If you ever want a wider mount, just write to us.',
    'Thank you! We have asked the courier to ring the bell next time.',
    'Good to hear. A larger size is on our list for the autumn.',
  ],
  torn: [
    'Thank you for telling us. Write to us if there is something we can put right; there usually is.',
    'Thank you for the honest review. If it does not grow on you, send it back within 30 days.',
  ],
  unhappy: [
    'That is not how our work should reach you. A replacement is on its way, and you need not send anything back.',
    'We are sorry. Please write to us with your order number, and we will put it right at once.',
  ],
};

/** Reviews that wait for a moderator, with what holds them back. */
export const held: readonly { rating: number; title: string; body: string }[] = [
  {
    rating: 5,
    title: 'Great',
    body: 'Great print! More pictures of my flat at www.my-lovely-walls.example.com if you are curious.',
  },
  {
    rating: 1,
    title: 'Cheaper elsewhere',
    body: 'Why pay this much? The same posters cost half at discount-posters.shop, free delivery.',
  },
  {
    rating: 2,
    title: 'Damn annoying',
    body: 'The delivery was a shitty experience from start to finish. The print itself is fine.',
  },
  {
    rating: 4,
    title: 'Question',
    body: 'Lovely, but can you print it larger? Please write to me at frida.walls@example.com about it.',
  },
  {
    rating: 5,
    title: 'Our living room',
    body: 'We wrote about it on our blog: https://a-blog-about-walls.example.org/our-living-room. We love it!',
  },
  {
    rating: 5,
    title: 'Earn from home',
    body: 'Nice picture. Earn 300 a day from home, see http://earn-from-home.example.net for details.',
  },
  {
    rating: 3,
    title: 'Hm',
    body: 'I thought the frame was included. What bullshit is that, if it hangs framed on a wall in the photo?',
  },
  {
    rating: 5,
    title: 'Thank you',
    body: 'Thank you for the quick help on the phone. Here is the photo I promised: www.photos.example.com/4711.',
  },
  {
    rating: 1,
    title: 'Never again',
    body: 'It says three days, and it took nine. What a shitty courier. Never again.',
  },
  {
    rating: 5,
    title: 'Pen friends welcome',
    body: 'I collect prints of this kind and would love to swap. Write to otto.collects@example.com.',
  },
  {
    rating: 4,
    title: 'Frame tip',
    body: 'It fits the frames from frames-for-all.store as well, in case you want a thinner one.',
  },
  {
    rating: 2,
    title: 'Customs',
    body: 'Ordered to Norway and paid customs that nobody told me about. See https://www.toll.example.no for the rates.',
  },
];
