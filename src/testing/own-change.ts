import type { Reply } from './browser.ts'
import type { openPier } from './stay.ts'

type Pier = ReturnType<typeof openPier>
type Fields = Record<string, unknown>
type Money = Record<string, number>

/** Changing an own booking, as the page of the customer does. */
export function openChange(pier: Pier) {
  const preview = (link: string, wish: Fields) =>
    pier.it.visitor().post('/api/rere_preview_my_change/', { adults: 2, ...wish, link })
  const send = (link: string, wish: Fields, headers?: Record<string, string>) =>
    pier.it
      .visitor()
      .post('/api/rere_change_my_booking/', { adults: 2, whole: 0, pay: 0, back: 0, ...wish, link }, headers)
  return {
    preview,
    send,
    /** Sees what it comes to, and agrees to that. */
    change: async (link: string, wish: Fields, headers?: Record<string, string>) =>
      send(link, { ...wish, ...shownOf(await preview(link, wish)) }, headers),
  }
}

/** What is agreed to: the difference as it was shown. */
export function shownOf({ json }: Reply): Money {
  const { after, money } = json as { after: { whole: number } | null; money: Money | null }
  const { pay = 0, voucher_back = 0, provider_back = 0, hand_back = 0 } = money ?? {}
  return { whole: after?.whole ?? 0, pay, back: Math.round((voucher_back + provider_back + hand_back) * 100) / 100 }
}
