import { GALLERY_WALL, PRINT_STUDIO } from '../picture-names.ts';
import { type DemoPost, heading, list, paragraph, picture, quote, steps } from './demo-post.ts';

/** Posts about how prints are made, and by whom. */
export const makingPosts: readonly DemoPost[] = [
  {
    title: 'Why two colours are enough',
    slug: 'why-two-colours-are-enough',
    excerpt: 'Screen printing charges by the colour. That turns out to be the best teacher a designer can have.',
    category: 'Printmaking',
    tags: ['Screen printing', 'Colour'],
    author: 'Marta Lind',
    daysAgo: 9,
    cover: { name: 'twin-suns-1.webp', alt: 'The print Twin Suns: two overlapping discs' },
    isPinned: true,
    parts: [
      paragraph(
        'Every colour in a screen print is a screen of its own: coated, exposed, washed out, lined up and printed by hand. Add a colour and you add half a day. So the first question in our workshop is never what to add. It is what the sheet can do without.',
      ),
      heading('The paper is a colour, too'),
      paragraph(
        'Our stock is a warm white, and we treat it as the lightest ink we have. A shape that is left open is brighter than anything we could print. In [Twin Suns](/product-page/twin-suns), the lighter disc is not printed at all: it is the sheet itself, held in place by everything around it.',
      ),
      picture(
        'twin-suns-2.webp',
        'Twin Suns in a frame above a sofa',
        'Twin Suns at home: the bright disc is bare paper.',
      ),
      heading('Overprinting gives you a third'),
      paragraph(
        'Transparent ink lets the lower layer through. Where red crosses blue, you get a deep plum that never came out of a tin. It shifts a little with every pull of the squeegee, which is why no two sheets of an edition are quite the same.',
      ),
      quote('If a design needs a fifth colour, it usually needs a better first one.'),
      heading('How we test it'),
      steps(
        'Print each colour alone, in black, on newsprint.',
        'Hold the sheets against the window, one on top of the other.',
        'Take one away. If nobody misses it, it stays away.',
      ),
      paragraph(
        'Half of the sketches for our geometric series lost a colour that way. You can see what is left in [Geometric](/category/geometric).',
      ),
    ],
  },
  {
    title: 'A day at the print table',
    slug: 'a-day-at-the-print-table',
    excerpt: 'From the first coffee to the last rack of drying sheets: what happens on a printing day in our workshop.',
    category: 'Behind the scenes',
    tags: ['Screen printing', 'Workshop'],
    author: 'Jonas Weber',
    daysAgo: 31,
    cover: { name: PRINT_STUDIO, alt: 'The print studio with a table, screens and sheets drying on a line' },
    parts: [
      paragraph(
        'People who collect an order from the workshop often ask whether they may look behind the door. They may. For everyone else, here is what an ordinary Tuesday looks like.',
      ),
      heading('8:30: mixing'),
      paragraph(
        'Ink is mixed by weight and checked by eye. We pull a strip on the actual paper, let it dry, and compare it with the strip from the last edition. Wet ink lies: it is always a shade darker than it will be.',
      ),
      heading('10:00: lining up'),
      paragraph(
        'The screen comes down onto the sheet at exactly the same place, two hundred times. Three small stops of card, glued to the table, hold each sheet. They look like nothing, and they are the most important tool we own.',
      ),
      heading('11:00: printing'),
      paragraph(
        'One of us pulls, the other takes the sheet off and racks it. After forty sheets, we change places, because the arm that pulls gets tired before its owner notices.',
      ),
      picture(
        'screen-ink-2.webp',
        'A tin of screen ink with its lid off',
        'Water-based ink, which washes out with a sponge and smells of next to nothing.',
      ),
      heading('16:00: counting'),
      paragraph(
        'Of two hundred sheets, about one hundred and eighty are good. The rest become test strips, wrapping, or notebook covers. Nothing with a visible flaw is signed.',
      ),
      list(
        'Sheets printed on a normal day: 200 to 260',
        'Drying time between two colours: three hours, five when it rains',
        'Cups of coffee: we stopped counting',
      ),
    ],
  },
  {
    title: 'Drawing letters that have nothing to say',
    slug: 'drawing-letters',
    excerpt: 'An ampersand, a capital G, the leg of a Q. How the sheets of our typography series began.',
    category: 'Behind the scenes',
    tags: ['Typography', 'Workshop'],
    author: 'Marta Lind',
    daysAgo: 74,
    cover: { name: 'ampersand-1.webp', alt: 'The print Ampersand: one large sign on a plain ground' },
    parts: [
      paragraph(
        'A letter in a word has a job. It has to be the right width, sit next to its neighbours and get out of the way. A letter on a wall has no such duties. It can put on weight.',
      ),
      heading('Starting with the difficult ones'),
      paragraph(
        'We began with the ampersand, since no two typefaces agree on what it should look like. It is an E and a t, drawn so often and so fast that people forgot. Enlarged to seventy centimetres, you can see the two again.',
      ),
      picture('capital-g-1.webp', 'The print Capital G', 'A G is a C that changed its mind at the last moment.'),
      paragraph(
        'The Q was the hardest. Its tail may cross the bowl, touch it, or hang below it like a cat from a windowsill. We drew forty and printed one. You will find it as [Anatomy of Q](/product-page/anatomy-of-q).',
      ),
      heading('Why they are cut, not drawn'),
      paragraph(
        'All of them were cut from paper with a knife before they came near a computer. A knife does not like hesitation, and you can see that in the curves.',
      ),
      quote('A good letter looks as if it had always been there, and somebody had only swept the floor around it.'),
    ],
  },
  {
    title: 'Five prints for a wall that gets no sun',
    slug: 'five-prints-for-a-dark-wall',
    excerpt: 'A hallway, a north-facing bedroom, the corner behind the shelf: prints that bring their own light.',
    category: 'Living with prints',
    tags: ['Interiors', 'Colour'],
    author: 'Halftone',
    daysAgo: 118,
    cover: { name: GALLERY_WALL, alt: 'A wall with several framed prints above a sideboard' },
    parts: [
      paragraph(
        'Dark corners are usually given a mirror and left alone. We think that they deserve better. A print with a light ground and one warm colour does more for a hallway than a second lamp.',
      ),
      heading('What works'),
      list(
        'A pale ground: at least half of the sheet should be paper or a light tint.',
        'One warm colour. Ochre, brick and coral hold up under electric light; blues turn grey.',
        'Large shapes. In a narrow hall, you pass a print at arm’s length and see it from the side.',
      ),
      heading('Our five'),
      {
        kind: 'pictures',
        items: [
          { name: 'amber-dunes-1.webp', alt: 'The print Amber Dunes' },
          { name: 'blood-oranges-1.webp', alt: 'The print Blood Oranges' },
          { name: 'copper-desert-1.webp', alt: 'The print Copper Desert' },
          { name: 'counterweight-1.webp', alt: 'The print Counterweight' },
          { name: 'barn-quilt-1.webp', alt: 'The print Barn Quilt' },
        ],
      },
      paragraph(
        'Hang them a hand’s width lower than you would in a bright room: the eye looks for things at the height of the light, and in a dark room that is the height of the lamp.',
      ),
      { kind: 'button', text: 'See all landscapes', href: '/category/landscapes' },
    ],
  },
];
