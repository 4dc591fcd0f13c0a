/** Schemas of pages of the shop and of their parts, which show what the page is about. */
import type { BlockSchema, DataPaths, Subject } from '@stoa/page-model';
import { siteData } from '../schemas/data.ts';

type Named = Pick<BlockSchema, 'type' | 'label'>;
type Part = Named & Partial<Pick<BlockSchema, 'isRequired' | 'named' | 'props' | 'styles' | 'slots'>>;

/** The root of a page, which holds sections. `data`: of what it is about; the path of its name is `title`. */
export const shopPage = (
  about: Subject,
  { data, ...root }: Named & Pick<BlockSchema, 'title'> & { data?: DataPaths },
): BlockSchema => ({
  ...root,
  group: 'page',
  about,
  data: { ...data, ...siteData },
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
