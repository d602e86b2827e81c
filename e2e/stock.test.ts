import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { textOf } from './downloaded.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
let cola = 0

beforeEach(async () => {
  await site.sql`TRUNCATE products, stock_counts, stock_reservations, audit_log CASCADE`
  cola = await insertProduct(site.sql, { name: 'Cola', target_stock: 24, actual_stock: 20, price: 350 })
  await insertProduct(site.sql, { name: 'Mate', target_stock: 24, actual_stock: 2 })
  await insertProduct(site.sql, { type: 'foods', name: 'Beans', target_stock: 12, actual_stock: 0 })
  await site.live.changed('products')
})

async function openStock(as: 'admin' | 'employee', width: number, language = ''): Promise<Tab> {
  const tab = await openTab(browser, site, { as, viewport: { width, height: width < 500 ? 844 : 900 } })
  await tab.goto(`${language}/RentalRevolution/stock`)
  await main(tab).getByRole('tablist').waitFor()
  await tab.untilQuiet()
  return tab
}
const main = (tab: Tab) => tab.getByRole('main')
const button = (tab: Tab, name: string) => main(tab).getByRole('button', { name, exact: true })
const amount = (tab: Tab, name: string) => main(tab).getByLabel(name, { exact: true })
const stockOf = async (id: number) => (await site.sql`SELECT actual_stock AS n FROM products WHERE id = ${id}`)[0]?.n
const rows = async (tab: Tab) =>
  (await main(tab).getByRole('row').allInnerTexts()).map((row) => row.trim().replaceAll(/\s+/g, ' '))
const look = async (tab: Tab, name: string) => {
  if (process.env.LOOK) await tab.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true })
}

test('Two people count at once, one on a phone; an admin takes the differences over, each with its reason.', async () => {
  await site.sql`UPDATE products SET purchase_price = 85 WHERE id = ${cola}`
  const [pier, hut] = [await openStock('employee', 390), await openStock('admin', 1440)]
  await main(pier).getByRole('tab', { name: 'Count' }).click()
  await main(hut).getByRole('tab', { name: 'Count' }).click()
  await main(hut).getByText('Nothing was counted yet').waitFor()
  await main(hut).getByText('0 of 3 counted, 3 still to count').waitFor()
  await expectAccessible(hut)
  await look(hut, 'uncounted-1440')
  await amount(pier, 'Cola').fill('18')
  await button(pier, 'Counted: Cola').click()
  await main(hut).getByText('1 of 3 counted, 2 still to count').waitFor()
  await amount(hut, 'Mate').fill('3')
  await amount(hut, 'Mate').press('Enter')
  await main(pier).getByText('2 of 3 counted, 1 still to count').waitFor()
  await main(pier).getByText('20 expected, −2').waitFor()
  await main(pier).getByText('An admin takes the differences over into the stock.').waitFor()
  expect(await button(pier, 'Take over into the stock').count()).toBe(0)
  await main(pier).getByLabel('Reason for Cola').selectOption('breakage')
  await expectAccessible(pier)
  await look(pier, 'count-390')
  await pier.reload()
  await main(pier).getByText('2 of 3 counted, 1 still to count').waitFor()
  await site.sql`UPDATE products SET actual_stock = actual_stock - 1 WHERE id = ${cola}`

  hut.expectComplaint(/status of 409/)
  await button(hut, 'Take over into the stock').click()
  await main(hut).getByText('Please choose a reason for each difference: Mate').waitFor()
  await main(hut).getByLabel('Reason for Mate').selectOption('miscount')
  await main(hut).getByRole('row', { name: /Mate/ }).getByText('Miscounted').waitFor()
  await expectAccessible(hut)
  await look(hut, 'count-1440')
  await button(hut, 'Take over into the stock').click()
  await hut.getByText('The stock is what was counted').waitFor()
  await main(hut).getByText('0 of 3 counted').waitFor()
  expect(await stockOf(cola)).toBe(17)
  await main(hut)
    .getByText(
      /^06\/01\/26, counted by Jonas Pier, taken over by Jonas Pier: 2 products counted, differences worth −\$1\.70$/,
    )
    .click()
  expect((await rows(hut)).slice(1)).toEqual([
    expect.stringMatching(/^Cola 20 18 -2 −\$1\.70 Breakage Jonas Pier$/),
    expect.stringMatching(/^Mate 2 3 1 – Miscounted Jonas Pier$/),
  ])
  const download = hut.waitForEvent('download')
  await main(hut).getByRole('link', { name: '06/01/26 as CSV' }).click()
  expect(await textOf(await download)).toContain('Breakage')
  await expectAccessible(hut)
  await look(hut, 'counted-1440')
})

