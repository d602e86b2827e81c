import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'general-information',
  title: 'General Information',
  lead: 'Who we are, where you find us, and what the first conversation costs: nothing.',
  questions: [
    {
      anchor: 'about-us',
      question: 'Who is Presentation Pro?',
      answer: [
        `We are a property agency founded in Hamburg, with offices in ${facts.offices}. We sell and let houses, apartments and commercial buildings, and manage them for owners who would rather not.`,
        'Each property is measured, photographed and written about by people who have walked through it. That takes a few days longer, and saves everybody viewings that lead nowhere.',
      ],
      references: [{ text: 'Meet the team', to: '/PresentationPro/contact#our-team' }],
    },
    {
      anchor: 'office-hours',
      question: 'When are your offices open?',
      answer: [
        'All three offices have the same opening hours, each by its own clock. Lisbon is one hour behind Hamburg and Munich.',
        [
          `${facts.weekdays.short}: ${facts.weekdays.long}`,
          `${facts.saturdays.short}: ${facts.saturdays.long}`,
          'Closed on Sundays and on the public holidays of the city',
        ],
        'You may come without an appointment. Viewings and evening calls can be arranged outside these hours.',
      ],
      references: [{ text: 'The three offices', to: '/PresentationPro/contact#approach' }],
    },
    {
      anchor: 'regions',
      question: 'In which regions do you work?',
      answer: [
        'From three desks, and wherever a client asks us to look:',
        [
          'Hamburg: northern and eastern Germany, both coasts and their islands, the lakes, and Norway',
          'Munich: southern Germany, the Rhine and Main, and Italy',
          'Lisbon: Portugal, Spain and Greece, their islands included',
        ],
        'Abroad we work with a notary or lawyer of the country from the first day on.',
      ],
      references: [{ text: 'What is for sale now', to: '/PresentationPro/catalog' }],
    },
    {
      anchor: 'languages',
      question: 'Which languages do you speak?',
      answer: [
        'German, English and Portuguese in every office. Brochures come in German and English.',
        'If you do not speak the language of a contract, the law asks for an interpreter at the signing. We book a sworn one, and you get the translated draft together with the original.',
      ],
      references: [{ text: 'Who speaks what', to: '/PresentationPro/contact#our-team' }],
    },
    {
      anchor: 'first-conversation',
      question: 'How do we get to know each other?',
      answer: [
        `Call, write, or come by. We answer within ${facts.replyTime}. The first conversation takes about 45 minutes, in the office or by video, costs nothing and commits you to nothing.`,
        'It helps to bring three things: where you would like to be in five years, what you can spend or expect, and what must not happen.',
      ],
      references: [{ text: 'Write to us', to: '/PresentationPro/contact#contact-form' }],
    },
    {
      anchor: 'fees',
      question: 'What do your services cost?',
      answer: [
        'Our commission is due when something has come about, not for trying. What we agree on is put in writing before we start.',
        [
          'Advice and valuation: free',
          `Sale in Germany: ${facts.fee} of the price from the buyer and the same from the seller, due once the contract is notarized`,
          'Sale in Portugal: 5% plus VAT from the seller; the buyer pays us nothing',
          'Letting: two months’ rent without heating, plus VAT, from whoever hired us',
          'Management: a monthly fee for each home',
        ],
      ],
      references: [
        { text: 'What buying costs on top', to: '#closing-costs' },
        { text: 'What management costs', to: '#management-cost' },
      ],
    },
  ],
})
