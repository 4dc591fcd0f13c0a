/** What stands above and below every page of a site. */
export { CartLink } from './cart-link.tsx';
export { CurrencyForm } from './currency-form.tsx';
export { type FrameLink, type MenuItem, type PolicyLink, policyLinks } from './frame-links.ts';
export { Icon, LENS } from './icon.tsx';
export { type LanguageLink, LanguageLinks } from './language-links.tsx';
export { LONGEST_SEARCH, SearchButton, SearchForm } from './search-form.tsx';
export { Policies, SiteFooter } from './site-footer.tsx';
export { SiteHeader } from './site-header.tsx';
export { SiteLogo } from './site-logo.tsx';
