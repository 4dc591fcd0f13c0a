/** A checkout that somebody begins and leaves; some come back. All items have a single variant. */
export type DemoCheckout = {
  name: [first: string, last: string];
  daysAgo: number;
  items: { slug: string; quantity: number }[];
  /** Days until it was bought; null where it never was. */
  recoveredAfter: number | null;
};

const set = (slug: string, quantity = 1) => ({ slug: `${slug}-set-of-six`, quantity });
const stickers = (slug: string, quantity = 1) => ({ slug: `${slug}-stickers`, quantity });

export const demoCheckouts: readonly DemoCheckout[] = [
  { name: ['Nora', 'Lindqvist'], daysAgo: 26, items: [set('garden-notes', 2)], recoveredAfter: 1 },
  { name: ['Tomás', 'Ferreira'], daysAgo: 22, items: [stickers('listening-room', 3)], recoveredAfter: null },
  {
    name: ['Mina', 'Okafor'],
    daysAgo: 19,
    items: [set('tile-study-cards'), stickers('type-drawer')],
    recoveredAfter: 2,
  },
  { name: ['Jonas', 'Weber'], daysAgo: 15, items: [set('postcards-from-nowhere', 4)], recoveredAfter: null },
  { name: ['Aiko', 'Tanaka'], daysAgo: 11, items: [set('horizon-cards', 2), set('initials-cards')], recoveredAfter: 1 },
  { name: ['Elif', 'Yılmaz'], daysAgo: 9, items: [stickers('type-drawer', 2)], recoveredAfter: null },
  { name: ['Pauline', 'Moreau'], daysAgo: 5, items: [set('garden-notes'), set('horizon-cards')], recoveredAfter: null },
  { name: ['Sam', 'Whitaker'], daysAgo: 2, items: [set('initials-cards', 3)], recoveredAfter: null },
];
