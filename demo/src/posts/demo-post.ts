/** A part of a post. Texts may have links in the form `[words](/address)`. */
export type DemoPart =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'picture'; name: string; alt: string; caption: string }
  | { kind: 'pictures'; items: readonly { name: string; alt: string }[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'divider' };

/** `cover` and the pictures of parts are names for `drawPicture`. */
export type DemoPost = {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  author: string;
  daysAgo: number;
  cover: { name: string; alt: string };
  isPinned?: true;
  parts: readonly DemoPart[];
};

export const paragraph = (text: string): DemoPart => ({ kind: 'paragraph', text });
export const heading = (text: string): DemoPart => ({ kind: 'heading', text });
export const quote = (text: string): DemoPart => ({ kind: 'quote', text });
export const list = (...items: string[]): DemoPart => ({ kind: 'list', items });
export const steps = (...items: string[]): DemoPart => ({ kind: 'steps', items });
export const picture = (name: string, alt: string, caption: string): DemoPart => ({
  ...{ kind: 'picture', name, alt, caption },
});
