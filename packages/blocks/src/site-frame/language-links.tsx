import { useMessages } from '@stoa/messages/react';

/** A language of the site, with the address of the page in it. */
export type LanguageLink = { language: string; href: string };

/** Leads to the same page in the other languages of the site; nothing where there are none. */
export function LanguageLinks({ links, current }: { links: readonly LanguageLink[]; current: string }) {
  const messages = useMessages('site');
  if (links.length === 0) return null;
  return (
    <nav className="language-links" aria-label={messages.languages}>
      <ul>
        {links.map(({ language, href }) => (
          <li key={language}>
            <a href={href} lang={language} hrefLang={language} aria-current={language === current ? 'true' : undefined}>
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of a language in itself, as its readers look for it. */
function nameOf(language: string): string {
  const [primary = language] = language.split('-');
  const name = new Intl.DisplayNames([primary, 'en'], { type: 'language' }).of(primary) ?? language;
  return name.charAt(0).toLocaleUpperCase(primary) + name.slice(1);
}
