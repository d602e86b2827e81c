import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { hasFocus, openDive, screens, stopClock } from './prawns-page.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const orderButton = (tab: Tab, product: string) => tab.getByRole('button', { name: `Order: ${product}` })
const modal = (tab: Tab) => tab.getByRole('dialog')
const field = (tab: Tab, label: string) => modal(tab).getByLabel(label, { exact: true })
const submit = (tab: Tab) => modal(tab).getByRole('button', { name: 'Submit', exact: true })
const method = (tab: Tab, name: string) => modal(tab).getByRole('radio', { name })
const messages = async (tab: Tab) =>
  (await modal(tab).locator('p[id$="-error"]').allInnerTexts()).map((text) => text.trim())

const limits = [
  ['First name', 25, 'Please enter a valid first name'],
  ['Last name', 25, 'Please enter a valid first name'],
  ['Email address', 50, 'Please enter a valid email address'],
  ['Street name & house number', 50, 'Please enter a valid street/number.'],
  ['Additional information', 50, 'Please enter valid additional information.'],
  ['Postal code', 10, 'Please enter a valid postal code.'],
  ['City', 30, 'Please enter a valid city.'],
  ['Country', 20, 'Please select a valid country.'],
] as const

const open = async (tab: Tab, product = 'Grilled') => {
  await orderButton(tab, product).click()
  await modal(tab).waitFor()
}
const fillAll = async (tab: Tab) => {
  for (const [label] of limits) await field(tab, label).fill('Wanda')
}

test.each(screens)('At $width by $height a test order is paid, thanked for and sent nowhere.', async (viewport) => {
  const tab = await openTab(browser, site, { viewport })
  const sent: string[] = []
  tab.on('request', (request) => {
    if (request.method() !== 'GET' || request.resourceType() === 'fetch') sent.push(request.url())
  })
  await openDive(tab)
  for (const [product, goods, delivery, total] of [
    ['On ice', '$24', '$6.90', '$30.90'],
    ['In the tin', '$12.80', 'free', '$12.80'],
    ['Grilled', '$19.50', '$6.90', '$26.40'],
  ] as const) {
    await open(tab, product)
    await modal(tab).getByText(`${product}, `).waitFor()
    expect(await modal(tab).locator('dd').allInnerTexts()).toEqual([goods, delivery, total])
    if (product !== 'Grilled') await modal(tab).getByRole('button', { name: 'Close' }).click()
  }
  await modal(tab).getByRole('heading', { name: 'Payment Method', exact: true }).waitFor()
  await modal(tab).getByText('Please choose a payment method', { exact: true }).waitFor()
  await modal(tab).getByRole('heading', { name: 'Your Address', exact: true }).waitFor()
  await modal(tab).getByText('Please enter the delivery address', { exact: true }).waitFor()
  await expectAccessible(tab)
  await method(tab, 'Apple').check()
  await fillAll(tab)
  await stopClock(tab)
  await submit(tab).click()
  const thanks = modal(tab).getByText('Thank you for your test order!', { exact: true })
  await thanks.waitFor()
  await tab.clock.runFor(2999)
  expect(await thanks.count()).toBe(1)
  await tab.clock.runFor(1)
  await expect.poll(() => thanks.count()).toBe(0)
  expect(sent).toEqual([])
})

