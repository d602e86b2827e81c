import { bookingsAreFixed } from '#features/withdrawals/rules.instruction.ts'
import { Article, type Section } from './article.tsx'

export const meta = {
  title: 'Terms and conditions – RentalRevolution',
  description: 'What applies to every boat we rent: payment, cancellation, times, fees, deposit, insurance and safety',
}

const sections: readonly Section[] = [
  {
    title: 'Booking and payment',
    text: (
      <p>
        A booking is binding once it is confirmed by email. The full amount is due 5 days after booking. Prices include
        19 percent VAT.
      </p>
    ),
  },
  {
    title: 'Cancellation',
    text: (
      <>
        <p>You can cancel in writing at any time before the rental begins. We then charge:</p>
        <ul>
          <li>up to 6 months before: 150 EUR</li>
          <li>up to 3 months before: 50% of the price</li>
          <li>up to 30 days before: 90% of the price</li>
          <li>later, or when nobody comes: 100% of the price</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Withdrawal',
    text: (
      <>
        <p>
          Vouchers can be withdrawn from within 14 days after the order, without a reason:{' '}
          <a href="/RentalRevolution/withdrawal">Withdraw from contract</a> stands at the end of every page. What is
          left on the voucher is given back the way it was paid.
        </p>
        <p>{bookingsAreFixed}</p>
      </>
    ),
  },
  {
    title: 'Pickup and return',
    text: (
      <p>
        Boats booked by the day are ready from 2 pm and are returned by 10 am on the last day. Boats booked by the hour
        are handed over and returned at the booked times.
      </p>
    ),
  },
  {
    title: 'Late return',
    text: (
      <p>
        Every hour begun after the agreed time costs 25 EUR. Please call us as soon as you know that you will be late.
      </p>
    ),
  },
  { title: 'Fuel', text: <p>The tank is full at pickup. What is missing at return costs 2.50 EUR per litre.</p> },
  {
    title: 'Final cleaning',
    text: <p>Please return the boat tidy. Final cleaning costs 50 EUR unless the boat’s page names another amount.</p>,
  },
  {
    title: 'Deposit',
    text: (
      <p>
        The deposit is 500 EUR unless the boat’s page names another amount. It is left in cash at pickup and returned
        when the boat comes back undamaged.
      </p>
    ),
  },
  {
    title: 'Insurance',
    text: (
      <p>
        All boats have liability and hull insurance. The excess of the hull insurance is 500 EUR per damage and is borne
        by the customer.
      </p>
    ),
  },
  {
    title: 'People and weather',
    text: (
      <p>
        At most 6 people are allowed on board unless the boat’s page names another number. From wind force 4 on nobody
        sails; boats already out return to the nearest harbour.
      </p>
    ),
  },
  {
    title: 'Skipper',
    text: (
      <p>
        The skipper must be an adult, holds the licence the boat requires, stays on board and is responsible for boat
        and crew.
      </p>
    ),
  },
]

export default function Terms() {
  return <Article title="Terms and conditions" sections={sections} />
}
