import { lessDamage } from '#features/bookings/rules/paying.ts'
import { getBusinessSettings } from '#features/settings/contract.ts'
import { bookingsAreFixed } from '#features/withdrawals/content/instruction.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Article, type Section } from './article.tsx'

/** Unless the settings say otherwise. */
const usualGrace = 15

function LateReturn() {
  const { data } = useEndpoint(getBusinessSettings)
  const grace = data?.late_grace ?? usualGrace
  return (
    <p>
      {grace > 0 && `Up to ${grace} minutes late cost nothing. Whoever is later pays from the agreed time on. `}
      Every hour begun after the agreed time costs 25 EUR. Please call us as soon as you know that you will be late.
    </p>
  )
}

export const meta = {
  title: 'Terms and conditions – RentalRevolution',
  description: 'What applies to every boat we rent: payment, cancellation, times, fees, deposit, insurance and safety',
}

const sections: readonly Section[] = [
  {
    title: 'Booking and payment',
    text: (
      <>
        <p>
          A booking is binding once it is confirmed by email. Where you pay by bank transfer, the full amount is due 5
          days after booking, or by the first day of the trip if that is sooner. What is paid with PayPal is due with
          the booking; what is booked by the hour is paid on arrival, or online before that. The confirmation says which
          of it holds for you, and until when.
        </p>
        <p>
          Prices are in dollars, include 19 percent VAT and are whole prices: with a captain where the boat goes out
          with one only, and with briefing and cleaning, which are paid on site. Amounts in EUR are worked out at the
          rate that the price of your booking is shown with.
        </p>
      </>
    ),
  },
  {
    title: 'Cancellation and withdrawal',
    text: (
      <>
        <p>
          You can cancel at any time before the rental begins: on the page of your booking, by email, or in any other
          form you like. We then charge:
        </p>
        <ul>
          <li>up to 6 months before: 150 EUR</li>
          <li>up to 3 months before: 50% of the price</li>
          <li>up to 30 days before: 90% of the price</li>
          <li>later, or when nobody comes: 100% of the price</li>
        </ul>
        <p>
          The price is what is booked without briefing, cleaning and deposit: of a boat that does not go out these are
          not charged. No fee is above that price in dollars, also where 150 EUR were more.
        </p>
        <p>{lessDamage} The same holds for every other flat amount of these terms that makes up for a damage.</p>
        <p>
          Vouchers can be withdrawn from within 14 days after the order, without a reason:{' '}
          <a href="/RentalRevolution/withdrawal">Withdraw from contract</a> stands at the end of every page. What is
          left on the voucher is given back the way it was paid. {bookingsAreFixed}
        </p>
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
    text: <LateReturn />,
  },
  { title: 'Fuel', text: <p>The tank is full at pickup. What is missing at return costs 2.50 EUR per litre.</p> },
  {
    title: 'Final cleaning',
    text: (
      <p>
        Please return the boat tidy. Final cleaning costs 50 EUR unless the boat’s price list names another amount. Each
        of our boats names its own, also where it is none: it is part of the price shown, and the return adds nothing.
      </p>
    ),
  },
  {
    title: 'Deposit',
    text: (
      <p>
        The deposit is 500 EUR unless the boat’s price list names another amount. Each of our boats names its own, also
        where it is none. It is left in cash at pickup and returned when the boat comes back undamaged.
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
