import { type CheckoutLook, checkoutStyles } from '@stoa/blocks/checkout-look';
import { type Theme, themeStyles } from '@stoa/blocks/theme';
import { words, wordsLanguage } from '../../../app/words.ts';

const texts = words.checkoutSettings;

type LookPreviewProps = {
  look: CheckoutLook & {
    header?: {
      displayCheckoutLabel?: boolean | null;
      continueShopping?: { hidden?: boolean | null; displayType?: 'TEXT' | 'ICON' };
    };
  };
  /** Replaces the name of the site. */
  text: string;
  site: { name?: string; theme?: Theme };
};

/** A small checkout in the site's theme, with the rules that the page itself gets. */
export function LookPreview({ look, text, site: { name = '', theme = {} } }: LookPreviewProps) {
  const { sample } = texts.look;
  const { displayCheckoutLabel, continueShopping } = look.header ?? {};
  const back = continueShopping?.displayType === 'ICON' ? '‹' : texts.look.sample.back;
  const page = `<!doctype html><html lang="${wordsLanguage}"><title>${sample.title}</title>
    <style>${themeStyles(theme)}${PAGE}${checkoutStyles(look, theme)}</style>
    <header class="site-header"><div class="site-header-line"><span class="site-name">${asText(text || name)}</span>
    ${continueShopping?.hidden ? '' : `<span class="back-link">${back}</span>`}</div></header>
    <main class="checkout-page">${displayCheckoutLabel === false ? '' : `<h1>${sample.title}</h1>`}
    <div class="columns"><div class="checkout-fields"><label>${sample.email} <input value="ada@example.com" readonly></label>
    <p class="option"><input type="radio" checked aria-label="${sample.standard}"> ${sample.standard}</p>
    <p class="option other"><input type="radio" aria-label="${sample.express}"> ${sample.express}</p>
    <div class="checkout-pay"><button type="button" class="button">${sample.pay}</button></div></div>
    <aside class="checkout-summary"><strong>${sample.order}</strong><p>${sample.item}</p>
    <button type="button" class="button-quiet">${sample.apply}</button></aside></div></main>
    <footer class="site-footer">${sample.terms}</footer></html>`;
  return (
    <iframe
      title={texts.look.preview}
      sandbox=""
      srcDoc={page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it is higher than its frame and must scroll by keyboard
      tabIndex={0}
      style={{ width: '100%', height: 420, border: '1px solid var(--mantine-color-default-border)', borderRadius: 8 }}
    />
  );
}

/** A text for a page, with whatever HTML would read in it. */
const asText = (text: string): string => new Option(text).innerHTML;

/** The page in small. */
const PAGE = `
  :root { --line: color-mix(in srgb, var(--color-ink) 14%, var(--color-paper)); --surface: color-mix(in srgb, var(--color-ink) 5%, var(--color-paper));
    --control-line: color-mix(in srgb, var(--color-ink) 55%, var(--color-paper)); }
  * { box-sizing: border-box; }
  html { accent-color: var(--color-accent); }
  body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: 15px/1.5 var(--font-body); }
  .site-header-line { display: flex; align-items: center; justify-content: space-between; padding: 12px 20px; }
  .site-name { font: 700 1.5rem/1.3 var(--font-heading); }
  .checkout-page { padding: 8px 20px 20px; }
  h1 { margin: 0 0 12px; font: 500 1.75rem/1.1 var(--font-heading); }
  .columns { display: grid; gap: 20px; }
  @media (min-width: 30rem) { .columns { grid-template-columns: 1.4fr 1fr; } }
  label input { width: 100%; padding: 8px; border: 1px solid var(--control-line); border-radius: var(--radius); background: var(--color-field); color: inherit; font: inherit; }
  .option { margin: 12px 0 0; padding: 8px; border: 1px solid var(--control-line); border-radius: var(--radius); background: var(--surface); }
  .other { margin: 0; border-top: 0; background: none; }
  .checkout-pay { margin-top: 12px; }
  button { padding: 10px 16px; border: 1px solid var(--color-ink); border-radius: var(--radius); background: var(--color-ink); color: var(--color-paper); font: 600 1em var(--font-body); }
  .checkout-pay .button { width: 100%; }
  .button-quiet { border-color: var(--control-line); background: none; color: var(--color-ink); }
  .checkout-summary { padding: 14px; border-radius: var(--radius); background: var(--surface); }
  .site-footer { padding: 12px 20px; border-top: 1px solid var(--line); color: var(--color-muted); }
`;
