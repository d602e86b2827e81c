import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'property-management',
  title: 'Property Management',
  lead: 'Somebody has to know where the main water tap is. That is us.',
  questions: [
    {
      anchor: 'management-services',
      question: 'What does your management include?',
      answer: [
        'Everything between you and the house, so that you hear of it in one letter a month:',
        [
          'Rent: collecting, reminding, adjusting',
          'Repairs: somebody who comes, and somebody who checks the invoice',
          'Annual statement of running costs',
          'Owners’ meetings: agenda, minutes, and doing what was decided',
          'Moving in and out, with a record and pictures',
        ],
        'Above 500 euros we ask you before we order anything, emergencies aside.',
      ],
    },
    {
      anchor: 'management-cost',
      question: 'What does management cost?',
      answer: [
        'A fixed fee each month, plus VAT, agreed for two years:',
        [
          'Owners’ association: 28 euros for each apartment, at least 280 euros a month',
          'A home you let: 5% of the rent without heating, at least 35 euros',
          'A home that stands empty: 60 euros, with one visit a month',
        ],
        'Letters, phone calls and the annual statement are in it. Building works above 10,000 euros are supervised by separate agreement.',
      ],
    },
    {
      anchor: 'changing-management',
      question: 'How do we change to you?',
      answer: [
        'A landlord gives notice to the present manager, and we take over the files. An owners’ association decides by majority: it may dismiss its manager at any time, and the contract then ends after six months at the latest.',
        'We come to your meeting, present ourselves, and leave the room before you vote. Afterwards we fetch papers, keys and balances; tenants and owners get a letter with the new names and numbers.',
      ],
      references: [{ text: 'Invite us to your meeting', to: '/PresentationPro/contact#contact-form' }],
    },
    {
      anchor: 'emergencies',
      question: 'Whom do I call when a pipe bursts?',
      answer: [
        'The emergency number on the notice board of your building, at any hour. A person answers, and sends a plumber or an electrician we have worked with for years.',
        'Until they arrive: close the main tap, switch off the fuse of the wet room, and take pictures for the insurance. In case of fire or gas, call 112 first and us afterwards.',
      ],
    },
    {
      anchor: 'annual-statement',
      question: 'When do I get the annual statement?',
      answer: [
        'By the end of June for the year before. The law gives twelve months; after that a landlord may not ask for more money.',
        'You may see every receipt behind it for twelve months after you got it, in the office or as a file.',
      ],
    },
    {
      anchor: 'second-homes',
      question: 'Do you look after a home while I am away?',
      answer: [
        'Yes: on the North Sea and Baltic coasts from Hamburg, in the Alps from Munich, and between Porto and the Algarve from Lisbon.',
        'Once a month we air it, run every tap, read the meters and look at the roof after a storm. You get a short report with pictures, and before you arrive we turn on the heating and fill the fridge.',
      ],
    },
  ],
})
