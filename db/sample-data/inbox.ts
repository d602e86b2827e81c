import { insertInboxItem, type NewInboxItem } from '#features/inbox/server/commands.ts'
import type { Transaction } from '#kit/server/db.ts'

const jonas = 'Jonas Pier'
const ada = 'Ada Seewald'

type SampleItem = Pick<NewInboxItem, 'type' | 'name' | 'email' | 'phone' | 'body'> & {
  hoursAgo: number
  tickedOff?: { by: string; hoursAgo: number }
}

/** As many as a quiet week leaves: some open, some done. */
const items: readonly SampleItem[] = [
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

/** Fills the rental's inbox with tasks and contact requests of the last days. */
export async function addInbox(tx: Transaction, now: Temporal.Instant): Promise<void> {
  for (const { hoursAgo, tickedOff, ...item } of items) {
    const id = await insertInboxItem(tx, { ...item, business: 'rental', at: now.subtract({ hours: hoursAgo }) })
    if (!tickedOff) continue
    const at = now.subtract({ hours: tickedOff.hoursAgo }).toString()
    await tx`UPDATE inbox_items SET ticked_off_at = ${at}, ticked_off_by = ${tickedOff.by} WHERE id = ${id}`
  }
}
