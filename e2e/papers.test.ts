import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

test('An administrator changes how papers look and where they are paid to, and sees it before it is saved.', async () => {
  const tab = await openTab(browser, site, { as: 'admin' })
  await tab.goto('/invoices/papers')
  const colour = tab.getByLabel('Colour')
  await colour.fill('#777777')
  await tab.getByText('Neither black nor white text can be read on this colour').waitFor()
  await colour.fill('#0b5d6b')
  await tab.getByRole('textbox', { name: 'Thanks' }).fill('Auf bald am See!')
  const sample = async () => {
    const address = await tab.getByRole('link', { name: 'Open alone' }).getAttribute('href')
    const answer = await tab.request.get(String(address))
    return answer.ok() ? readPdf(await answer.body()).text : ''
  }
  await expect.poll(sample).toContain('Auf bald am See!')
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await tab.getByText('Papers look like this from now on').waitFor()

  await tab.getByLabel('For a customer in').selectOption('United Kingdom')
  await tab.getByText('No account for GBP').waitFor()
  await tab.getByRole('button', { name: 'Add the account for GBP' }).click()
  await tab.getByLabel('Holder').fill('Sternsinger')
  await tab.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 33')
  await tab.getByRole('button', { name: 'Save account' }).click()
  await tab.getByText('Please enter a valid IBAN').waitFor()
  await tab.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 32')
  await expect.poll(sample).toContain('GB82 WEST 1234 5698 7654 32')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Save account' }).click()
  await tab.getByText('Invoices in GBP are paid to this account from now on').waitFor()
  await tab.getByRole('button', { name: 'Remove the account for GBP' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await tab.getByRole('button', { name: 'Add the account for GBP' }).waitFor()

  await tab.reload()
  expect(await tab.getByLabel('Colour').inputValue()).toBe('#0b5d6b')
  await tab.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(tab)
})
