/** What search engines show of something, as the tags of its `seoData` have it. */
import { isRecord } from '../../platform/is-record.ts';
import { lineSource, linesSource } from './sources.ts';
import type { SourceText, Texts } from './texts.ts';

type Tag = { type?: unknown; children?: unknown; props?: unknown };

const tagsOf = (seo: unknown): Tag[] => (isRecord(seo) && Array.isArray(seo.tags) ? seo.tags.filter(isRecord) : []);
const isDescription = ({ type, props }: Tag): boolean =>
  type === 'meta' && isRecord(props) && props.name === 'description' && typeof props.content === 'string';
const isTitle = ({ type, children }: Tag): boolean => type === 'title' && typeof children === 'string';

export function seoSources(seo: unknown): SourceText[] {
  const tags = tagsOf(seo);
  const { children: title } = (tags.find(isTitle) ?? {}) as { children?: string };
  const { content } = (tags.find(isDescription)?.props ?? {}) as { content?: string };
  return [
    ...lineSource('seo.title', 'Title in search results', title),
    ...linesSource('seo.description', 'Description in search results', content),
  ];
}

export function translatedSeo<S extends object | null>(seo: S, texts: Texts): S {
  const tags = tagsOf(seo);
  if (tags.length === 0) return seo;
  return {
    ...seo,
    tags: tags.map((tag) => {
      if (isTitle(tag)) return { ...tag, children: texts.of('seo.title', String(tag.children)) };
      if (!isDescription(tag)) return tag;
      const props = tag.props as { content: string };
      return { ...tag, props: { ...props, content: texts.of('seo.description', props.content) } };
    }),
  };
}
