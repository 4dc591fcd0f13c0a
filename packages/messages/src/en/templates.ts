/** The words of forms to begin with. Owners change them to their liking. */
export const templates = {
  names: {
    contact: 'Contact form',
    question: 'Question about a product',
    booking: 'Booking request',
    newsletter: 'Newsletter',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Phone number',
    message: 'Your message',
    product: 'Which product is it about?',
    question: 'What would you like to know?',
    day: 'Day',
    time: 'Time',
    people: 'Number of people',
    wishes: 'Anything we should know?',
    consent:
      'Yes, send me news by e-mail. I can unsubscribe at any time. More in the [privacy policy](/policies/privacy).',
  },
  thanks: {
    contact: 'Thank you for your message. We’ll get back to you soon.',
    question: 'Thank you for your question. We’ll answer it by e-mail.',
    booking: 'Thank you. We’ll let you know by e-mail whether the date is free.',
    newsletter: 'Almost there: please confirm your subscription by the link in the e-mail that we have just sent you.',
  },
};
