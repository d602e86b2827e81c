import type { LetterTexts } from './rules.presets-texts.ts'

const offered = 'and would like to offer you one for {business}.'
const booking = 'On our websites guests book by themselves, and we would like to offer you one for {business}.'
const shop = `We make online stores ${offered}`
const stays = 'Your website stays and links to it.'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const paying = 'Online payment or bank transfer, and gift vouchers that guests order themselves'
const staff = 'Cash register, overview of the day and working hours for your staff'
const boats = list('Booking by the hour or day, around the clock, and the same boat never twice', paying, staff)
const yachts = list(
  'Booking over several days, around the clock, and the same yacht never twice',
  paying,
  'Check-out with photos and signature, cash register and working hours for your staff',
)
const anything = list('Booking by the hour or the day, around the clock, and nothing twice', paying, staff)
const goods = list(
  'A catalog with pictures and stock; what is sold out is not sold again',
  'Payment online or by bank transfer, and gift vouchers',
  'A cash register for your premises, with the same stock and receipts numbered without gaps',
)

const price =
  '<p>Setup costs <strong>{setup}</strong> once, and hosting <strong>{monthly}</strong> a month, {terms}.</p>'
const boatDemo = '<p>You can try the booking in our demo, a boat rental on a lake: {demo}</p>'
const otherDemo = '<p>You can try the booking in our demo. It shows boats; your website shows your offer: {demo}</p>'
const shopDemo = '<p>Our demo, a seafood seller, shows what it can look like: {demo}</p>'
const regards = '<p>Kind regards</p>'
const answer =
  '<p>If this interests you, simply reply. If somebody else decides, please forward this email to the owner.</p>'

const rental = (opening: string, offer = boats, demo = boatDemo) => [
  `<p>${opening}</p>`,
  offer,
  price,
  demo,
  answer,
  regards,
]
const store = (opening: string) => [`<p>${opening}</p>`, goods, price, shopDemo, answer, regards]

const legacyAnswer =
  '<p>Do you have questions, or would you like to talk? Simply reply to this email, and one of us will get back to you. If you are not the one to decide, please forward it to the owner.</p>'
const legacyPrice =
  '<p>Setup costs <strong>{setup}</strong> once. For hosting we charge <strong>{monthly}</strong> a month. Prices are {terms}. We gladly talk through beforehand what you need, and what you do not.</p>'

/** As Americans write; `spelled` makes it British. */
export const english: LetterTexts = {
  business: 'your business',
  terms: {
    EUR: 'before VAT',
    CHF: 'before VAT',
    GBP: 'before VAT',
    USD: 'in US dollars before tax',
    CAD: 'in Canadian dollars before tax',
    AUD: 'in Australian dollars before tax',
  },
  letters: {
    RentalRevolution: {
      BoatRental: rental(
        `People often plan a day on the water in the evening, when nobody answers phone inquiries. ${booking}`,
      ),
      HalfBoatRental: rental(
        `At campsites and hotels boats are one part of a vacation, and inquiries about them should take little time. ${booking} ${stays}`,
      ),
      YachtRental: rental(
        `Every charter begins with the question of which yacht is in the harbor on which days. We make websites on which guests see that themselves and book right away, ${offered}`,
        yachts,
      ),
      GeneralRental: rental(
        `Bikes, camper vans, tools: people want to see what is free when they need it, and book it right away. ${booking}`,
        anything,
        otherDemo,
      ),
      Neutral: rental(
        'We are a small web agency and make websites with online booking. We would like to offer you one for {business}: with your offer, and in your colors.',
        anything,
        otherDemo,
      ),
      Legacy: [
        '<p>We are a small web agency and make websites with online booking for rental businesses: boats and yachts, bikes, camper vans, tools. We are writing because we would like to offer you such a website for {business}.</p>',
        '<p><strong>What your guests get:</strong> On a phone as well as at a desk they see what is free when and what it costs, and book it right away, by the hour or over several days. When two people want the same thing at the same time, one of them gets it, and the other sees what is still free. Nothing is ever booked twice.</p>',
        '<p><strong>What you get:</strong></p>',
        list(
          'Guests pay online or by bank transfer. Who does not pay is reminded, and the booking is canceled.',
          'Guests order gift vouchers themselves. They arrive as a PDF and are redeemed when booking.',
          'The overview of the day shows your staff what goes out and what comes back.',
          'The cash register numbers its receipts without gaps.',
          'Working hours, tasks and inquiries are organized in the same place.',
        ),
        '<p>Colors, pictures and words are your own. If you have a website already, it can stay and link to the booking, or we replace it.</p>',
        legacyPrice,
        '<p>It is best to try it yourself, in our demo, a boat rental on a lake: {demo}</p>',
        legacyAnswer,
        regards,
      ],
    },
    SupremeShop: {
      BoatRental: store(
        `Gift vouchers, life jackets, T-shirts: what a boat rental sells at the pier can be sold on the internet too. ${shop}`,
      ),
      HalfBoatRental: store(
        `Gift vouchers, equipment, souvenirs: what guests buy from you on vacation can be sold on the internet too. ${shop} ${stays}`,
      ),
      YachtRental: store(
        `Oilskins, accessories, vouchers for a day at sea: what belongs to a charter can be sold on the internet too. ${shop}`,
      ),
      GeneralRental: store(
        `Accessories, spare parts, used equipment: what belongs to renting can be sold on the internet too. ${shop}`,
      ),
      Neutral: store(
        'We are a small web agency and make online stores. We would like to offer you one for {business}: with your goods, and in your colors.',
      ),
      Legacy: [
        '<p>We are a small web agency and make online stores for small businesses. We are writing because we would like to offer you such a store for {business}.</p>',
        '<p><strong>What your customers get:</strong> On a phone as well as at a desk they see what there is, what it costs and what is in stock, and order it right away. They pay online or by bank transfer.</p>',
        '<p><strong>What you get:</strong></p>',
        list(
          'Stock that adds up: what is sold out is not sold again, neither on the internet nor on your premises.',
          'The server works out every price, never the browser.',
          'Gift vouchers arrive as a PDF and are good until their balance is used up.',
          'The cash register numbers its receipts without gaps.',
          'Working hours, tasks and inquiries are organized in the same place.',
        ),
        '<p>Colors, pictures and words are your own. If you have a website already, it can stay and link to the store, or we replace it.</p>',
        legacyPrice,
        shopDemo,
        legacyAnswer,
        regards,
      ],
    },
  },
}
