import { expect, test } from 'vitest'
import { roles, testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

const demo = { email: 'demo@rental.example', password: testPassword }
const site = await openSite({ testAccount: demo })
const browser = await launchChromium()

async function openLogin(): Promise<Tab> {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/login')
  return tab
}

async function signIn(tab: Tab, email: string, password = testPassword) {
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password').fill(password)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
}

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })

test('A wrong password is said for three seconds, wrong input beside the field.', async () => {
  const tab = await openLogin()
  await signIn(tab, 'root@sternsinger', 'abc')
  await tab.getByText('Please enter a valid email address').waitFor()
  await tab.getByText('The password must be 4 - 20 characters long').waitFor()
  await expectAccessible(tab)

  tab.expectComplaint(/status of 401.*rere_login/)
  await signIn(tab, 'root@sternsinger.example', 'wrong password')
  const failure = tab.getByText('Login failed, please try again later')
  await failure.waitFor()
  await expectAccessible(tab)
  await tab.clock.fastForward(3000)
  await failure.waitFor({ state: 'hidden' })
  expect(await tab.getByLabel('Email').inputValue()).toBe('root@sternsinger.example')
  await tab.goto('/de/RentalRevolution/login')
  await tab.getByLabel('E-Mail-Adresse').fill('root@sternsinger.example')
  await tab.getByLabel('Passwort', { exact: true }).fill('wrong password')
  await tab.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await tab.getByText('E-Mail-Adresse oder Passwort stimmt nicht').waitFor()
})

const everyones = [
  'Tasks',
  'Inbox',
  'Calendar',
  'Cash Register',
  'Boats',
  'Boats to look after',
  'Products',
  'Withdrawals',
]
const accounts = {
  root: {
    email: 'root@sternsinger.example',
    menu: '/internal',
    entries: [
      'Tasks',
      'Inbox',
      'Invoices',
      'Cash Register',
      'Acquisition',
      'Employees',
      'Download',
      'Working Hours',
      'Sandbox',
      'Settings',
    ],
  },
  admin: {
    email: 'admin@rental.example',
    menu: '/RentalRevolution/internal',
    entries: [
      ...everyones.with(-1, 'Prices'),
      'Figures',
      'Withdrawals',
      'Employees',
      'Blockings',
      'Working Hours',
      'Settings',
      'Mailbox',
      'Logout',
    ],
  },
  employee: {
    email: 'employee@rental.example',
    menu: '/RentalRevolution/internal',
    entries: [...everyones, 'Working Hours', 'Settings', 'Logout'],
  },
  demo: {
    email: demo.email,
    menu: '/RentalRevolution/internal',
    entries: [...everyones, 'Working Hours', 'Settings', 'Logout'],
  },
}

test('Signed in one lands in the right main menu, which leads to what the account may do.', async () => {
  const tab = await openLogin()
  for (const role of roles)
    await step(role, async () => {
      const { email, menu, entries } = accounts[role]
      await signIn(tab, email)
      await heading(tab, 'Main Menu').waitFor()
      expect(new URL(tab.url()).pathname).toBe(menu)
      const labels = await tab.getByRole('main').getByRole('list').first().getByRole('listitem').allInnerTexts()
      expect(labels.map((text) => text.split('\n')[0])).toEqual(entries)
      // The others have less of what the admin has.
      if (role === 'root' || role === 'admin') await expectAccessible(tab)
      await tab.untilQuiet()
      // A page still open would ask what the account may no longer know, as soon as something changes.
      await tab.goto('about:blank')
      await tab.context().clearCookies()
      await tab.goto('/RentalRevolution/login')
    })
})

test('Signing out says so, leads home after three seconds, and closes the office; once more it leads to the login.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  await tab.goto('/RentalRevolution/internal')
  await tab.getByRole('main').getByRole('link', { name: 'Logout' }).click()
  await heading(tab, 'You are signed out').waitFor()
  await expectAccessible(tab)
  await tab.clock.fastForward(3000)
  await tab.waitForURL('**/RentalRevolution')
  // The logout's document may show less: for the home page another one is loaded, which a new address must not overtake.
  await heading(tab, 'You are signed out').waitFor({ state: 'hidden' })
  await tab.goto('/RentalRevolution/internal')
  await heading(tab, 'Login').waitFor()
  await tab.goto('/RentalRevolution/logout')
  await heading(tab, 'Login').waitFor()
})

/** Notes what the page is told of by live updates. Gives how to ask which of two topics it hears, of which all hear one. */
async function listenIn(tab: Tab) {
  await tab.addInitScript(() => {
    const told: string[] = []
    const Usual = EventSource
    class Noting extends Usual {
      constructor(address: string) {
        super(address)
        this.addEventListener('message', ({ data }) => told.push(JSON.parse(data).topic))
      }
    }
    Object.assign(globalThis, { told, EventSource: Noting })
  })
  const told = () => tab.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0))
  return async () => {
    await told()
    const heard: string[] = []
    const ask = async () => {
      await site.live.changed('till', 'bookings')
      await new Promise((done) => setTimeout(done, 300))
      heard.push(...(await told()))
      return heard
    }
    // A stream that is being opened anew misses some.
    await expect.poll(ask).toContain('bookings')
    return [...new Set(heard)]
  }
}