test('Everything is required: each field says its own message, a card must be chosen; too long says so while it is typed.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0] })
  await openDive(tab)
  await open(tab)
  expect(await messages(tab)).toEqual([])
  await submit(tab).click()
  const all = limits.map(([, , message]) => message)
  expect(await messages(tab)).toEqual(['Select a payment method', ...all])
  expect(await hasFocus(tab, 'input[type="radio"]')).toBe(true)
  await expectAccessible(tab)
  await modal(tab).getByText('PayPal', { exact: true }).click()
  expect(await method(tab, 'PayPal').isChecked()).toBe(true)
  expect(await messages(tab)).toEqual(all)
  for (const [i, [label]] of limits.entries()) {
    await field(tab, label).fill('a')
    expect(await messages(tab)).toEqual(all.slice(i + 1))
  }
  await field(tab, 'City').fill(' ')
  await submit(tab).click()
  expect(await messages(tab)).toEqual(['Please enter a valid city.'])
  expect(await hasFocus(tab, '[name="city"]')).toBe(true)

  await method(tab, 'Credit card').check()
  await fillAll(tab)
  for (const [label, most, message] of limits) {
    await field(tab, label).fill('a'.repeat(most))
    expect(await messages(tab)).toEqual([])
    await field(tab, label).press('End')
    await tab.keyboard.type('b')
    expect(await messages(tab)).toEqual([message])
    await submit(tab).click()
    expect(await messages(tab)).toEqual([message])
    expect(await modal(tab).getByText('Thank you').count()).toBe(0)
    await field(tab, label).fill('ok')
    expect(await messages(tab)).toEqual([])
  }
})

test('X, a click beside and Escape close, what was typed is there again; names are put right as they are typed.', async () => {
  const tab = await openTab(browser, site)
  await openDive(tab)
  await open(tab)
  await step('closing', () => expectKept(tab))
  await field(tab, 'First name').pressSequentially('aNNA')
  await field(tab, 'Last name').pressSequentially('welle')
  expect([await field(tab, 'First name').inputValue(), await field(tab, 'Last name').inputValue()]).toEqual([
    'Anna',
    'Welle',
  ])
  await field(tab, 'First name').press('Home')
  await tab.keyboard.type('JO')
  expect(await field(tab, 'First name').inputValue()).toBe('Joanna')
  await method(tab, 'PayPal').check()
  for (const [label] of limits.slice(2)) await field(tab, label).fill('no @ at all')
  await field(tab, 'Postal code').fill('18119')
  await submit(tab).click()
  await modal(tab).getByText('Thank you for your test order!').waitFor()
  await expectAccessible(tab)
})

/** However it is closed, what was typed is there again, and so is the focus. */
async function expectKept(tab: Tab) {
  await method(tab, 'Apple').check()
  await field(tab, 'City').fill('Rostock')
  const ways = [
    () => modal(tab).getByRole('button', { name: 'Close' }).click(),
    () => tab.mouse.click(20, 400),
    () => tab.keyboard.press('Escape'),
  ]
  for (const close of ways) {
    await close()
    await expect.poll(() => modal(tab).count()).toBe(0)
    expect(await orderButton(tab, 'Grilled').evaluate((it) => it === document.activeElement)).toBe(true)
    await open(tab)
    expect([await field(tab, 'City').inputValue(), await method(tab, 'Apple').isChecked()]).toEqual(['Rostock', true])
  }
}

test('The keyboard alone orders.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0] })
  await openDive(tab)
  await orderButton(tab, 'On ice').focus()
  await tab.keyboard.press('Enter')
  await modal(tab).waitFor()
  for (let i = 0; i < 9 && !(await hasFocus(tab, 'input[type="radio"]')); i++) await tab.keyboard.press('Tab')
  await tab.keyboard.press('Space')
  await tab.keyboard.press('ArrowRight')
  expect(await method(tab, 'PayPal').isChecked()).toBe(true)
  for (const [label] of limits) {
    await tab.keyboard.press('Tab')
    expect(await field(tab, label).evaluate((it) => it === document.activeElement)).toBe(true)
    await tab.keyboard.type('wanda')
  }
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Enter')
  await modal(tab).getByText('Thank you for your test order!').waitFor()
})

test('The way back closes the form and stays in the dive, with what was typed; closed otherwise it leaves nothing behind.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0] })
  await tab.goto('/ArtAlley')
  await openDive(tab)
  await open(tab)
  await field(tab, 'City').fill('Rostock')
  await tab.goBack()
  await expect.poll(() => modal(tab).count()).toBe(0)
  expect(new URL(tab.url()).pathname).toBe('/ParallaxPrawns')
  await open(tab)
  expect(await field(tab, 'City').inputValue()).toBe('Rostock')
  await modal(tab).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => modal(tab).count()).toBe(0)
  await tab.goBack()
  await tab.waitForURL('**/ArtAlley')
})
