import type { Page } from 'playwright-core'

/** On a narrow screen the ticket is behind the price: opens it, if it is closed. */
export async function showTicket(page: Page): Promise<void> {
  const bar = page.locator('details:has(> summary > strong)')
  if ((await bar.count()) > 0 && (await bar.getAttribute('open')) === null) await bar.locator('> summary').click()
}
