export { findPublishedPage, insertPublishedPage, type PageDocument } from './pages.store.ts';
