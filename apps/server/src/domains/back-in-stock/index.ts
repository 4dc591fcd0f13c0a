export { notifyBackInStock } from './notify.ts';
export { startCollectingRequests } from './settings.ts';
