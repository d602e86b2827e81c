import type { Business } from '#features/inbox/contract.ts'
import { insertInboxItem, type NewInboxItem } from '#features/inbox/server/commands.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'

const jonas = 'Jonas Pier'
const ada = 'Ada Seewald'
const agency = 'Sternsinger'

type SampleItem = Pick<NewInboxItem, 'type' | 'name' | 'email' | 'phone' | 'body'> & {
  hoursAgo: number
  tickedOff?: { by: string; hoursAgo: number }
}

/** As many as a quiet week leaves at the rental: some open, some done. */
const rentalItems: readonly SampleItem[] = [
  {
    type: 'todo',
    name: ada,
    body: 'Order two new fenders for the Avocet, the left ones are cracked.',
    hoursAgo: 190,
    tickedOff: { by: jonas, hoursAgo: 120 },
  },
  {
    type: 'contact',
    name: 'Hedda Brandt',
    email: 'hedda.brandt@guests.example',
    phone: '+49 160 5550119',
    body: 'May we bring our dog on the houseboat? He weighs eight kilos and likes water.',
    hoursAgo: 170,
    tickedOff: { by: ada, hoursAgo: 165 },
  },
  {
    type: 'todo',
    name: jonas,
    body: 'Count the life jackets for children: two size S are missing since Sunday.',
    hoursAgo: 75,
  },
  {
    type: 'contact',
    name: 'Tomas Vik',
    email: 'tomas.vik@guests.example',
    body: 'I left a green rain jacket on the pier on Saturday. Did somebody find it?',
    hoursAgo: 52,
  },
  {
    type: 'todo',
    name: ada,
    body: 'The harbor master comes on Friday at 10 am.\nClear the east pier, and have the papers of the motorboats ready.',
    hoursAgo: 28,
  },
  {
    type: 'contact',
    name: 'Carola Winter',
    email: 'carola.winter@guests.example',
    phone: '+49 170 5550142',
    body: 'We are a school class of 24 and would like to paddle for three hours in the last week before the holidays. Are there enough canoes, and is there a price for groups?',
    hoursAgo: 5,
  },
  { type: 'todo', name: jonas, body: 'Refuel Eider and Goldeneye tonight.', hoursAgo: 2 },
]

/** The agency's: one office, one person. */
const agencyItems: readonly SampleItem[] = [
  {
    type: 'contact',
    name: 'Piet Hansen',
    email: 'piet@hansen-zimmerei.example',
    body: 'Moin! Könnt ihr unsere alte Seite übernehmen? Die Adresse gehört uns schon.',
    hoursAgo: 150,
    tickedOff: { by: agency, hoursAgo: 146 },
  },
  {
    type: 'todo',
    name: agency,
    body: 'Renew the certificate of the mail server.',
    hoursAgo: 120,
    tickedOff: { by: agency, hoursAgo: 100 },
  },
  {
    type: 'todo',
    name: agency,
    body: 'Ask Ada for new pictures of the east pier before the season.',
    hoursAgo: 49,
  },
  {
    type: 'contact',
    name: 'Marta Lindholm',
    email: 'marta.lindholm@keramik.example',
    body: 'I make ceramics and sell them on markets. What would a small shop cost, with about forty pieces and PayPal?',
    hoursAgo: 20,
  },
  {
    type: 'contact',
    name: 'Yusuf Demir',
    email: 'y.demir@kanu-spree.example',
    body: 'We rent out canoes and kayaks in three places. Is the booking calendar of your boat rental something we could have too? Please call after 6 pm.',
    hoursAgo: 3,
  },
  { type: 'todo', name: agency, body: 'Send the offer to the bicycle shop.\nTwo languages, no shop.', hoursAgo: 1 },
]

/** Fills the inboxes of both businesses with tasks and contact requests of the last days. */
export async function addInbox(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await addItems(tx, now, 'rental', rentalItems)
  await addItems(tx, now, 'agency', agencyItems)
}

async function addItems(tx: Transaction, now: Temporal.Instant, business: Business, items: readonly SampleItem[]) {
  for (const { hoursAgo, tickedOff, ...item } of items) {
    const id = await insertInboxItem(tx, { ...item, business, at: now.subtract({ hours: hoursAgo }) })
    if (!tickedOff) continue
    const at = now.subtract({ hours: tickedOff.hoursAgo }).toString()
    await tx`UPDATE inbox_items SET ticked_off_at = ${at}, ticked_off_by = ${tickedOff.by} WHERE id = ${id}`
  }
}
