import { expect, test } from 'vitest';
import { outsideVideo } from './outside-video.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s is a video on YouTube', (address) => {
  expect(outsideVideo(address)).toEqual({
    service: 'YouTube',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  });
});

test.each(['https://vimeo.com/76979871', 'https://vimeo.com/channels/staffpicks/76979871'])(
  '%s is a video on Vimeo',
  (address) => expect(outsideVideo(address)?.player).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'),
);

test.each([
  '',
  'dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://example.org/video.mp4',
])('%s is none', (address) => expect(outsideVideo(address)).toBeNull());
