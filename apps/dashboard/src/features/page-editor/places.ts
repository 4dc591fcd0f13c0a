/** Where blocks are and may be. */
import {
  canHaveMore,
  childrenOf,
  type Id,
  isAccepted,
  type Place,
  parentsOf,
  placeOf,
  schemaOf,
} from '@stoa/page-model';
import type { Editor } from './store/editor.ts';

type Page = Pick<Editor, 'draft' | 'nodeOf' | 'schemas'>;

export const siblingsOf = ({ draft, nodeOf }: Page, id: Id): readonly Id[] => {
  const place = nodeOf(id)?.place;
  return place ? childrenOf(draft, place.parent, place.slot) : [id];
};

/** All blocks in a block, in the order of its slots. */
export const childIds = ({ nodeOf }: Page, id: Id): Id[] => Object.values(nodeOf(id)?.slots ?? {}).flat();

/** The block `by` places after it among its siblings, or before it. */
export function siblingOf(page: Page, id: Id, by: number): Id | undefined {
  const siblings = siblingsOf(page, id);
  return siblings[siblings.indexOf(id) + by];
}

/** The places of a block's type in the slots of another block that accept it: only slots with room. */
function slotsFor({ draft, nodeOf, schemas }: Page, parent: Id, type: string): string[] {
  const slots = schemaOf(schemas, nodeOf(parent)?.block.type ?? '')?.slots ?? {};
  return Object.entries(slots)
    .filter(([, slot]) => isAccepted(slot.accepts, type, schemas))
    .filter(([name, slot]) => childrenOf(draft, parent, name).length < slot.most)
    .map(([name]) => name);
}

/** The place for a new block: within the selected one, or after it, or after what that is in. */
export function placeFor(page: Page, selected: Id, type: string): Place | null {
  const { draft, schemas } = page;
  if (!canHaveMore(draft, type, schemas)) return null;
  for (const id of [selected, ...parentsOf(draft, selected)]) {
    const [within] = slotsFor(page, id, type);
    if (within) return { parent: id, slot: within, after: childrenOf(draft, id, within).at(-1) ?? null };
    const place = placeOf(draft, id);
    if (place && slotsFor(page, place.parent, type).includes(place.slot)) return { ...place, after: id };
  }
  return null;
}

/** The place one step up or down among its siblings; null at the end. */
export function stepped(page: Page, id: Id, by: 1 | -1): Place | null {
  const place = placeOf(page.draft, id);
  const siblings = siblingsOf(page, id);
  const index = siblings.indexOf(id) + by;
  if (!place || index < 0 || index >= siblings.length) return null;
  const others = siblings.filter((sibling) => sibling !== id);
  return { ...place, after: others[index - 1] ?? null };
}

type Container = Pick<Place, 'parent' | 'slot'>;

/** The slots that a block may be moved into, its own among them, in the order of the page. */
function containersFor(page: Page, id: Id): Container[] {
  const { draft, nodeOf, schemas } = page;
  const own = nodeOf(id);
  if (!own?.place) return [];
  const { place, block } = own;
  const containers: Container[] = [];
  const visit = (parent: Id) => {
    const node = nodeOf(parent);
    if (parent === id || !node) return;
    for (const [slot, { accepts, most }] of Object.entries(schemaOf(schemas, node.block.type)?.slots ?? {})) {
      const children = childrenOf(draft, parent, slot);
      const isOwn = place.parent === parent && place.slot === slot;
      if (isAccepted(accepts, block.type, schemas) && (isOwn || children.length < most))
        containers.push({ parent, slot });
      children.forEach(visit);
    }
  };
  visit(draft.root);
  return containers;
}

/** All places that a block may be moved to, its own among them. */
export const placesFor = (page: Page, id: Id): Place[] =>
  containersFor(page, id).flatMap((container) =>
    [null, ...childrenOf(page.draft, container.parent, container.slot)].map((after) => ({ ...container, after })),
  );

/** The nearest place in another slot: the last one in a slot before the block's own, the first one in a slot after it. */
export function nextContainer(page: Page, id: Id, by: 1 | -1): Place | null {
  const containers = containersFor(page, id);
  const place = page.nodeOf(id)?.place;
  const index = containers.findIndex(({ parent, slot }) => parent === place?.parent && slot === place.slot);
  const next = index < 0 ? undefined : containers[index + by];
  if (!next) return null;
  return { ...next, after: by < 0 ? (childrenOf(page.draft, next.parent, next.slot).at(-1) ?? null) : null };
}

/** Whether a block is at a place already. */
export function isAt({ draft }: Page, id: Id, to: Place): boolean {
  const from = placeOf(draft, id);
  return from?.parent === to.parent && from.slot === to.slot && (to.after === id || to.after === from.after);
}
