import { MapsChoice } from '#kit/ui/maps-choice.tsx'
import { Article, type Section } from './article.tsx'

export const meta = {
  title: 'Privacy – RentalRevolution',
  description: 'Which data we keep of you when you book a boat, what for, and for how long',
}

const sections: readonly Section[] = [
  {
    title: 'What we keep when you book',
    text: (
      <p>
        Name, email address, phone number, address, the persons on board with the ages of children, the booked boat and
        time, and your comment: to hand over the right boat to the right people, and because bookkeeping requires it.
        The legal basis is the rental contract.
      </p>
    ),
  },
  {
    title: 'Vouchers and withdrawals',
    text: (
      <p>
        For a voucher we keep name, email address, address, what you write on the card, and which version of our texts
        you agreed to and when; it is sold by contract and belongs to the books. Whoever withdraws from it gives a name,
        the contract and an email address: the law asks us to receipt that, and we keep it as long as the books.
      </p>
    ),
  },
  {
    title: 'Code and confirmation',
    text: (
      <p>
        We mail a code of five digits to the address you give, so that nobody books in your name. It is stored as a hash
        and forgotten within about an hour. The confirmation is mailed once the booking stands.
      </p>
    ),
  },
  {
    title: 'Cookies and your browser',
    text: (
      <p>
        There are cookies for signing in, for protection against forged requests, and for showing you the mails of your
        own booking while no mail server is set up. What you type into the booking form stays in your browser until the
        window is closed. Nothing is used for advertising or statistics.
      </p>
    ),
  },
  {
    title: 'Maps and chats',
    text: (
      <>
        <p>
          The map on the home page comes from Google, which then learns your IP address. It is loaded only after you
          agree; your agreement is kept in your browser, in no cookie, until you withdraw it below the map or here.
          WhatsApp and Signal are plain links: they learn of you when you follow them.
        </p>
        <MapsChoice />
      </>
    ),
  },
  {
    title: 'Paying with PayPal',
    text: (
      <p>
        Where you choose to pay with PayPal and go on to it, its buttons come from PayPal, which then learns your IP
        address and sets cookies of its own; from us it learns what you pay for and how much. Whoever pays by bank
        transfer never meets it. All else comes from our own server.
      </p>
    ),
  },
  {
    title: 'Logs',
    text: (
      <p>
        The server notes which pages and calls were answered and how fast, without names, addresses or what was entered.
      </p>
    ),
  },
  {
    title: 'Who sees it',
    text: <p>Our staff, and nobody else. Authorities get what the law obliges us to hand over.</p>,
  },
  {
    title: 'How long',
    text: (
      <p>
        Bookings, vouchers, withdrawals and invoices ten years from the end of their year, as tax law asks; texts of
        mails two years, photos of handovers one, bookings that came to nothing six months. Then it is deleted by
        itself.
      </p>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <p>
        You may ask what we keep of you, have it corrected or deleted where no law stands against it, and complain to a
        data protection authority. The address is in the imprint.
      </p>
    ),
  },
]

export default function Privacy() {
  return <Article title="Privacy" sections={sections} />
}
