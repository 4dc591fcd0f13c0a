import { type DemoPost, heading, list, paragraph, picture, quote, steps } from './demo-post.ts';

/** Posts about hanging prints and looking after them. */
export const keepingPosts: readonly DemoPost[] = [
  {
    title: 'How to hang a print so that it looks right',
    slug: 'how-to-hang-a-print',
    excerpt: 'One number, two nails and a strip of paper: the method that we use for every exhibition.',
    category: 'Living with prints',
    tags: ['Framing', 'Interiors'],
    author: 'Jonas Weber',
    daysAgo: 19,
    cover: { name: 'ampersand-2.webp', alt: 'The ampersand print in a white frame above a bed' },
    parts: [
      paragraph(
        'Most pictures hang too high. They were hung by somebody who was standing, for somebody who was standing, in a room where people sit.',
      ),
      heading('The number'),
      paragraph(
        'The middle of the picture belongs at 145 centimetres. Galleries use between 145 and 155; at home, lower is better. Above a sofa or a bed, forget the number and leave 20 centimetres between the furniture and the frame.',
      ),
      heading('The method'),
      steps(
        'Cut a strip of paper as long as the frame is high, and mark where its hook is.',
        'Tape it to the wall, with its middle at 145 centimetres. Walk away and come back.',
        'Knock the nail through the mark, and pull the paper off.',
        'Use two nails a hand’s width apart for anything wider than 50 centimetres. It will never hang crooked again.',
      ),
      picture(
        'poster-hanger-1.webp',
        'A print between two strips of oak, on a cord',
        'No frame at hand? A hanger of oak needs a single nail.',
      ),
      heading('Which size for which wall'),
      {
        kind: 'table',
        rows: [
          ['Where', 'Print', 'With a frame'],
          ['Above a desk', '30 × 40 cm', '32 × 42 cm'],
          ['Above a bed or a sofa', '50 × 70 cm', '53 × 73 cm'],
          ['In a hallway', '40 × 50 cm', '42 × 52 cm'],
        ],
      },
      paragraph('All of these sizes have a frame that fits in [Frames](/category/frames).'),
    ],
  },
  {
    title: 'Looking after works on paper',
    slug: 'looking-after-works-on-paper',
    excerpt: 'Light, damp and sticky tape are what paper fears. Here is how to keep a print for a lifetime.',
    category: 'Living with prints',
    tags: ['Framing', 'Paper'],
    author: 'Halftone',
    daysAgo: 53,
    cover: { name: 'gallery-frame-1.webp', alt: 'An empty oak frame' },
    parts: [
      paragraph(
        'Our prints are made with pigment inks on cotton paper without acid. Left alone in a drawer, they will outlive all of us. On a wall, three things work against them.',
      ),
      heading('Light'),
      paragraph(
        'Direct sun fades any ink within a few years. Hang a print where the sun does not reach it, or put it behind glass that holds back ultraviolet light. If a print hangs opposite a window, let two of them take turns.',
      ),
      heading('Damp'),
      paragraph(
        'Paper breathes. In a bathroom it swells and buckles, and behind glass without a mount it can stick. A mount of two millimetres keeps the sheet off the glass.',
      ),
      heading('Tape'),
      quote('Never use sticky tape. Not even at the back, not even for a week.'),
      paragraph(
        'The glue moves into the paper and leaves brown marks that nobody can remove. Use corners of paper, or hinges of thin Japanese paper and wheat paste. Our [bookbinder’s glue](/product-page/bookbinders-glue) can be taken off with water years later.',
      ),
      list(
        'Hold a sheet with both hands, by opposite corners.',
        'Roll it with the print outwards, around a tube of at least eight centimetres.',
        'Dust the glass, not the print. A print without glass is dusted with a soft brush.',
      ),
    ],
  },
  {
    title: 'Framing without a framer',
    slug: 'framing-without-a-framer',
    excerpt: 'What you need, what you don’t, and the one step that everybody forgets.',
    category: 'Living with prints',
    tags: ['Framing'],
    author: 'Jonas Weber',
    daysAgo: 96,
    cover: { name: 'gallery-frame-2.webp', alt: 'A black frame leaning against a wall' },
    parts: [
      paragraph(
        'A framer is worth the money for anything old, large or odd. For a new print in a standard size, you need a clean table and half an hour.',
      ),
      steps(
        'Wash your hands, and lay out a towel. Take the back off the frame.',
        'Clean both sides of the glass with a cloth that leaves no lint. Look at it against a lamp.',
        'Lay the print on the back, and fix it at the top with two hinges of paper. Only at the top: it has to be able to move.',
        'Lower the frame with the glass onto the print, then turn everything over.',
        'Close the clips, and hang it for an hour before you put the tools away. This is the step that everybody forgets: you will find a hair.',
      ),
      { kind: 'divider' },
      paragraph(
        'Should the colour of the frame match the print? We’d rather match it to the room. Oak goes with nearly everything; black makes colours louder; white makes them quieter.',
      ),
      { kind: 'button', text: 'See our frames', href: '/product-page/gallery-frame' },
    ],
  },
];
