export { assignmentsFollowTags } from './tag-assignments.ts';
