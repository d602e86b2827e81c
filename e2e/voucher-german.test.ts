import { expect, test } from 'vitest'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite, takePricesIn } from '#testing/site.ts'
import { tokenFromMail } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const demo = { email: 'demo@rental.example', password: testPassword }
const site = await openSite({ testAccount: demo })
await takePricesIn('EUR', site)
const browser = await launchChromium()

const pages = '/de/RentalRevolution'
const onPhone = () => openTab(browser, site, { viewport: { width: 390, height: 844 }, locale: 'de-DE', at: now() })
const now = () => new Date().toISOString()
const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { name }).waitFor()

/** Nothing sticks out, on the phone and on a desk, and nobody is kept out. */
async function expectSound(tab: Tab, name: string) {
  await expectAccessible(tab)
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 844 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const to = process.env.SHOTS
    if (to) await tab.screenshot({ path: `${to}/${name}-${width}.png`, fullPage: true })
  }
}

const mira = {
  'Vor- und Nachname': 'Mira Keller',
  'E-Mail-Adresse': 'mira@guests.example',
  'Straße und Hausnummer': 'Seestraße 5',
  'Postleitzahl und Ort': '82319 Starnberg',
}

async function order(tab: Tab, way: 'Überweisung' | 'PayPal', fields: Readonly<Record<string, string>> = mira) {
  for (const [label, value] of Object.entries(fields)) await tab.getByLabel(label, { exact: true }).fill(value)
  await tab.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  await tab.getByRole('checkbox', { name: 'Ich stimme der Datenschutzerklärung zu' }).check()
  await tab.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
}

/** Approves on the provider's page in its own tab, by where things are: its words are not those of vouchers. */
async function payInNewTab(tab: Tab) {
  const opened = tab.context().waitForEvent('page')
  await tab.locator('a[href*="/test-payment/"]').first().click()
  const provider = await opened
  await provider.getByRole('main').getByRole('button').first().click()
  await provider.locator('[data-state="paid"]').waitFor()
  await provider.close()
}

