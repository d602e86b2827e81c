import { changed, play, type Scene } from '#kit/ui/demo.ts'
import { creditInvoice, getInvoiceDealings } from './dealings/contract.ts'
import { creditOf } from './dealings/rules/credit.ts'
import {
  getPaperSettings,
  removeBankAccount,
  saveBankAccount,
  saveInvoiceRules,
  savePaperLogo,
  savePaperLook,
} from './documents/contract.ts'
import { getIncomingInvoices, markIncoming, takeInInvoice } from './incoming/contract.ts'
import { getOpenInvoices, pauseReminders, sendReminders } from './open/contract.ts'
import { openOf, toGiveBack } from './rules.ts'
import { approveRun, chooseRunOrders, getInvoiceRun, prepareRun, releaseRunCustomer } from './run/contract.ts'
import { type InvoiceOrder, resendInvoice, sendInvoiceOrder } from './sending/contract.ts'
import { sendDocument } from './single/contract.ts'

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
  play(sendDocument, () => ({ reference: '', to: '' })),
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
    show(getInvoiceDealings, (one, { params }) => {
      const part = creditOf(one.left, body.lines)
      if (params.invoice !== body.invoice || typeof part === 'string') return one
      const now = { ...one, credited: one.credited - part.gross, credited_by: reference }
      return { ...now, open: openOf(now), to_give_back: toGiveBack(now) }
    })
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
  play(takeInInvoice, () => ({ id: 0 })),
  play(markIncoming, ({ body: { incoming, before: _, ...marked } }, { show }) =>
    show(getIncomingInvoices, ({ invoices, ...list }) => ({
      ...list,
      invoices: changed(invoices, incoming, (one) => ({ ...one, ...marked, paid_on: marked.paid_on ?? null })),
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
