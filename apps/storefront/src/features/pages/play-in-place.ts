/** Plays videos from elsewhere in place of the links to them: nothing is asked of their services before. */

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-play]');
  const { play } = link?.dataset ?? {};
  // with a key, a visitor asks for another tab
  if (!link || !play || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.className = 'video-frame';
  player.src = play;
  player.title = link.closest('figure')?.querySelector('figcaption')?.textContent || (link.textContent ?? '');
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  link.replaceWith(player);
  player.focus();
});

export {};
