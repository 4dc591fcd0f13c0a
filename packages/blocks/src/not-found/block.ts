/** What visitors see at addresses without a page. */
import type { BlockSchema, Subject } from '@stoa/page-model';
import { action, heading, text } from '../schemas/properties.ts';
import { itemOf, sectionOf, shopPage } from '../shop-pages/parts.ts';

const ofNothing: readonly Subject[] = ['nothing'];

export const notFoundPage: BlockSchema = shopPage('nothing', { type: 'notFoundPage', label: '404 page' });

export const notFound = sectionOf(ofNothing, {
  type: 'notFound',
  label: 'Message',
  isRequired: true,
  named: 'heading',
  props: { heading, text },
  slots: { content: { label: 'Below the message', accepts: ['searchBox', 'shopLinks', 'element'], most: 40 } },
});

export const searchBox = itemOf(ofNothing, { type: 'searchBox', label: 'Search box' });

export const shopLinks = itemOf(ofNothing, {
  type: 'shopLinks',
  label: 'Links to other pages',
  props: { action, secondaryAction: { ...action, label: 'Second link' } },
});

export const newProducts = sectionOf(ofNothing, {
  type: 'newProducts',
  label: 'New products',
  named: 'heading',
  props: { heading },
});
