import { expect } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { expectAccessible } from './accessible.ts'
import * as mine from './my-booking-page.ts'
import type { Tab } from './tab.ts'

/** Several boats in one booking, by the hour and over nights. */

export const panel = (tab: Tab) => tab.getByRole('region', { name: 'What is free, and what it costs' })
export const along = (tab: Tab) => tab.getByRole('region', { name: 'Boats that come along' })

/** On a phone: nobody is kept out, and nothing is wider than the screen. */
export async function expectSound(tab: Tab) {
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(tab)
}

/** The customer of two boats cancels both by the link of the mail, and owes for the whole of them. */
export async function cancelBoth(tab: Tab, sql: Sql, { boats, owed }: { boats: string; owed: number }) {
  await mine.followLink(tab)
  expect(await mine.heading(tab).innerText()).toBe(`${boats} are yours`)
  await expectSound(tab)
  await mine.cancelButton(tab).click()
  await expectSound(tab)
  await mine.cancelDialog(tab).getByRole('checkbox').check()
  await mine.cancelDialog(tab).getByRole('button', { name: 'Cancel the booking' }).click()
  await expect.poll(() => mine.heading(tab).innerText()).toBe('Your booking is canceled')
  const canceled = await sql`SELECT canceled_by, (settlement ->> 'owed')::int AS owed FROM bookings ORDER BY id`
  expect(canceled).toEqual([
    { canceled_by: 'customer', owed },
    { canceled_by: 'customer', owed: null },
  ])
}
