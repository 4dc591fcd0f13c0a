/** Lets the clocks of a page run down. */

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

function show(clock: HTMLElement): void {
  const { until = '', ended = '' } = clock.dataset;
  let left = Math.floor((Date.parse(until) - Date.now()) / 1000);
  if (left < 0) {
    clock.textContent = ended;
    return;
  }
  for (const [unit, seconds] of Object.entries(SECONDS)) {
    const number = clock.querySelector(`[data-unit="${unit}"]`);
    if (number) number.textContent = String(Math.floor(left / seconds));
    left %= seconds;
  }
  setTimeout(show, 1000, clock);
}

document.querySelectorAll<HTMLElement>('[data-until]').forEach(show);

export {};
