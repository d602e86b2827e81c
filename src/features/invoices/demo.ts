import { changed, play, type Scene } from '#kit/ui/demo.ts'
import { creditInvoice, getInvoiceDealings } from './dealings/contract.ts'
import {
  getPaperSettings,
  removeBankAccount,
  saveBankAccount,
  saveInvoiceRules,
  savePaperLogo,
  savePaperLook,
} from './documents/contract.ts'
import { getOpenInvoices, pauseReminders, sendReminders } from './open/contract.ts'
import { approveRun, chooseRunOrders, getInvoiceRun, prepareRun, releaseRunCustomer } from './run/contract.ts'
import { type InvoiceOrder, resendInvoice, sendInvoiceOrder } from './sending/contract.ts'

/** Nothing of what root alone may do: a test account is never root. */
export const plays = [
  play(prepareRun, () => ({ prepared: 0 })),
  play(releaseRunCustomer, () => ({ order: 0 })),
  play(chooseRunOrders, ({ body }, { show }) => setOrders(show, body.orders, body.included ? 'review' : 'canceled')),
  play(approveRun, ({ body: { orders } }, { show }) => {
    setOrders(
      show,
      orders.map(({ id }) => id),
      'sent',
    )
    return { approved: orders.length, dropped: [] }
  }),
  play(sendInvoiceOrder, ({ body }, { show }) => {
    setOrders(show, [body.order], 'sent')
    return { invoice: 0, reference: '' }
  }),
  play(resendInvoice, () => ({ to: '', reference: '' })),
  play(sendReminders, ({ body: { reminders } }, { show }) => {
    for (const { invoice, step } of reminders)
      show(getOpenInvoices, (open) => ({
        ...open,
        invoices: changed(open.invoices, invoice, (one) => ({
          ...one,
          reminders: [...one.reminders, { step, day: open.today }],
          next: null,
        })),
      }))
    return { sent: reminders.length, skipped: [] }
  }),
  play(pauseReminders, ({ body: { customer, until = null, always, consumer } }, { show }) => {
    const paused = { paused_until: always ? 'infinity' : until, consumer }
    show(getOpenInvoices, (open) => ({
      ...open,
      invoices: open.invoices.map((one) => (one.customer === customer ? { ...one, ...paused } : one)),
    }))
  }),
  play(creditInvoice, ({ body }, { show }) => {
    const reference = 'a credit note'
    show(getInvoiceDealings, (one, { params }) =>
      params.invoice === body.invoice ? { ...one, open: 0, to_give_back: one.paid, credited_by: reference } : one,
    )
    return { reference, to_give_back: 0 }
  }),
  play(savePaperLook, ({ body }, { show }) =>
    show(getPaperSettings, (settings) => ({ ...settings, look: { ...settings.look, ...body } })),
  ),
  play(saveInvoiceRules, ({ body: rules }, { show }) => show(getPaperSettings, (settings) => ({ ...settings, rules }))),
  play(savePaperLogo, ({ body }, { show }) =>
    show(getPaperSettings, (settings) => ({ ...settings, has_logo: !body.remove })),
  ),
  play(saveBankAccount, ({ body }, { show }) =>
    show(getPaperSettings, ({ accounts, ...settings }) => ({
      ...settings,
      accounts: [...accounts.filter(({ currency }) => currency !== body.currency), { ...body, preset: false }],
    })),
  ),
  play(removeBankAccount, ({ body }, { show }) =>
    show(getPaperSettings, ({ accounts, ...settings }) => ({
      ...settings,
      accounts: accounts.filter(({ currency }) => currency !== body.currency),
    })),
  ),
]

const setOrders = (show: Scene['show'], ids: readonly number[], state: InvoiceOrder['state']) =>
  show(getInvoiceRun, (run) => ({
    ...run,
    orders: run.orders.map((order) => (ids.includes(order.id) ? { ...order, state } : order)),
  }))
