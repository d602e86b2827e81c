import { useState } from 'react'
import { formatPlain } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { type Option, SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { getUnpaidInvoices, type UnpaidInvoice } from '../../contract.ts'
import { findUnpaid } from '../../open/rules/unpaid.ts'
import type { BankLineShown, RestReason } from '../contract.ts'
import { splitOf } from '../rules/split.ts'
import { bankMoney, type Missing, MissingChoice } from './bank-money.tsx'
import styles from './split-dialog.module.css'
import type { BankLinesDo } from './use-bank-lines.ts'

type Chosen = { invoice: UnpaidInvoice; open: number; typed: string; missing: Missing; refusal?: string | undefined }

const rests: readonly Option<RestReason | 'stays'>[] = [
  { value: 'stays', label: 'Stays here to be decided' },
  { value: 'goes_back', label: 'Was paid too much and goes back' },
  { value: 'kept', label: 'Is kept: a small difference' },
]

/** Invoices shown at once: of more, one is searched for. */
const atOnce = 6

/** Money shared out by hand: to any invoices, in any parts, and what becomes of what is missing or left. */
export function SplitDialog({ line, does, onClose }: { line: BankLineShown; does: BankLinesDo; onClose: () => void }) {
  const { id, rest, currency, payer, proposals } = line
  const query = useEndpoint(getUnpaidInvoices)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [search, setSearch] = useState('')
  const [restAs, setRestAs] = useState<RestReason | 'stays'>('stays')
  const { shares, left } = splitOf(rest, chosen)
  const isWrong = shares.some(({ error }) => error !== undefined)
  const proposed = new Set(proposals.map(({ invoice }) => invoice))
  const free = (query.data?.unpaid_invoices_list ?? []).filter(
    (one) => one.currency === currency && !chosen.some(({ invoice }) => invoice.id === one.id),
  )
  const found = findUnpaid(free, search).toSorted((a, b) => Number(proposed.has(b.id)) - Number(proposed.has(a.id)))
  const change = (invoice: number, part: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.invoice.id === invoice ? { ...one, refusal: undefined, ...part } : one)))
  const add = (invoice: UnpaidInvoice) => {
    const typed = formatPlain(Math.min(left, invoice.open))
    setChosen((all) => [...all, { invoice, open: invoice.open, typed, missing: 'open' }])
    setSearch('')
  }
  const book = async () => {
    const bookings = chosen.map(({ invoice, open, missing }, i) => {
      const amount = shares[i]?.amount ?? 0
      return { line: id, invoice: invoice.id, amount, open, ...(missing !== 'open' && { short: missing }) }
    })
    const failed = bookings.length === 0 ? [] : await does.book(bookings).catch(() => undefined)
    if (!failed) return
    if (failed.length === 0) {
      if (left > 0 && restAs !== 'stays') does.putAside(id, restAs)
      return onClose()
    }
    const why = new Map(failed.map(({ invoice, error }) => [invoice, error ?? undefined]))
    setChosen((all) =>
      all.filter(({ invoice }) => why.has(invoice.id)).map((one) => ({ ...one, refusal: why.get(one.invoice.id) })),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${bankMoney(rest, currency)} of ${payer || 'an unknown payer'}`}
      leave="Cancel"
      footer={
        <Button
          busy={does.isBooking}
          disabled={isWrong || (chosen.length === 0 && restAs === 'stays')}
          onClick={() => void book()}
        >
          {chosen.length === 0 ? 'Put aside' : `Book ${bankMoney(rest - left, currency)}`}
        </Button>
      }
    >
      <div className={layout.column4}>
        {chosen.map(({ invoice, typed, missing, refusal }, i) => (
          <section key={invoice.id} className={styles.part} aria-label={invoice.reference}>
            <p className={styles.head}>
              <span>
                <strong>{invoice.business}</strong> {invoice.reference}, {bankMoney(invoice.open, currency)} open
              </span>
              <IconButton
                label={`Leave ${invoice.reference} out`}
                onClick={() => setChosen(chosen.filter((one) => one.invoice.id !== invoice.id))}
              >
                <CloseIcon />
              </IconButton>
            </p>
            <TextField
              label="Amount"
              inputMode="decimal"
              autoComplete="off"
              suffix={currency}
              value={typed}
              error={shares[i]?.error}
              onChange={(text) => change(invoice.id, { typed: text })}
            />
            {(shares[i]?.missing ?? 0) > 0 && (
              <MissingChoice
                cents={shares[i]?.missing ?? 0}
                currency={currency}
                value={missing}
                onChange={(value) => change(invoice.id, { missing: value })}
              />
            )}
            {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
          </section>
        ))}
        {left > 0 && (
          <>
            <TextField
              label={chosen.length === 0 ? 'For which invoice?' : 'And another invoice?'}
              type="search"
              required={false}
              autoComplete="off"
              maxLength={70}
              value={search}
              onChange={setSearch}
            />
            {query.data ? (
              <ul className={styles.found}>
                {found.slice(0, atOnce).map((invoice) => (
                  <li key={invoice.id}>
                    <button type="button" className={styles.add} onClick={() => add(invoice)}>
                      <strong>{invoice.business}</strong>
                      <span>
                        {invoice.reference}, {bankMoney(invoice.open, currency)} open
                      </span>
                    </button>
                  </li>
                ))}
                {found.length === 0 && <li className={layout.note}>No open invoice in {currency} is like it</li>}
                {found.length > atOnce && (
                  <li className={layout.note}>{found.length - atOnce} more: search for them</li>
                )}
              </ul>
            ) : (
              <Pending query={query} what="the invoices" />
            )}
            <SelectField
              label={`The ${bankMoney(left, currency)} left of it`}
              options={rests}
              value={restAs}
              onChange={setRestAs}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
