import { beforeEach, expect, test } from 'vitest'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
let cola = 0

beforeEach(async () => {
  await site.sql`TRUNCATE products, stock_reservations, audit_log CASCADE`
  cola = await insertProduct(site.sql, { name: 'Cola', target_stock: 24, actual_stock: 10, price: 350 })
  await insertProduct(site.sql, { name: 'Mate', target_stock: 24, actual_stock: 2 })
  await insertProduct(site.sql, { name: 'Beer', target_stock: 12, actual_stock: 0 })
  await site.live.changed('products')
})

type Role = 'admin' | 'employee' | 'demo'
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

async function openProducts(as: Role = 'admin', options: object = desk, type = 'drinks'): Promise<Tab> {
  const tab = await openTab(browser, site, { as, ...options })
  await tab.goto(`/RentalRevolution/products/${type}`)
  await tab.getByRole('navigation', { name: 'Categories' }).waitFor()
  await tab.untilQuiet()
  return tab
}
const card = (tab: Tab, name: string) => tab.getByRole('article', { name })
const dialog = (tab: Tab) => tab.getByRole('dialog')
const field = (tab: Tab, label: string) => dialog(tab).getByLabel(label, { exact: true })
const press = (tab: Tab, name: string) => dialog(tab).getByRole('button', { name, exact: true }).click()
const stored = async () =>
  (await site.sql`SELECT name, target_stock, actual_stock, price, vat_percent FROM products WHERE id = ${cola}`)[0]

test('An admin looks what is low, adds, changes and removes products; on a phone and on a desk nothing keeps anybody out.', async () => {
  const tab = await openProducts('admin', phone)
  await card(tab, 'Mate').getByText('2 of 24 – order 22').waitFor()
  await card(tab, 'Beer').getByText('Sold out – order 12').waitFor()
  await card(tab, 'Cola').getByText('10 of 24').waitFor()
  await tab.getByRole('main').getByRole('link', { name: 'Stock 2 low' }).click()
  const order = tab.getByRole('region', { name: 'To order' })
  await order.waitFor()
  expect(await order.innerText()).toMatch(/Beer\s+12\s+Sold out\s+0\s+Mate\s+22\s+2 of 24\s+0$/)
  await expectAccessible(tab)
  await tab.goBack()
  await card(tab, 'Cola').waitFor()
  await expectAccessible(tab)

  await tab.getByRole('button', { name: 'New Product' }).click()
  await press(tab, 'Add')
  for (const message of ['Please enter a name', 'Please enter a price with at most two decimals'])
    await tab.getByText(message).waitFor()
  expect(await tab.getByText('Please enter a whole number up to 99999').count()).toBe(2)
  expect(await field(tab, 'Name').evaluate((input) => input === document.activeElement)).toBe(true)
  await field(tab, 'Name').fill('A name much too long for it')
  await press(tab, 'Add')
  await tab.getByText('The product name is too long').waitFor()
  await expectAccessible(tab)
  await field(tab, 'Name').fill('Cola')
  await field(tab, 'Target stock').fill('10')
  await field(tab, 'Actual stock').fill('4')
  await field(tab, 'Price').fill('2,5')
  await field(tab, 'VAT').selectOption('7')
  tab.expectComplaint(/status of 422/)
  await press(tab, 'Add')
  await tab.getByText('There is a product of this name already').waitFor()
  await field(tab, 'Name').fill('Oat milk')
  await press(tab, 'Add')
  await tab.getByText('Oat milk was added').waitFor()
  await card(tab, 'Oat milk').getByText('$2.50').waitFor()
  await card(tab, 'Oat milk').getByText('Added by Jonas Pier (06/01/26)').waitFor()

  await tab.setViewportSize(desk.viewport)
  await expectAccessible(tab)
  await card(tab, 'Cola').getByRole('button', { name: 'Change' }).click()
  await expectAccessible(tab)
  await field(tab, 'Price').fill('3')
  await field(tab, 'Actual stock').fill('5')
  await press(tab, 'Save')
  await tab.getByText('Cola was saved').waitFor()
  expect(await stored()).toMatchObject({ price: 300, actual_stock: 5, vat_percent: 19 })

  await card(tab, 'Beer').getByRole('button', { name: 'Remove' }).click()
  await expectAccessible(tab)
  await press(tab, 'Keep it')
  await card(tab, 'Beer').getByRole('button', { name: 'Remove' }).click()
  await press(tab, 'Remove')
  await tab.getByText('Beer was removed').waitFor()
  await card(tab, 'Beer').waitFor({ state: 'hidden' })
})

