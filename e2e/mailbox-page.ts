import type { Locator, Page } from 'playwright-core'

/** The built-in mailbox, of visitors and of staff. */

/** The mail that is open. */
export const openMail = (page: Page, subject: RegExp | string) => page.getByRole('article', { name: subject })

export const mailList = (page: Page) => page.getByRole('navigation', { name: 'Mails' })

/** What the open mail says. */
export const mailText = (page: Page) => page.frameLocator('iframe[title^="Text of the mail"]').locator('body')

/** Follows the link that the code step shows, into a new tab, and reads the five digits. */
export async function readCode(page: Page, follow = (link: Locator) => link.click()): Promise<string> {
  const opened = page.context().waitForEvent('page')
  await follow(page.getByRole('link', { name: 'built-in mailbox' }))
  const mailbox = await opened
  const code = await mailText(mailbox)
    .getByText(/^\d{5}$/)
    .innerText()
  await mailbox.close()
  return code
}
