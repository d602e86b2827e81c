import type { LetterTexts } from './presets-texts.ts'

const offered = 'and would like to offer you one for {business}.'
const booking = `We build websites where guests book for themselves, ${offered}`
const shop = `We build online stores ${offered}`
const stays = 'Your existing website stays and links to it.'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const paying = 'Payment online or by bank transfer, and gift vouchers that guests order themselves'
const staff = 'A cash register, a daily overview and timesheets for your staff'
const boats = list('Booking by the hour or the day, around the clock, and no boat ever booked twice', paying, staff)
const yachts = list(
  'Booking over several days, around the clock, and no yacht ever booked twice',
  paying,
  'Handover with photos and signature, a cash register and timesheets for your staff',
)
const anything = list('Booking by the hour or the day, around the clock, and nothing ever booked twice', paying, staff)
const goods = list(
  'A catalog with pictures and stock levels; what is sold out can no longer be ordered',
  'Payment online or by bank transfer, and gift vouchers',
  'A cash register for your premises that shares the stock and numbers its receipts without gaps',
)

const price =
  '<p>Setup costs <strong>{setup}</strong> once, and hosting <strong>{monthly}</strong> a month, {terms}.</p>'
const boatDemo = '<p>You can try booking in our demo, a boat rental business on a lake: {demo}</p>'
const otherDemo = '<p>You can try booking in our demo. It shows boats; yours would show what you offer: {demo}</p>'
const shopDemo = '<p>Our demo, a seafood store, shows what it can look like: {demo}</p>'
const regards = '<p>Kind regards</p>'
const answer =
  '<p>If you are interested, simply reply. If the decision is not yours, please forward this email to the owner.</p>'

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
  '<p>Do you have questions, or would you rather talk? Simply reply to this email, and one of us will get back to you. If the decision is not yours, please forward it to the owner.</p>'
const legacyPrice =
  '<p>Setup costs <strong>{setup}</strong> once. Hosting costs <strong>{monthly}</strong> a month. Prices are {terms}. Before you decide, we are happy to talk through what you need and what you do not.</p>'

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
        `People often plan a day on the water in the evening, when nobody is there to take inquiries by phone. ${booking}`,
      ),
      HalfBoatRental: rental(
        `Where boats are just one part of a vacation, inquiries about them should take little time. ${booking} ${stays}`,
      ),
      YachtRental: rental(
        `Every charter begins with the same question: which yacht is in the harbor when? We build websites where guests see that for themselves and book right away, ${offered}`,
        yachts,
      ),
      GeneralRental: rental(
        `Bikes, camper vans, tools: people want to see what is available when they need it, and to book it right away. ${booking}`,
        anything,
        otherDemo,
      ),
      Neutral: rental(
        'We are a small web agency that builds websites with online booking, and we would like to offer you one for {business}, with your services and in your colors.',
        anything,
        otherDemo,
      ),
      Legacy: [
        '<p>We are a small web agency that builds websites with online booking for rental businesses: boats and yachts, bikes, camper vans, tools. We are writing because we would like to offer you one for {business}.</p>',
        '<p><strong>What your guests get:</strong> On a phone or at a desk, they see what is available when and what it costs, and book it right away, by the hour or over several days. When two people want the same thing at the same time, one of them gets it, and the other sees what is still available. Nothing is ever booked twice.</p>',
        '<p><strong>What you get:</strong></p>',
        list(
          'Guests pay online or by bank transfer. Anyone who has not paid gets a reminder; if they still do not pay, the booking is canceled.',
          'Guests order gift vouchers themselves. The vouchers arrive as a PDF and can be used when booking.',
          'A daily overview shows your staff what goes out and what comes back.',
          'The cash register numbers its receipts without gaps.',
          'Working hours, tasks and inquiries are all organized in one place.',
        ),
        '<p>The colors, pictures and words are yours. If you already have a website, it can stay and link to the booking pages, or we can replace it.</p>',
        legacyPrice,
        '<p>The best way to get an idea is to try it in our demo, a boat rental business on a lake: {demo}</p>',
        legacyAnswer,
        regards,
      ],
    },
    SupremeShop: {
      BoatRental: store(
        `Gift vouchers, life jackets, T-shirts: what a boat rental business sells at the pier can be sold online too. ${shop}`,
      ),
      HalfBoatRental: store(
        `Gift vouchers, equipment, souvenirs: what guests buy from you on vacation can be sold online too. ${shop} ${stays}`,
      ),
      YachtRental: store(
        `Oilskins, accessories, vouchers for a day at sea: everything that goes with a charter can be sold online too. ${shop}`,
      ),
      GeneralRental: store(
        `Accessories, spare parts, used equipment: what your customers need anyway can be sold online too. ${shop}`,
      ),
      Neutral: store(
        'We are a small web agency that builds online stores, and we would like to offer you one for {business}, with your products and in your colors.',
      ),
      Legacy: [
        '<p>We are a small web agency that builds online stores for small businesses. We are writing because we would like to offer you one for {business}.</p>',
        '<p><strong>What your customers get:</strong> On a phone or at a desk, they see what there is, what it costs and whether it is in stock, and order it right away. They pay online or by bank transfer.</p>',
        '<p><strong>What you get:</strong></p>',
        list(
          'Your stock is always right: what is sold out can no longer be sold, neither online nor on your premises.',
          'Every price is worked out on the server, where nobody can tamper with it.',
          'Gift vouchers arrive as a PDF and stay valid until their balance is used up.',
          'The cash register numbers its receipts without gaps.',
          'Working hours, tasks and inquiries are all organized in one place.',
        ),
        '<p>The colors, pictures and words are yours. If you already have a website, it can stay and link to the store, or we can replace it.</p>',
        legacyPrice,
        shopDemo,
        legacyAnswer,
        regards,
      ],
    },
  },
}
