/** Hydrates islands, each when the visitor first touches it. Loads nothing before. */
import './styles/index.css';
import type { Messages } from '@stoa/messages';
import type { ComponentType } from 'react';

const islands = import.meta.glob<{ default: ComponentType }>('./features/*/*.island.tsx');
const TOUCHES = ['pointerover', 'focusin', 'touchstart', 'change'];

/** Loads an island with its texts, and React along with the first island. */
async function bringToLife(host: Element): Promise<void> {
  const load = islands[`./features/${host.getAttribute('name')}.island.tsx`];
  if (!load) return;
  const [{ hydrate }, messages, island] = await Promise.all([import('./hydrate.ts'), messagesOf(host), load()]);
  await hydrate(host, island.default, messages);
}

async function messagesOf(host: Element): Promise<Partial<Messages>> {
  const subjects = host.getAttribute('messages')?.split(' ');
  if (!subjects) return {};
  const { loadTexts } = await import('./island-texts.ts');
  return loadTexts(document.documentElement.lang, subjects);
}

/** Whether the visitor was quicker than this script, or returned to a form that the browser has filled in again. */
function isTouched(element: Element): boolean {
  const inputs = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const options = [...element.querySelectorAll('option')];
  return (
    element.matches(':hover, :focus-within') ||
    inputs.some((input) => isChanged(input)) ||
    options.some((option) => option.selected !== option.defaultSelected)
  );
}

// a sheet that opens for typing takes the focus
document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'open') (target as Element).querySelector<HTMLElement>('input[type=search]')?.focus();
  },
  true,
);

// filters are chosen one after the other: their sheet opens again on the page that shows the last choice
const filters = document.getElementById('filters');
const CHOSEN = 'filters chosen in a sheet';
for (const choice of ['click', 'submit']) {
  filters?.addEventListener(choice, ({ type, target }) => {
    const isChosen = type === 'submit' || (target as Element).closest('a');
    if (isChosen && filters.matches(':popover-open')) sessionStorage.setItem(CHOSEN, String(filters.scrollTop));
  });
}
const scrolled = sessionStorage.getItem(CHOSEN);
sessionStorage.removeItem(CHOSEN);
if (filters && scrolled !== null) {
  filters.showPopover();
  filters.scrollTop = Number(scrolled);
}

const isChanged = (input: HTMLInputElement | HTMLTextAreaElement): boolean =>
  input.value !== input.defaultValue || ('checked' in input && input.checked !== input.defaultChecked);

for (const host of document.querySelectorAll('stoa-island')) {
  let isWoken = false;
  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    // an island that cannot be hydrated stays as it is without scripts
    void bringToLife(host)
      .catch(() => {})
      .then(() => host.dispatchEvent(new Event('awake')));
  };
  const touched = host.getAttribute('wake-on') === 'form' ? host.closest('form') : host;
  for (const touch of TOUCHES) touched?.addEventListener(touch, wake, { once: true, passive: true });
  host.addEventListener('wake', wake);
  const wakeIfTouched = () => {
    if (touched && isTouched(touched)) wake();
  };
  wakeIfTouched();
  if (host.hasAttribute('aria-busy')) wake();
  // by then the browser has restored form values
  window.addEventListener('pageshow', wakeIfTouched);
}

// what was paid for may no longer be paid: the browser must not show the form again as it was
document.querySelector('form.checkout')?.addEventListener('submit', () => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
});

document.querySelector('[data-print]')?.addEventListener('click', () => print());

// what single sections of pages need, where they are
if (document.querySelector('[data-play]')) void import('./features/pages/play-in-place.ts');
if (document.querySelector('[data-until]')) void import('./features/pages/count-down.ts');
