import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'selling-property',
  title: 'Selling Property',
  lead: 'What a home is worth, how long it takes, and what to do before the photographer comes.',
  questions: [
    {
      anchor: 'selling-time',
      question: 'How long does it take to sell?',
      answer: [
        `Usually ${facts.selling} from the valuation to the money in your account.`,
        [
          '2–4 weeks: valuation, papers, pictures and words',
          '4–12 weeks: offers, viewings, and the right buyer',
          '6–8 weeks: contract, notary, payment and handover',
        ],
        'A sensible price is what shortens it most. A home that starts 10% too high stands longer, and often ends below what it could have fetched.',
      ],
      references: [{ text: 'The best season to sell', to: '#season' }],
    },
    {
      anchor: 'valuation',
      question: 'How do you find the right price?',
      answer: [
        'We visit, measure, and calculate in three ways: from recent sales nearby, from the value of the land and the building, and from the rent it could bring. Where the three differ, we tell you why.',
        'Five working days after the visit you have the valuation in writing. It is free, and yours to keep, also if you sell with somebody else or not at all.',
      ],
      references: [{ text: 'Where our figures come from', to: '#sources' }],
    },
    {
      anchor: 'selling-documents',
      question: 'Which documents do I need?',
      answer: [
        'Less than it seems, and we can request most of it for you with a power of attorney:',
        [
          'Extract from the land register, not older than three months',
          'Floor plans, sections and the calculation of the living area',
          'Energy certificate, which must be there before the first advertisement',
          'Building insurance, and invoices of what was renewed',
          'For an apartment: declaration of division, minutes of the last three years, annual statement',
          'What is left of a loan, and until when its interest is fixed',
        ],
      ],
      references: [{ text: 'About the energy certificate', to: '#energy-certificate' }],
    },
    {
      anchor: 'preparing-a-home',
      question: 'How do I prepare my home for the pictures?',
      answer: [
        'Make it look like a good morning, not like a catalog. We bring light and a stylist for half a day; you do the rest in a weekend.',
        [
          'Clear the worktops, the windowsills and the hall, and leave the books',
          'Repair the small things: the dripping tap is what people remember',
          'Clean the windows, inside and out',
          'Mow, sweep, and put the bins out of sight',
          'Put away what is private, photographs and post above all',
        ],
        'No renovating on suspicion: new paint pays, a new bathroom rarely does.',
      ],
    },
    {
      anchor: 'selling-taxes',
      question: 'Do I pay tax when I sell?',
      answer: [
        'In Germany a private sale is free of income tax once ten years have passed since you bought, or if you lived there yourself in the year of the sale and the two years before. Otherwise the gain is taxed like income.',
        'In Portugal residents pay income tax on half of the gain, and nothing on what they put into their next main home within the time the law allows.',
        'That is the rule, not your case. Please ask a tax adviser before you sign; we give you names.',
      ],
    },
    {
      anchor: 'selling-with-a-loan',
      question: 'Can I sell while the loan is still running?',
      answer: [
        'Yes. The buyer’s payment goes to your bank first, the bank releases its charge in the land register, and the rest is yours. The notary takes care of the order.',
        'If the interest is still fixed, the bank may ask for compensation. Ten years after the loan was paid out in full you may end it with six months’ notice and without any. Or take the loan along to your next home: many banks allow it.',
      ],
    },
  ],
})