test('An employee can only increase: by keyboard, a decrease is put back and the hint stands out.', async () => {
  const tab = await openProducts('employee', phone)
  expect(await tab.getByRole('button', { name: /Remove/ }).count()).toBe(0)
  await card(tab, 'Cola').getByRole('button', { name: 'Change' }).focus()
  await tab.keyboard.press('Enter')
  const hint = dialog(tab).getByText('Employees can only increase price and stock', { exact: true })
  const look = () => hint.evaluate((element) => getComputedStyle(element).fontWeight)
  const calm = await look()
  expect(await field(tab, 'VAT').count()).toBe(0)

  await field(tab, 'Actual stock').focus()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('9')
  await tab.keyboard.press('Tab')
  await expect.poll(() => field(tab, 'Actual stock').inputValue()).toBe('10')
  await expect.poll(look).not.toBe(calm)
  await tab.getByRole('alert').getByText('Actual stock is 10 again.').waitFor()
  await expectAccessible(tab)

  await field(tab, 'Price').focus()
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('3.49')
  await expect.poll(look).toBe(calm)
  await tab.keyboard.press('Enter')
  await expect.poll(() => field(tab, 'Price').inputValue()).toBe('3.50')
  await expect.poll(look).not.toBe(calm)
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type('3.60')
  await tab.keyboard.press('Enter')
  await tab.getByText('Cola was saved').waitFor()
  expect(await stored()).toMatchObject({ price: 360, actual_stock: 10 })
  const focused = await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(focused).toBe('Change Cola')
})

test('Stock follows what others do, and what is typed meanwhile is neither lost nor does it undo a sale.', async () => {
  const [hut, pier] = [await openProducts('employee'), await openProducts('employee', phone)]
  await card(hut, 'Cola').getByRole('button', { name: 'Change' }).click()
  await field(hut, 'Actual stock').fill('24')
  const till = await site.signedIn('employee')
  await till.post('/api/rere_reserve_product/', { cart: 'a-cart-of-this-till', product_id: cola, quantity: 3 })
  await card(pier, 'Cola').getByText('7 of 24 – order 17').waitFor()
  await card(pier, 'Cola').getByText('In carts').waitFor()

  await dialog(hut).getByText('It is 7 by now').waitFor()
  expect(await field(hut, 'Actual stock').inputValue()).toBe('24')
  hut.expectComplaint(/status of 409/)
  await press(hut, 'Save')
  await hut.getByText('Somebody else changed this product meanwhile').waitFor()
  await hut.getByText('Actual stock is 7 now.').waitFor()
  await expectAccessible(hut)
  expect(await field(hut, 'Actual stock').inputValue()).toBe('24')
  await field(hut, 'Actual stock').fill('21')
  await press(hut, 'Save')
  await hut.getByText('Cola was saved').waitFor()
  await card(pier, 'Cola').getByText('21 of 24').waitFor()
})

test('What is typed survives closing, a reload, a failure and the end of the session.', async () => {
  const tab = await openProducts('admin')
  const change = () => card(tab, 'Cola').getByRole('button', { name: 'Change' }).click()
  await change()
  await field(tab, 'Name').fill('Cola zero')
  await tab.keyboard.press('Escape')
  await dialog(tab).waitFor({ state: 'hidden' })
  await change()
  expect(await field(tab, 'Name').inputValue()).toBe('Cola zero')
  await dialog(tab).getByText('What you typed before is still here.').waitFor()
  await tab.reload()
  expect(await field(tab, 'Name').inputValue()).toBe('Cola zero')

  await tab.route('**/api/rere_add_or_change_product/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  tab.expectComplaint(/status of 500/)
  await press(tab, 'Save')
  await tab.getByText('An error has occurred, please try again later!').waitFor()
  expect(await field(tab, 'Name').inputValue()).toBe('Cola zero')

  await site.sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await press(tab, 'Save')
  await tab.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  await tab.getByLabel('Email').fill('admin@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  expect(await field(tab, 'Name').inputValue()).toBe('Cola zero')
  await press(tab, 'Start over')
  expect(await field(tab, 'Name').inputValue()).toBe('Cola')
})

test('Empty categories offer the first product, services have no stock, and other categories are not found.', async () => {
  const tab = await openProducts('employee', desk, 'services')
  await tab.getByText('There are no products in this category yet').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Add a product' }).click()
  expect(await dialog(tab).getByLabel(/stock/).count()).toBe(0)
  await field(tab, 'Name').fill('Boat wash')
  await field(tab, 'Price').fill('15')
  await press(tab, 'Add')
  await card(tab, 'Boat wash').getByText('$15').waitFor()
  await tab.getByRole('link', { name: /Drinks/ }).click()
  await card(tab, 'Cola').waitFor()
  tab.expectComplaint(/status of 404/)
  await tab.goto('/RentalRevolution/products/boats')
  expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/404')

  const visitor = await openTab(browser, site)
  await visitor.goto('/RentalRevolution/products/drinks')
  await visitor.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
})

test('A test account changes and adds in simulation, without a call.', async () => {
  const tab = await openProducts('demo')
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await card(tab, 'Cola').getByRole('button', { name: 'Change' }).click()
  await field(tab, 'Actual stock').fill('24')
  await press(tab, 'Save')
  await card(tab, 'Cola').getByText('24 of 24').waitFor()
  await tab.getByText('Simulated: with the test account nothing was really changed').waitFor()
  expect(writes).toEqual([])
  expect(await stored()).toMatchObject({ actual_stock: 10 })
})
