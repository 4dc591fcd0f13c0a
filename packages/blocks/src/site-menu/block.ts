import type { BlockSchema } from '@stoa/page-model';

/** The root of what stands above every page: a logo in place of the site's name, and the menu. */
export const siteMenu: BlockSchema = {
  type: 'siteMenu',
  label: 'Menu',
  group: 'page',
  props: { logo: { kind: 'picture', label: 'Logo' } },
  slots: { content: { label: 'Entries', accepts: ['menuEntry'], most: 12 } },
};

export const menuEntry: BlockSchema = {
  type: 'menuEntry',
  label: 'Entry',
  group: 'link',
  named: 'link',
  props: { link: { kind: 'link', label: 'Link' } },
  slots: { items: { label: 'Submenu', accepts: ['menuLink'], most: 30 } },
};

export const menuLink: BlockSchema = {
  type: 'menuLink',
  label: 'Link',
  group: 'link',
  named: 'link',
  props: { link: { kind: 'link', label: 'Link' } },
  slots: {},
};
