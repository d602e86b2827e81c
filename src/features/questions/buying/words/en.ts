import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'buying-property',
  title: 'Buying Property',
  lead: 'From the first viewing to the moment somebody hands you the keys.',
  questions: [
    {
      anchor: 'buying-time',
      question: 'How long does it take to buy a property?',
      answer: [
        `Plan for ${facts.buying} from the first viewing to the keys. Two to four weeks pass until you have decided and the bank has agreed; the other six to eight belong to the contract.`,
        [
          'Weeks 1–4: viewings, a look at the papers, the bank’s commitment',
          'Weeks 4–6: draft of the contract. You have it at least two weeks before you sign',
          'Weeks 6–8: signing before the notary',
          'Weeks 8–12: entry in the land register, payment and handover',
        ],
        'It is quicker when the financing is settled beforehand, and slower when an heir, a tenant or a city has a say in it.',
      ],
      references: [{ text: 'How to arrange the financing', to: '#financing' }],
    },
    {
      anchor: 'closing-costs',
      question: 'What do I pay on top of the price?',
      answer: [
        `Closing costs come to ${facts.closingCosts} of the purchase price. In Germany they are made up of:`,
        [
          'Property transfer tax: 3.5–6.5%, depending on the state. Bavaria takes 3.5%, Hamburg 5.5%',
          'Notary and land register: about 1.5%',
          `Our fee: ${facts.fee}`,
        ],
        'In Portugal, transfer tax (IMT), stamp duty of 0.8%, notary and registry add up to much the same; our fee there is the seller’s. For a home at 400,000 euros, set aside 28,000 to 40,000 euros. Banks rarely lend this part.',
      ],
      references: [{ text: 'How much money of your own you need', to: '#own-money' }],
    },
    {
      anchor: 'own-money',
      question: 'How much money of my own do I need?',
      answer: [
        `The closing costs of ${facts.closingCosts}, and 10–20% of the price as a start. The more you bring, the lower the interest.`,
        'For a home at 400,000 euros that is 28,000 to 40,000 euros for the closing costs and 40,000 to 80,000 euros towards the price. Keep three months’ income besides: the first winter in a house always asks for something.',
        'As a rule of thumb, the monthly payment should stay below a third of what your household earns after tax.',
      ],
    },
    {
      anchor: 'viewing-checklist',
      question: 'What should I look at during a viewing?',
      answer: [
        'Come twice, once by daylight and once in the evening, and take somebody along who is not in love with the place.',
        [
          'Roof, cellar and window frames: stains, smells, fresh paint in a single corner',
          'Heating: its age, its fuel, and what the last winter cost',
          'Fuse box and water pipes, which people rarely renew together with the kitchen',
          'Noise with the windows open, and the way to the bus with a stopwatch',
          'For an apartment: the minutes of the last three owners’ meetings and the state of the reserve',
        ],
        'Ask us for whatever you cannot see. What we know of a defect, we tell.',
      ],
    },
    {
      anchor: 'reservation',
      question: 'Can you hold a property for me?',
      answer: [
        'Yes, for ten days and free of charge, as soon as a bank has confirmed the financing in writing. During that time we arrange no further viewings.',
        'A reservation is a promise of ours, not of the seller’s: only the notarized contract binds both sides.',
      ],
      references: [{ text: 'Why a notary is needed', to: '#notary' }],
    },
    {
      anchor: 'buying-from-abroad',
      question: 'Can I buy while I live in another country?',
      answer: [
        'Yes. Neither Germany nor Portugal asks for citizenship or residence, and you need not be there for most of it.',
        [
          'Viewings by video, with somebody who also opens the cupboard under the sink',
          'A power of attorney for the signing, certified by a notary or consulate, with an apostille where one is needed',
          'In Portugal a tax number (NIF) and a local bank account, which the Lisbon office arranges',
          'Proof of identity and of where the money comes from, as the law against money laundering asks',
        ],
        'Banks usually lend 60–70% of the price to buyers who live abroad, so plan for more money of your own.',
      ],
      references: [{ text: 'How buying in Portugal differs', to: '#portugal-and-germany' }],
    },
  ],
})
