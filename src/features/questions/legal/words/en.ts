import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'legal-and-financial',
  title: 'Legal & Financial Questions',
  lead: 'What is signed where, who is asked for money, and when it is too late to change your mind.',
  questions: [
    {
      anchor: 'notary',
      question: 'Why do I need a notary?',
      answer: [
        'Because in Germany nothing else makes a sale of land valid. The notary stands between the two sides, reads the contract aloud, explains it, and sees that you do not pay before your place in the land register is safe.',
        'You choose the notary, and pay the fees that the law sets: they are the same everywhere. In Portugal a notary, a lawyer or the registry itself draws up the deed.',
      ],
      references: [{ text: 'What it costs', to: '#closing-costs' }],
    },
    {
      anchor: 'land-register',
      question: 'What does the land register tell me?',
      answer: [
        'Who owns the property, and what rests on it. Read its three parts before you decide:',
        [
          'Part one: the owners, and how they became it',
          'Part two: rights of others, such as a right of way or of living there',
          'Part three: mortgages and land charges',
        ],
        'You are the owner on the day you are entered there, not on the day you pay or get the keys.',
      ],
    },
    {
      anchor: 'financing',
      question: 'How do I arrange the financing?',
      answer: [
        'Before you fall in love. A mortgage that a bank has agreed to in writing makes you the buyer whom sellers prefer.',
        [
          'Add up what you have, what you earn and what you need, closing costs included',
          'Ask your own bank, a second one and a broker, all on the same day: interest moves',
          'Compare the effective interest, the years it is fixed for, and what is left at the end',
          'Ask for at least 2% repayment a year and the right to pay back 5% more',
        ],
        'With all papers at hand banks decide within two weeks.',
      ],
      references: [{ text: 'How much money of your own you need', to: '#own-money' }],
    },
    {
      anchor: 'withdrawal',
      question: 'Can I still withdraw from a purchase?',
      answer: [
        'Until the contract is notarized, at any time and without a reason. Afterwards there is no right of withdrawal: only if the contract says so, if the other side does not keep it, or if a serious defect was hidden from you.',
        'In Portugal the preliminary contract comes first. A buyer who then steps back loses the deposit; a seller who does pays it back twice.',
      ],
    },
    {
      anchor: 'energy-certificate',
      question: 'Is an energy certificate required?',
      answer: [
        'Yes, in Germany and in Portugal, for selling and for letting. Its figures belong in the advertisement, and you are shown it at the viewing at the latest. It is valid for ten years.',
        'Listed monuments in Germany are exempt. If there is none for your home, we have one made; it takes about two weeks.',
      ],
    },
    {
      anchor: 'running-costs',
      question: 'Which costs come up after buying?',
      answer: [
        'For an owner, every year:',
        [
          'Property tax; in Portugal it is called IMI and is 0.3–0.45% of the tax value in cities',
          'Building insurance, with storm, water and floods',
          'Upkeep: put aside about 1% of what the building cost',
          'For an apartment: the monthly payment to the owners’ association, part of which is its reserve',
        ],
        'We are agents, not lawyers or tax advisers. What we write here is a first orientation; for your own case we name people who may advise you.',
      ],
    },
  ],
})
