import { plural } from './grammar.ts';

/** The page that the link in a review request leads to. */
export const invitation = {
  title: 'Your reviews',
  heading: (name: string) => (name ? `How do you like it, ${name}?` : 'How do you like it?'),
  intro: 'Your reviews help others choose. You don’t need to log in.',
  rating: 'Your rating',
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
  text: 'Your review',
  photos: 'Photos',
  photosHint: 'Up to 5 pictures, 25 MB in total',
  name: 'Your name',
  nameHint: 'Shown with your review',
  send: 'Send review',
  /** By the status of the review. */
  written: {
    APPROVED: 'Thank you. Your review is published.',
    IN_MODERATION: 'Thank you. Your review will appear once we’ve read it.',
    SUBMITTED: 'Thank you. Your review will appear once we’ve read it.',
    REJECTED: 'Thank you. We’ve received your review.',
  },
  seeProduct: (product: string) => `See ${product}`,
  problems: {
    rating: 'Choose how many stars you give.',
    photos: 'One of the pictures can’t be used. Choose up to 5 pictures of up to 15 MB each.',
    text: 'Your review is too long. It has room for 3,000 characters.',
    tooMany: 'That was too often. Wait a while and try again.',
    other: 'Your review couldn’t be saved. Please try again.',
  },
  unknown: {
    title: 'This link doesn’t lead anywhere',
    text: 'It may be incomplete. Try to open it from the e-mail again.',
  },
  unsubscribe: {
    link: 'Don’t ask me for reviews',
    title: 'No more requests for reviews?',
    text: 'We’ll send you no more requests for reviews or reminders of unfinished purchases. E-mails about your orders still reach you.',
    button: 'Stop asking',
    done: 'We won’t ask you for reviews again.',
  },
};
