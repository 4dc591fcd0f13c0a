import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { contentOf, emptyReview, fieldsOfReview, missingFields, readFields } from './posted-review.ts';

const messages = messagesIn('en');
const read = (form: string) => readFields(new URLSearchParams(form));

test('a form is read as it was typed; removed pictures are left out, and what names none', () => {
  const form = 'stars=4&title=+Fine+&text=One%0D%0ATwo&name=Ada&email=a%40b.test';
  const media = 'media=image%3Aa.jpg&media=video%3Ab.mp4&media=image%3Ac.jpg&media=other%3Ad&removed=image%3Ac.jpg';
  expect(read(`${form}&${media}`)).toEqual({
    ...{ stars: 4, title: 'Fine', text: 'One\nTwo', name: 'Ada', email: 'a@b.test' },
    media: [
      { kind: 'image', id: 'a.jpg' },
      { kind: 'video', id: 'b.mp4' },
    ],
  });
  expect(read('stars=6').stars).toBeNull();
  const many = Array.from({ length: 12 }, (_, index) => `media=image%3A${index}`).join('&');
  expect(read(many).media).toHaveLength(10);
});

test('all that is missing is said at once; only visitors give an address', () => {
  expect(Object.keys(missingFields(emptyReview, true, messages))).toEqual(['stars', 'name', 'email']);
  expect(missingFields({ ...emptyReview, stars: 1, name: 'Ada' }, false, messages)).toEqual({});
  expect(missingFields({ ...emptyReview, stars: 1, name: 'Ada', email: 'ada' }, true, messages)).toHaveProperty(
    'email',
  );
});

test('a review that is changed comes back as it is, with its pictures and videos', () => {
  const content = {
    rating: 3,
    title: null,
    body: 'Good',
    media: [{ image: { id: 'a.jpg' } }, { video: { id: 'b.mp4' } }],
  };
  const fields = fieldsOfReview({ content, author: { authorName: 'Ada' } } as never);
  expect(fields).toMatchObject({ stars: 3, title: '', text: 'Good', name: 'Ada', email: '' });
  expect(contentOf(fields)).toEqual(content);
});
