import { number, plural } from './grammar.ts';

/** Writing a review, and a member's own reviews. Loaded by islands. */
export const reviewing = {
  title: (product: string) => `Review ${product}`,
  editTitle: (product: string) => `Edit your review of ${product}`,
  back: 'Back to the product',
  rating: 'Your rating',
  /** What one to five stars mean. */
  ratings: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  /** `4 stars: Very good` */
  ratingOf: (stars: number, meaning: string) => `${plural(stars, { one: '# star', other: '# stars' })}: ${meaning}`,
  headline: 'Title',
  text: 'Your review',
  photos: 'Photos',
  photosHint: (most: number, megabytes: number) =>
    `Up to ${number(most)} photos as JPEG, PNG, WebP, AVIF or GIF, ${number(megabytes)} MB each.`,
  uploading: (count: number) => plural(count, { one: 'Uploading # photo…', other: 'Uploading # photos…' }),
  uploaded: (count: number) => plural(count, { one: '# photo added', other: '# photos added' }),
  photo: (position: number) => `Photo ${number(position)}`,
  removePhoto: (position: number) => `Remove photo ${number(position)}`,
  name: 'Your name',
  nameHint: 'Shown with your review.',
  email: 'Your e-mail',
  emailHint: 'Never shown to others.',
  submit: 'Submit review',
  save: 'Save changes',
  chooseRating: 'Choose a rating from 1 to 5 stars.',
  enterName: 'Enter your name.',
  problems: {
    REVIEW_ALREADY_EXISTS:
      'Someone has already reviewed this product with this e-mail address. If it was you, log in to change your review.',
    REVIEW_REQUIRES_LOGIN: 'Please log in to write a review.',
    REVIEW_REQUIRES_PURCHASE: 'Only customers who bought this product can review it.',
    CAPTCHA_TOKEN_REQUIRED: 'Please submit your review once more, so that we know you’re not a robot.',
    INVALID_CAPTCHA_TOKEN: 'Please submit your review once more, so that we know you’re not a robot.',
    INVALID_REVISION: 'Your review was changed elsewhere in the meantime. Please check it and save it again.',
  },
  photoProblems: {
    tooMany: (most: number) => `A review can have up to ${number(most)} photos. Remove some to add others.`,
    tooLarge: (file: string, megabytes: number) => `“${file}” is larger than ${number(megabytes)} MB.`,
    unreadable: (file: string) => `“${file}” isn’t a picture we can read. Choose a JPEG, PNG, WebP, AVIF or GIF file.`,
    busy: (file: string) => `“${file}” couldn’t be uploaded. Please try again in a moment.`,
    tooManyWaiting: 'You’ve uploaded as many photos as you can in one day. Please submit your review without more.',
  },
  loginRequired: 'Please log in to review this product.',
  buyersOnly: 'Only customers who bought this product can review it.',
  delete: 'Delete this review',
  deleteTitle: 'Delete your review?',
  deleteText: (product: string) => `Your review of ${product} and its photos will be deleted for good.`,
  keep: 'Keep it',
  mine: {
    title: 'My reviews',
    empty: 'You haven’t written any reviews yet.',
    edit: 'Edit',
    editOf: (product: string) => `review of ${product}`,
  },
  reviewItem: 'Write a review',
};
