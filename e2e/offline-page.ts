import { expect } from 'vitest'
import type { Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

export const strip = (tab: Tab) => tab.getByRole('complementary', { name: 'Connection' })
export const waits = (tab: Tab, count: number) =>
  expectSeen(
    strip(tab)
      .getByText(count === 1 ? 'No network – 1 thing waits' : `No network – ${count} things wait`)
      .last(),
  )

/** Waits until everything that the pier needs lies on the device. */
export const untilKept = (tab: Tab, day: string) =>
  expect
    .poll(
      () =>
        tab.evaluate(async (on) => {
          const paths = ['/RentalRevolution/today', '/RentalRevolution/cashregister', '/RentalRevolution/handover/1']
          const answers = ['day_handovers', 'get_day_bookings'].map((name) => `/api/rere_${name}/?day=${on}`)
          const unpaid = `/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/?selectedDay=${on}`
          const all = [...paths, ...answers, unpaid, '/api/rere_get_all_products/', '/api/rere_check_user/']
          const kept = await Promise.all(all.map(async (one) => ((await caches.match(one)) ? [] : [one])))
          return kept.flat()
        }, day),
      { timeout: 20_000 },
    )
    .toEqual([])
