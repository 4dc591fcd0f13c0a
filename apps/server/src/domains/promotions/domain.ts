import type { Domain } from '../../domain.ts';
import { jobKinds, served } from './operations.ts';
import { importPicture, promotionsFollowCategories, promotionTags } from './promotions.ts';

export const promotions: Domain = {
  name: 'promotions',
  says: 'Banners among the products of categories',
  owns: ['promotions'],
  reads: { media_files: 'promotions are shown with the size of their pictures' },
  serves: served,
  consumes: [promotionTags.followTags, promotionsFollowCategories],
  tasks: [importPicture],
  jobKinds,
  keepsMedia: [{ kind: 'PROMOTION', table: 'promotions', name: "doc ->> 'name'" }],
};
