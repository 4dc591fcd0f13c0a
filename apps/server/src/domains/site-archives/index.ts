export { copySite } from './copy-site.ts';
