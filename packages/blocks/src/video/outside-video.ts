/** Videos of services elsewhere. */

export type OutsideVideo = {
  service: string;
  /** Where it is watched there. */
  page: string;
  /** Where it plays within another page; the storefront's content security policy allows these hosts alone. */
  player: string;
};

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;
const YOUTUBE = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);

/** The video at an address that people copy from their browser; null for any other address. */
export function outsideVideo(address: string): OutsideVideo | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(parts[0]);
  if (YOUTUBE.has(host)) return youtube(url.searchParams.get('v') ?? parts[1]);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(parts.find((part) => VIMEO_ID.test(part)));
  return null;
}

function youtube(id = ''): OutsideVideo | null {
  if (!YOUTUBE_ID.test(id)) return null;
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  };
}

function vimeo(id: string | undefined): OutsideVideo | null {
  if (id === undefined) return null;
  return {
    service: 'Vimeo',
    page: `https://vimeo.com/${id}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  };
}