test('What is low is on the list, goods that come leave it, and an admin sees what products earn.', async () => {
  const tab = await openStock('admin', 390)
  expect(await rows(tab)).toEqual(['Product Order There Sold in 4 weeks', 'Beans 12 Sold out 0', 'Mate 22 2 of 24 0'])
  await expectAccessible(tab)
  await look(tab, 'order-390')
  await button(tab, 'Goods received').click()
  const dialog = tab.getByRole('dialog')
  expect(await dialog.getByLabel('Product').locator('option:checked').innerText()).toBe('Beans')
  await dialog.getByLabel('Pieces', { exact: true }).fill('12')
  await dialog.getByLabel('Purchase price of one, net').fill('0,855')
  await dialog.getByRole('button', { name: 'Add to stock' }).click()
  await dialog.getByText('Please enter a price with at most two decimals').waitFor()
  await expectAccessible(tab)
  await look(tab, 'receive-390')
  await dialog.getByLabel('Purchase price of one, net').fill('0,85')
  await dialog.getByRole('button', { name: 'Add to stock' }).click()
  await tab.getByText('Beans is in the stock').waitFor()
  await expect.poll(() => rows(tab)).toEqual(['Product Order There Sold in 4 weeks', 'Mate 22 2 of 24 0'])
  await main(tab).getByRole('tab', { name: 'Margins' }).click()
  await main(tab).getByRole('row', { name: /Beans/ }).getByText('$0.85').waitFor()
  await expectAccessible(tab)
  await look(tab, 'margins-390')
  await site.sql`UPDATE users SET language = 'de' WHERE email = 'admin@rental.example'`
  const german = await openStock('admin', 1440, '/de')
  await look(german, 'order-1440-de')
  await main(german).getByRole('tab', { name: 'Margen' }).click()
  await main(german).getByRole('row', { name: /Beans/ }).waitFor()
  await look(german, 'margins-1440-de')
  await main(german).getByRole('tab', { name: 'Inventur' }).click()
  await main(german).getByText('0 von 3 gezählt, 3 noch offen').waitFor()
  await look(german, 'count-1440-de')

  await site.sql`UPDATE users SET language = NULL WHERE email = 'admin@rental.example'`
  const employee = await openStock('employee', 1440)
  expect(await main(employee).getByRole('tab', { name: 'Margins' }).count()).toBe(0)
  await button(employee, 'Goods received').click()
  expect(await employee.getByRole('dialog').getByLabel('Purchase price of one, net').count()).toBe(0)
})

test('A minimum of its own puts a product on the list, and the menu says that something is low.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: { width: 1440, height: 900 } })
  await tab.goto('/RentalRevolution/internal')
  await main(tab).getByText('2 running low').waitFor()
  await tab.goto('/RentalRevolution/products/drinks')
  await main(tab).getByRole('link', { name: 'Stock 2 low' }).waitFor()
  await button(tab, 'Change Cola').click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('Order below').fill('21')
  await expectAccessible(tab)
  await look(tab, 'minimum-1440')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await tab.getByText('Cola was saved').waitFor()
  await main(tab).getByRole('article', { name: 'Cola' }).getByText('20 of 24 – order 4').waitFor()
  await main(tab).getByRole('link', { name: 'Stock 3 low' }).click()
  await main(tab).getByRole('row', { name: /Cola/ }).waitFor()
  expect((await rows(tab))[2]).toBe('Cola 4 20 of 24 0')

  await site.sql`UPDATE products SET actual_stock = 99, target_stock = 9`
  await site.live.changed('products')
  await main(tab).getByText('There is enough of everything').waitFor()
  await expectAccessible(tab)
  await look(tab, 'enough-1440')
  await tab.route(/rere_stock/, (route) => route.fulfill({ status: 500, json: {} }))
  tab.expectComplaint(/status of 500/)
  await tab.reload()
  await main(tab).getByText('The stock could not be loaded').waitFor()
  await expectAccessible(tab)
  await look(tab, 'failing-1440')
})
