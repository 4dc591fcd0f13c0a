/** Hydrates islands, each when the visitor first touches it. Loads nothing before. */
import './styles/index.css';
import type { Messages, Subject } from '@stoa/messages';
import type { ComponentType } from 'react';

const islands = import.meta.glob<{ default: ComponentType }>('./features/*/*.island.tsx');
const TOUCHES = ['pointerover', 'focusin', 'touchstart'];

/** Loads an island with its texts, and React along with the first island. */
async function bringToLife(host: Element): Promise<void> {
  const load = islands[`./features/${host.getAttribute('name')}.island.tsx`];
  if (!load) return;
  const [{ hydrate }, messages, island] = await Promise.all([import('./hydrate.ts'), messagesOf(host), load()]);
  hydrate(host, island.default, messages);
}

async function messagesOf(host: Element): Promise<Partial<Messages>> {
  const subjects = host.getAttribute('messages')?.split(' ') as Subject[] | undefined;
  if (!subjects) return {};
  const { loadMessages } = await import('@stoa/messages/load');
  return loadMessages(document.documentElement.lang, subjects);
}

/** Whether the visitor was quicker than this script, or returned to a form that the browser has filled in again. */
function isTouched(element: Element): boolean {
  const inputs = [...element.querySelectorAll('input')];
  const options = [...element.querySelectorAll('option')];
  return (
    element.matches(':hover, :focus-within') ||
    inputs.some((input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue) ||
    options.some((option) => option.selected !== option.defaultSelected)
  );
}

for (const host of document.querySelectorAll('stoa-island')) {
  let isAwake = false;
  let pressed: HTMLElement | null = null;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    // React hydrates an island at once when it is pressed
    void bringToLife(host).then(() => {
      host.removeEventListener('click', remember);
      pressed?.click();
    });
  };
  // a button that needs scripts was pressed before they had loaded; forms have been submitted without them
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]');
  };
  host.addEventListener('click', remember);
  const touched = host.getAttribute('wake-on') === 'form' ? host.closest('form') : host;
  for (const touch of TOUCHES) touched?.addEventListener(touch, wake, { once: true, passive: true });
  host.addEventListener('wake', wake);
  const wakeIfTouched = () => {
    if (touched && isTouched(touched)) wake();
  };
  wakeIfTouched();
  // by then the browser has restored form values
  window.addEventListener('pageshow', wakeIfTouched);
}
