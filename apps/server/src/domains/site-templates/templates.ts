import { type SiteTemplate, siteTemplates, type TemplateContent } from '@stoa/demo/templates';
import { languageOf } from '@stoa/messages/languages';
import type { SiteSettings } from '../../site.ts';

export const findTemplate = (id: string | undefined): SiteTemplate | undefined =>
  siteTemplates.find((template) => template.id === id);

/** Whether it is a template of Stoa, which is drawn for each site. */
export const isDrawn = (id: string): boolean => findTemplate(id) !== undefined;

/** What a template says in a language, or in English where it does not speak it. */
export const contentIn = ({ content }: SiteTemplate, language: string): TemplateContent =>
  content[languageOf(language)];

/** What all pages of a template share, known before its pages are made; null where there is no such template. */
export function templateLook(
  id: string | undefined,
  language: string,
): Pick<SiteSettings, 'theme' | 'navigation' | 'footer'> | null {
  const template = findTemplate(id);
  if (!template) return null;
  const { menu, footer } = contentIn(template, language);
  return { theme: template.theme, navigation: menu, footer };
}
