export { changeTagIds, readTagChange, readTagIds, type TagIds, viewTagIds } from './tag-ids.ts';
export { tagSource } from './tag-texts.ts';
export { untag } from './tagged-resource.store.ts';
export { taggedResource } from './tagged-resource.ts';
export { findTags, type Tag } from './tags.store.ts';
export { getOrCreateTags } from './tags.ts';
