import { tags } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkGetOrCreateTags, createTag, deleteTag, getTag, queryTags, updateTag } from './tags.ts';

export const served = serve(tags, { createTag, getTag, updateTag, deleteTag, queryTags, bulkGetOrCreateTags });
