/** Brings islands to life, each when the visitor first touches it. Loads nothing before. */
import './styles/index.css';
import type { ComponentType } from 'react';

const islands = import.meta.glob<{ default: ComponentType }>('./islands/*.tsx');
const TOUCHES = ['pointerover', 'focusin', 'touchstart'];

async function hydrate(host: Element): Promise<void> {
  const load = islands[`./islands/${host.getAttribute('name')}.tsx`];
  if (!load) return;
  const [{ hydrateRoot }, { createElement }, island] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ]);
  hydrateRoot(host, createElement(island.default, JSON.parse(host.getAttribute('props') ?? '{}')));
}

/** Whether the visitor was quicker than this script, or is back at a form that the browser has filled in again. */
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
    // React brings the island to life at once where something is pressed
    void hydrate(host).then(() => {
      host.removeEventListener('click', remember);
      pressed?.click();
    });
  };
  // what does nothing without scripts was pressed before they were there: forms have been sent by themselves
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
  // by then the browser has filled forms in again
  window.addEventListener('pageshow', wakeIfTouched);
}