test('A voucher is made, ordered and paid in German, has its own page, and is withdrawn from there.', async () => {
  const tab = await onPhone()
  await tab.goto(`${pages}/vouchers`)
  await heading(tab, 'Einen Tag auf dem See verschenken')
  await tab.getByText(/Ganze Euro, ab 50\s€/).waitFor()
  await tab
    .getByText(/^100\s€$/)
    .first()
    .waitFor()
  expect(await tab.content()).not.toMatch(/\$\d|\d\s?\$|¤|Dollar/)
  await tab.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  for (const message of [
    'Bitte geben Sie Vor- und Nachnamen ein',
    'Bitte geben Sie Straße und Hausnummer ein',
    'Bitte geben Sie Postleitzahl und Ort ein',
    'Bitte stimmen Sie der Datenschutzerklärung zu',
  ])
    await tab.getByText(message).waitFor()
  await tab.getByLabel('Für wen').fill('Ada')
  await tab.getByLabel('Ihr Text').fill('Alles Gute zum Geburtstag!')
  await tab.getByRole('region', { name: 'Ihr Gutschein' }).getByText('Ein Gutschein für Ada').waitFor()
  await tab.getByText('Widerrufsbelehrung').click()
  await heading(tab, 'Muster-Widerrufsformular')
  await expectSound(tab, 'shop-order')
  await order(tab, 'PayPal')
  await heading(tab, /^100\s€ bezahlen$/)
  await expectSound(tab, 'shop-pay')
  await payInNewTab(tab)
  await tab.getByRole('region', { name: 'Ihr Gutschein ist bestellt!' }).getByText('hängt als PDF an').waitFor()
  await expectSound(tab, 'shop-ordered')

  const own = `${pages}/my-voucher#${await tokenFromMail(site.sql)}`
  await tab.goto(own)
  await heading(tab, /^Guthaben /)
  await expectSound(tab, 'shop-own')
  await tab.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await heading(tab, 'Vertrag widerrufen')
  expect(new URL(tab.url()).pathname).toBe(`${pages}/withdrawal`)
  await tab.getByText('Aus dem Link übernommen, über den Sie kamen.').waitFor()
  await tab.getByRole('button', { name: 'Weiter' }).click()
  await tab.getByText('Bitte geben Sie Ihren Namen ein').waitFor()
  await tab.getByLabel('Ihr Name').fill('Mira Keller')
  await tab.getByLabel('E-Mail-Adresse für die Bestätigung').fill('mira@guests.example')
  await expectSound(tab, 'shop-withdrawal-1')
  await tab.getByRole('button', { name: 'Weiter' }).click()
  await heading(tab, 'Widerruf prüfen und absenden')
  await expectSound(tab, 'shop-withdrawal-2')
  await tab.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await heading(tab, 'Ihr Widerruf ist eingegangen')
  await tab.getByText('Der Vertrag ist beendet, der Code des Gutscheins gilt nicht mehr.').waitFor()
  await tab.getByText(/Uhr \(UTC\+/).waitFor()
  await expectSound(tab, 'shop-withdrawal-3')
  expect((await site.sql`SELECT outcome FROM withdrawals`).map(({ outcome }) => outcome)).toEqual(['accepted'])
  const [payment] = await site.sql`SELECT currency, amount, refund_due FROM payments`
  expect(payment).toEqual({ currency: 'EUR', amount: 10_000, refund_due: 10_000 })
  await tab.goto('about:blank')
  await tab.goto(own)
  await heading(tab, 'Sie haben diese Bestellung widerrufen')
  await expectSound(tab, 'shop-own-withdrawn')
})

test('What the server refuses it refuses in German.', async () => {
  const email = 'nora@guests.example'
  const tab = await onPhone()
  await tab.goto(`${pages}/vouchers`)
  await order(tab, 'Überweisung', { ...mira, 'E-Mail-Adresse': email })
  await heading(tab, 'Ihr Gutschein ist bestellt!')
  await tab
    .getByText(/^100\s€$/)
    .first()
    .waitFor()
  await expectSound(tab, 'shop-transfer')
  const token = await tokenFromMail(site.sql, email)
  await tab.goto(`${pages}/my-voucher#${token}`)
  await heading(tab, /noch zu bezahlen$/)
  await expectSound(tab, 'shop-own-open')
  // Meanwhile it is withdrawn from elsewhere.
  await site.visitor().post('/api/withdrawals/', { name: 'Nora Falk', contract: 'Gutschein', email, token })
  tab.expectComplaint(/status of 409/)
  await tab.getByRole('button', { name: 'Online bezahlen' }).click()
  await tab.getByText('Sie haben diese Bestellung widerrufen').waitFor()
})

test('A link that is none, and a code that is none, say so in German.', async () => {
  const tab = await onPhone()
  tab.expectComplaint(/status of 404/)
  await tab.goto(`${pages}/my-voucher#${'x'.repeat(40)}`)
  await heading(tab, 'Dieser Link funktioniert nicht')
  await expectSound(tab, 'shop-link')
  await tab.goto(`${pages}/vouchers#code=AAAA-AAAA-AAAA-AAAA`)
  await tab.getByText('Der Gutschein ist ungültig').waitFor()
  expect(new URL(tab.url()).pathname).toBe(`${pages}/vouchers`)
  await expectSound(tab, 'shop-code')
})

test('At the login a wrong password is said in German, and who signs in is in the office: the rental’s in German, the agency’s in English.', async () => {
  const tab = await onPhone()
  const signIn = async (password: string, email = 'admin@rental.example') => {
    await tab.getByLabel('E-Mail-Adresse').fill(email)
    await tab.getByLabel('Passwort', { exact: true }).fill(password)
    await tab.getByRole('button', { name: 'Anmelden', exact: true }).click()
  }
  await tab.goto(`${pages}/login`)
  await signIn('abc')
  await tab.getByText('Das Passwort hat 4 bis 20 Zeichen').waitFor()
  tab.expectComplaint(/status of 401.*rere_login/)
  await signIn('wrong password')
  await tab.getByText('E-Mail-Adresse oder Passwort stimmt nicht').waitFor()
  await expectSound(tab, 'shop-login')
  const refused = await site.visitor().post(
    '/api/rere_login/',
    { email: 'admin@rental.example', password: 'wrong' },
    {
      'accept-language': 'de',
    },
  )
  expect(refused.json.detail).toBe('E-Mail-Adresse oder Passwort stimmt nicht')
  for (const [email, menu, title] of [
    ['admin@rental.example', '/de/RentalRevolution/internal', 'Hauptmenü'],
    ['root@sternsinger.example', '/internal', 'Main Menu'],
  ] as const) {
    await signIn(testPassword, email)
    await heading(tab, title)
    expect(new URL(tab.url()).pathname).toBe(menu)
    // What is still asked for there would be asked by nobody.
    await tab.goto('about:blank')
    await tab.context().clearCookies()
    await tab.goto(`${pages}/login`)
  }
})

test('A new password is asked for in German.', async () => {
  const tab = await onPhone()
  await tab.goto(`${pages}/recover`)
  await tab.getByLabel('E-Mail-Adresse').fill('nobody@guests.example')
  await expectSound(tab, 'shop-recover')
  await tab.getByRole('button', { name: 'Neues Passwort schicken' }).click()
  await tab.getByText('Wir haben ein neues Passwort an diese E-Mail-Adresse geschickt').waitFor()
})
