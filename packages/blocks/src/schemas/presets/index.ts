/** Ready-made sections, in the groups in which the editor offers them. */
import { goods } from './goods.ts';
import { lists } from './lists.ts';
import { calls, openings } from './openings.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import type { ReadyMadeGroup } from './ready-made.ts';
import { words } from './words.ts';

export type { ReadyMade } from './ready-made.ts';

export const readyMade: readonly ReadyMadeGroup[] = [
  { label: 'Openings', sections: openings },
  { label: 'Offers and notices', sections: calls },
  { label: 'Products', sections: goods },
  { label: 'Promises, steps and questions', sections: lists },
  { label: 'People and voices', sections: people },
  { label: 'Prices, hours and places', sections: places },
  { label: 'Text and pictures', sections: words },
];
