// The two short texts at the foot of every page. Keep them true: what the quote form sends and to whom, and what a
// price means. If you add a tool that counts visitors or sets cookies, say so here first.

export const privacy = {
  id: 'privacy',
  heading: 'Privacy Policy',
  paragraphs: [
    'This site sets no cookies and does not track you. What you type into the quote form is kept in your own browser tab until you send it or close the tab.',
    'When you send the form, the email service EmailJS delivers your name, email, phone, location, vehicle, the services you chose and your message to our mailbox, and may store them outside Canada. A confirmation goes to the address you gave. We use your details to answer you and, if you book, to do the work and bill it. To see or correct what we hold about you, email us at the address on this page.',
  ],
};

export const terms = {
  id: 'terms',
  heading: 'Terms of Service',
  paragraphs: [
    'Prices on this site are starting prices in Canadian dollars. A quote request is free and can be sent at any hour. You are booked once we have confirmed the price and the time with you.',
  ],
};
