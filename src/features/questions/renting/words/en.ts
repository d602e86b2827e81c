import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'renting-property',
  title: 'Renting (Out) Property',
  lead: 'For both sides of the door: those who move in, and those who let.',
  questions: [
    {
      anchor: 'rental-application',
      question: 'What do I need to apply for a rental home?',
      answer: [
        'For the viewing, nothing but your name. Once you want the home:',
        [
          'Our form about you and who moves in with you, two pages',
          'Your last three payslips, or a tax assessment if you are self-employed',
          'A credit report (Schufa), not older than three months',
          'A note from your present landlord that the rent is paid, if you have one',
        ],
        'Bring your identity card to the signing. We delete the papers of everybody else as soon as the home is let.',
      ],
    },
    {
      anchor: 'deposit',
      question: 'How high may the deposit be?',
      answer: [
        'In Germany at most three months’ rent without heating and other running costs. You may pay it in three installments, the first when the tenancy begins, and it must be kept apart from the landlord’s own money, with interest.',
        'In Portugal at most two months’ rent. Up to two more may be asked for as rent in advance.',
        'It comes back after you have moved out and everything is settled, which may take up to six months.',
      ],
    },
    {
      anchor: 'who-pays-the-agent',
      question: 'Who pays for the agent?',
      answer: [
        'Whoever hired us. If the landlord asked us to let a home, the tenant pays nothing: not for the viewing, nor for the contract.',
        'Only if you ask us in writing to search for you, and we find a home that was not on our list before, do you pay us two months’ rent without heating, plus VAT. That is as much as the law allows.',
      ],
      references: [{ text: 'All fees at a glance', to: '#fees' }],
    },
    {
      anchor: 'finding-tenants',
      question: 'How do you find the right tenant for my home?',
      answer: [
        'It takes four to six weeks from the pictures to the signature, and you decide in the end.',
        [
          'We set the rent with you, within what the law allows',
          'Show the home to few people, one after the other, never in crowds',
          'Check income and credit report of those who want it',
          'Give you two or three applications with our advice',
          'Write the contract, and hand the home over with a record, meter readings and pictures',
        ],
      ],
      references: [{ text: 'Hand the rest over as well', to: '#management-services' }],
    },
    {
      anchor: 'rent-level',
      question: 'How much rent may I ask for?',
      answer: [
        'Where homes are scarce, Hamburg and Munich among them, a new rent may be at most 10% above the local one, which the city’s rent index shows. Homes first let after October 1, 2014 are free of that limit, and so is the first letting after a thorough modernization.',
        'A running rent may rise by at most 15% within three years in these cities, by 20% elsewhere, and not above the local rent.',
      ],
    },
    {
      anchor: 'notice-periods',
      question: 'Which notice periods apply?',
      answer: [
        'For tenants in Germany three months, however long they have lived there. Landlords need a reason that the law names, such as moving in themselves, and have longer to wait:',
        ['Up to five years of tenancy: three months', 'After five years: six months', 'After eight years: nine months'],
        'Notice is given on paper with a signature; an email is not enough. In Portugal the periods depend on how long the contract runs, so have it at hand when you call.',
      ],
    },
  ],
})
