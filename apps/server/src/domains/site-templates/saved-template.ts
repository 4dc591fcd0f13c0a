import type { Context } from '../../context.ts';
import { notPermitted, type Refusal } from '../../platform/refusal.ts';
import type { SavedTemplate } from './saved-templates.store.ts';

export const WHY = 'templates belong to people, and to no site';

/** A template as its owner sees it, or somebody who may choose it. */
export const viewTemplate = ({ caller }: Pick<Context, 'caller'>, template: SavedTemplate) => {
  const { ownerId, archive: _, ...shown } = template;
  return { ...shown, isOwn: caller.kind === 'staff' && caller.id === ownerId };
};

/** The person whose templates a call is about. */
export const personOf = ({ caller }: Pick<Context, 'caller'>): string | Refusal =>
  caller.kind === 'staff' ? caller.id : notPermitted('only people have templates');
