import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import { expectAccessible } from './accessible.ts'
import { textOf } from './downloaded.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

test('An administrator compares a month with the year before, enters the accounts and takes the papers along.', async () => {
  const cola = [someLine({ label: 'Cola', quantity: 2 })]
  await record(site, someSale(cola), { now: '2025-05-31T08:00:00Z', cashier: 'Mira Steg' })
  await record(site, someSale([someLine({ kind: 'booking', label: 'Eider', unitPrice: 9000 }), ...cola]), {
    now: '2026-05-04T08:00:00Z',
  })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  const fileOf = async (link: Locator) => {
    const file = tab.waitForEvent('download')
    await link.click()
    return textOf(await file)
  }
  await tab.goto('/RentalRevolution/cashregister/accounting')
  await tab.getByRole('heading', { level: 2, name: 'June 2026' }).waitFor()
  await tab.getByRole('button', { name: 'Previous', exact: true }).click()
  await tab.getByRole('heading', { level: 2, name: 'May 2026' }).waitFor()
  await tab.getByText('$97', { exact: true }).first().waitFor()
  const products = tab.getByRole('table', { name: 'Products' })
  expect(await products.getByRole('row', { name: /Cola/ }).innerText()).toMatch(/2\s+\$7\s+\$7\s+\$0\s+0%/)
  // What the tax office asks for is at first of the month that is shown.
  const period = async () => [await tab.getByLabel('From').inputValue(), await tab.getByLabel('To').inputValue()]
  expect(await period()).toEqual(['2026-05-01', '2026-05-31'])
  await expectAccessible(tab)
  expect(await fileOf(tab.getByRole('link', { name: 'Sold by as CSV' }))).toContain('Jonas Pier')

  await tab.getByText('Please enter the accounts and the numbers of your tax adviser first').waitFor()
  await tab.getByRole('button', { name: 'Change accounts' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Change accounts' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter a number from 1001 to 9999999').waitFor()
  await dialog.getByLabel('Number of the adviser').fill('29098')
  await dialog.getByLabel('Number of the client').fill('55003')
  await dialog.getByRole('radio', { name: 'SKR04' }).check()
  expect(await dialog.getByLabel('Cash', { exact: true }).inputValue()).toBe('1600')
  await dialog.getByLabel('Cash', { exact: true }).fill('16001')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('All accounts need as many digits as this one').waitFor()
  await dialog.getByLabel('Cash', { exact: true }).fill('1601')
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })

  const batch = await fileOf(tab.getByRole('link', { name: 'Export', exact: true }).first())
  expect(batch).toContain('"EXTF";700;21;"Buchungsstapel";13;')
  expect(batch).toContain('97,00;"S";"USD";;;;1601;4400;;0405;"')
  await tab.getByRole('radio', { name: 'Year' }).check()
  await tab.getByRole('heading', { level: 2, name: '2026' }).waitFor()
  await tab.getByText('Until 06/01/26; the year before until 06/01/25.').waitFor()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
