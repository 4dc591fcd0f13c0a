/** Schemas of pages of the shop and of their parts, which show what the page is about. */
import type { BlockSchema, Subject } from '@stoa/page-model';

type Named = Pick<BlockSchema, 'type' | 'label'>;
type Part = Named & Partial<Pick<BlockSchema, 'isRequired' | 'named' | 'props' | 'styles' | 'slots'>>;

/** The root of a page, which holds sections. */
export const shopPage = (about: Subject, named: Named): BlockSchema => ({
  ...named,
  group: 'page',
  about,
  props: {},
  slots: { content: { label: 'Sections', accepts: ['section'], most: 200 } },
});

const partIn =
  (group: 'section' | 'item') =>
  (needs: readonly Subject[], part: Part): BlockSchema => ({
    props: {},
    slots: {},
    ...part,
    group,
    needs,
    isSingle: true,
  });

/** A part among the sections of a page. */
export const sectionOf = partIn('section');
/** A part within another one. */
export const itemOf = partIn('item');