test('From the login on the page hears of what only staff may see, and after the logout no more.', async () => {
  const tab = await openTab(browser, site)
  const hears = await listenIn(tab)
  await tab.goto('/RentalRevolution/login')
  await heading(tab, 'Login').waitFor()
  expect(await hears()).toEqual(['bookings'])
  await signIn(tab, 'employee@rental.example')
  await heading(tab, 'Main Menu').waitFor()
  expect(await hears()).toEqual(['till', 'bookings'])
  await tab.getByRole('main').getByRole('link', { name: 'Logout' }).click()
  await heading(tab, 'You are signed out').waitFor()
  expect(await hears()).toEqual(['bookings'])
})

test('The login leads back to where one wanted to go, and to no other site.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/internal/mailbox?state=failed')
  await heading(tab, 'Login').waitFor()
  expect(await tab.getByText('session has ended').count()).toBe(0)
  await signIn(tab, 'root@sternsinger.example')
  await heading(tab, 'Mailbox').waitFor()
  expect(tab.url()).toBe(`${site.url}/internal/mailbox?state=failed`)

  const other = await openTab(browser, site)
  await other.goto(`/RentalRevolution/login?back=${encodeURIComponent('//evil.example/')}`)
  await signIn(other, 'admin@rental.example')
  await heading(other, 'Main Menu').waitFor()
})

test('Whoever is not signed in is sent from the office to the login.', async () => {
  const tab = await openTab(browser, site)
  for (const address of ['/internal', '/internal/mailbox', '/RentalRevolution/internal']) {
    await tab.goto(address)
    await heading(tab, 'Login').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/login')
  }
})

test('Staff without the right are sent to the login with the reason, and stay signed in.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  const notTheirs = (address: string, whom: string) => tab.getByText(`${address} is for ${whom}.`, { exact: false })
  for (const [whom, pages] of [
    [
      'administrators',
      ['/invoices', '/acquisition', '/internal/mailbox', '/cashregister/logbook', '/cashregister/cashposition'],
    ],
    [
      'the root account',
      ['/tasks', '/inbox', '/employees', '/workinghours', '/settings', '/cashregister', '/internal/backups'],
    ],
    ['administrators', ['/employees', '/blacklist', '/figures'].map((page) => `/RentalRevolution${page}`)],
    [
      'administrators',
      ['cashposition', 'logbook', 'accounting'].map((page) => `/RentalRevolution/cashregister/${page}`),
    ],
  ] as const)
    for (const address of pages)
      await step(address, async () => {
        await tab.goto(address)
        await tab.waitForURL('**/RentalRevolution/login')
        await heading(tab, 'Login').waitFor()
        await notTheirs(address, whom).waitFor()
      })
  await expectAccessible(tab)
  await tab.reload()
  await tab.getByText('You are still signed in as').waitFor()
  await tab.getByRole('main').getByRole('link', { name: 'Main Menu' }).click()
  await heading(tab, 'Main Menu').waitFor()
  expect(
    (await site.sql`SELECT FROM sessions s JOIN users u ON u.id = s.user_id WHERE email = 'employee@rental.example'`)
      .length,
  ).toBeGreaterThan(0)
})

test('From there somebody else signs in and is where it was wanted; an admin reads the reason at the menu.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  await tab.goto('/RentalRevolution/internal')
  await heading(tab, 'Main Menu').waitFor()
  await tab.evaluate(() => {
    history.pushState(null, '', '/acquisition')
  })
  await tab.getByText('/acquisition is for administrators.').waitFor()
  await signIn(tab, 'admin@rental.example')
  await heading(tab, 'Acquisition').waitFor()
  await tab.goto('/tasks')
  await tab.waitForURL('**/RentalRevolution/internal')
  await tab.getByText('/tasks is for the root account.').waitFor()
  await tab.untilQuiet()
})

test('An admin who opens the login is in already, an employee is signed out by it.', async () => {
  const admin = await openTab(browser, site, { as: 'admin' })
  await admin.goto('/RentalRevolution/login')
  await heading(admin, 'Main Menu').waitFor()
  const employee = await openTab(browser, site, { as: 'employee' })
  const signedOut = employee.waitForResponse('**/api/rere_logout/')
  await employee.goto('/RentalRevolution/login')
  expect((await signedOut).status()).toBe(200)
  await employee.getByText('You have been signed out.').waitFor()
  await expectAccessible(employee)
  await employee.goto('/RentalRevolution/internal')
  await heading(employee, 'Login').waitFor()
})
