import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { getOpenInvoices, type OpenInvoice } from '../contract.ts'
import { type Age, ageing, ageOf, ages } from '../rules/reminders.ts'
import { AgeingBars, ageNames } from './ageing-bars.tsx'
import styles from './open-invoices.module.css'
import { OpenTable } from './open-table.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'

type Answer = { today: string; invoices: readonly OpenInvoice[]; bank_until: string | null; automatic: boolean }

/** What is open, for how long, and reminding of it. */
export function OpenInvoices({ user }: { user: SignedInUser }) {
  const query = useEndpoint(getOpenInvoices)
  return (
    <OfficePage user={user} title="Open invoices">
      <InvoiceWays user={user} />
      {query.data ? (
        <Open user={user} open={query.data} />
      ) : (
        <Pending query={query} what="the open invoices" blocks={4} />
      )}
    </OfficePage>
  )
}

function Open({ user, open: { today, invoices, bank_until: until, automatic } }: { user: SignedInUser; open: Answer }) {
  const [search, setSearch] = useKept('open-invoices.search', '')
  const [age, setAge] = useKept<Age | 'all'>('open-invoices.age', 'all')
  if (invoices.length === 0) {
    return <EmptyState title="Everything is paid" text="Invoices that are sent stand here until their money came." />
  }
  const totals = ageing(
    invoices.map(({ currency, open, due_on: dueOn }) => ({ currency, open, dueOn })),
    today,
  )
  const inAge = (one: Age) => invoices.filter(({ due_on: dueOn }) => ageOf(dueOn, today) === one)
  const shown = found(age === 'all' ? invoices : inAge(age), search)
  return (
    <>
      <AgeingBars totals={totals} />
      <Reminders user={user} invoices={invoices} today={today} until={until} automatic={automatic} />
      <div className={styles.filters}>
        <ChoiceGroup
          legend="Overdue"
          name="age"
          look="chips"
          value={age}
          onChange={setAge}
          choices={[
            { value: 'all', label: `All ${invoices.length}` },
            ...ages.map((one) => ({ value: one, label: `${ageNames[one]} ${inAge(one).length}` })),
          ]}
        />
        <TextField
          label="Business, email or invoice"
          type="search"
          required={false}
          autoComplete="off"
          maxLength={70}
          className={styles.search ?? ''}
          value={search}
          onChange={setSearch}
        />
      </div>
      <LiveRegion>{shown.length === 1 ? '1 invoice' : `${shown.length} invoices`}</LiveRegion>
      {shown.length === 0 ? (
        <EmptyState title="No match found" />
      ) : (
        <OpenTable user={user} invoices={shown} today={today} />
      )}
    </>
  )
}

const found = (invoices: readonly OpenInvoice[], search: string) => {
  const wanted = search.trim().toLowerCase()
  return invoices.filter(({ business, email, reference }) =>
    [business, email, reference].some((text) => text.toLowerCase().includes(wanted)),
  )
}

type RemindersProps = {
  user: SignedInUser
  invoices: readonly OpenInvoice[]
  today: string
  until: string | null
  automatic: boolean
}

/** Which reminders are due. They go out after a look at them, since the money may be on the account already. */
function Reminders({ invoices, today, until, automatic }: RemindersProps) {
  const [asks, setAsks] = useState(false)
  const due = invoices.filter(({ next }) => next !== null && next.from <= today)
  const bank =
    until === null ? 'No bank statement was taken in yet' : `Bank statements are known until ${formatDay(until)}`
  return (
    <>
      {due.length > 0 ? (
        <Banner
          quiet
          tone="warning"
          title={due.length === 1 ? '1 reminder is due' : `${due.length} reminders are due`}
          action={<Button onClick={() => setAsks(true)}>Send reminders ({due.length})</Button>}
        >
          {automatic ? 'They go out by themselves. ' : ''}
          {bank}.
        </Banner>
      ) : (
        <p className={layout.muted}>
          No reminder is due{automatic && '; they go out by themselves'}. {bank}.
        </p>
      )}
      {asks && <ReminderDialog due={due} onClose={() => setAsks(false)} />}
    </>
  )
}
