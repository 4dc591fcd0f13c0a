/** What a site has when it is made: enough to open, and nothing that its owner has to take back. */
import { messagesIn } from '@stoa/messages';
import { type Block, newId } from '@stoa/page-model';
import type { SiteSettings } from '../../site.ts';
import { templateLook } from '../site-templates/index.ts';

const SANS = "'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Countries that weigh in pounds. */
const POUNDS = new Set(['US', 'LR', 'MM']);

const theme = {
  'color-ink': '#1d2327',
  'color-paper': '#fdfcfa',
  'color-accent': '#1f6157',
  'color-muted': '#5a6268',
  'font-heading': SANS,
  'font-body': SANS,
  'heading-weight': '600',
  radius: '10px',
};

type Wish = { language: string; country?: string; template?: string; copyOf?: string };

/** Invoices need no account with a payment provider. */
export function starterSettings({ language, country, template, copyOf }: Wish): SiteSettings {
  const { shop } = messagesIn(language).starter;
  return {
    paymentMethods: ['offline'],
    weightUnit: country && POUNDS.has(country) ? 'LB' : 'KG',
    ...(country && { country }),
    theme,
    navigation: [{ label: shop, href: '/shop' }],
    firstOrderNumber: 10_001,
    ...templateLook(template, language),
    ...((template || copyOf) && { isBeingFurnished: true }),
  };
}

/** A home page: a welcome, and the newest products as soon as there are any. */
export function starterPage({ name, language }: { name: string; language: string }): Block {
  const { welcome, browse, newest } = messagesIn(language).starter;
  const shop = { label: browse, href: '/shop' };
  const content: Block[] = [
    {
      id: newId(),
      type: 'hero',
      props: { heading: name, text: welcome, action: shop },
      styles: { align: { all: 'center' } },
    },
    { id: newId(), type: 'productGrid', props: { heading: newest, sort: 'newest', limit: 8, action: shop } },
  ];
  return { id: 'page', type: 'page', props: { title: name, address: '' }, slots: { content } };
}
