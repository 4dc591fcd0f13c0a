/** The owner's texts for search engines and shared links, from the tags of `seoData`. */
import type { V3Product } from './api.ts';

export type SeoTexts = {
  title?: string;
  description?: string;
  sharedTitle?: string;
  sharedDescription?: string;
  /** Absolute address of a picture. */
  image?: string;
  /** Whether the page is hidden from search engines. */
  isHidden: boolean;
};

type SeoData = V3Product['seoData'];
type Tag = NonNullable<NonNullable<SeoData>['tags']>[number];

export function seoTexts(seoData: SeoData): SeoTexts {
  const tags = (seoData?.tags ?? []).filter(({ disabled }) => disabled !== true);
  const content = (name: string) => text(tags.find(({ props }) => nameOf(props) === name)?.props?.content);
  return {
    title: text(tags.find(({ type }) => type === 'title')?.children),
    description: content('description'),
    sharedTitle: content('og:title'),
    sharedDescription: content('og:description'),
    image: content('og:image'),
    isHidden: content('robots')?.toLowerCase().includes('noindex') ?? false,
  };
}

const nameOf = (props: Tag['props']): unknown => props?.name ?? props?.property;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
