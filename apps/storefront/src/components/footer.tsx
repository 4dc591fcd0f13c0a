import {
  CurrencyForm,
  LanguageLinks,
  Policies,
  type PolicyLink,
  policyLinks,
  SiteFooter,
} from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { ownPath } from '../lib/own-path.ts';
import { languageLinks } from '../lib/page-url.ts';
import type { Site } from '../lib/site.ts';
import type { StorefrontRequest } from '../lib/storefront-request.ts';

type FooterProps = { site: Site; request: Pick<StorefrontRequest, 'url' | 'displayCurrency'> };

export function Footer({ site, request: { url, displayCurrency } }: FooterProps) {
  const { name, footer, address, email, phone, giftCard, currencies, currency, language } = site;
  const policies = policyLinks(site.policies, useMessages('site'));
  return (
    <SiteFooter
      {...{ name, address, email, phone, giftCard, policies }}
      text={footer.text}
      links={footer.links}
      hasMenu={site.navigation.length > 0}
      hasConsent={site.consent !== null}
      choices={
        <>
          <LanguageLinks links={languageLinks(ownPath(url), site)} current={language} />
          <CurrencyForm
            currencies={currencies}
            chosen={displayCurrency?.code ?? currency}
            language={language}
            from={ownPath(url)}
          />
        </>
      }
    />
  );
}

/** Below the checkout; opens in another tab, so that nothing typed is lost. */
export const CheckoutFooter = ({ policies }: { policies: readonly PolicyLink[] }) => (
  <footer className="site-footer">
    <Policies policies={policies} target="_blank" />
  </footer>
);
