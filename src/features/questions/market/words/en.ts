import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'market-information',
  title: 'Market Information',
  lead: 'How to read a price, a place and a season without believing every headline.',
  questions: [
    {
      anchor: 'right-moment',
      question: 'Is now a good time to buy?',
      answer: [
        'It depends less on the month than on how long you stay. Whoever sells again after three years has paid the closing costs for little; after ten years they hardly matter.',
        'Compare what the home would cost you each month, repayment left out, with what you would pay for renting one like it. If the two are close and you want to stay, it is a good time.',
      ],
    },
    {
      anchor: 'sources',
      question: 'Where do your figures come from?',
      answer: [
        'From prices that were paid, not from those that were asked for:',
        [
          'Germany: the committees of valuers, which receive every notarized contract',
          'Portugal: the national statistics office (INE), by municipality and quarter',
          'Our own sales in both countries',
        ],
        'We look through them every quarter. Asking prices on portals are often 5–10% higher.',
      ],
      references: [{ text: 'How we value your home', to: '#valuation' }],
    },
    {
      anchor: 'comparing-prices',
      question: 'How do I compare two prices?',
      answer: [
        'Bring both to the same terms first.',
        [
          'Price for each square meter of living area; balconies count a quarter, cellars not at all',
          'Price divided by the yearly rent without heating: below 20 is rare in a city, above 30 is dear',
          'What must be done in the next five years: add it to the price',
          'For an apartment: add the monthly payment, and ask what the reserve is for',
        ],
      ],
    },
    {
      anchor: 'good-location',
      question: 'What makes a good location?',
      answer: [
        'The one that suits your Tuesday. What keeps its value besides is duller than a view:',
        [
          'Ten minutes on foot to a train, a school and bread',
          'Light from two sides, and quiet on one of them',
          'Work for more than one kind of people',
          'Nothing planned next door: the city’s development plan is public',
        ],
        'Near water, ask about floods. It is on the map of the state, and in the price of the insurance.',
      ],
    },
    {
      anchor: 'season',
      question: 'Is there a best season to sell?',
      answer: [
        `Homes with a garden show best from April to June, apartments in any month but December, and houses by the sea in September, when the guests have just left. Since a sale takes ${facts.selling}, call us a quarter of a year earlier.`,
        'The pictures can be taken in summer and wait. Nobody minds a blooming hedge in February.',
      ],
    },
    {
      anchor: 'portugal-and-germany',
      question: 'How does buying in Portugal differ from buying in Germany?',
      answer: [
        'The price agreed on means more in Portugal, the signature more in Germany.',
        [
          'Before: in Portugal you need a tax number (NIF). In Germany you need your passport',
          'Contract: in Portugal a preliminary one with 10–20% deposit, then the deed. In Germany a single notarized contract',
          'Tax: IMT by price and use, and 0.8% stamp duty. In Germany one rate for each state',
          'Agent: paid by the seller in Portugal, by both sides in Germany',
        ],
        `The time is much the same: ${facts.buying}. So are the closing costs: ${facts.closingCosts} of the price.`,
      ],
      references: [{ text: 'Buying while you live abroad', to: '#buying-from-abroad' }],
    },
  ],
})
