import { type ReactNode, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { besideWidth, useMedia } from '#kit/ui/use-media.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import type { InvoiceKind } from '../../issuing/rules/freeze.ts'
import { ageing } from '../../open/rules/reminders.ts'
import { AgeingBars } from '../../open/screens/ageing-bars.tsx'
import { lastMonths, monthTitle } from '../../run/rules.ts'
import { exportInvoiceList, getInvoiceList, type InvoiceFilter, type Standing } from '../contract.ts'
import styles from './all-documents.module.css'
import { DocumentRows, DocumentView, type Shown } from './document-rows.tsx'

const stateNames: Readonly<Record<Standing, string>> = {
  ...{ open: 'Open', overdue: 'Overdue', paid: 'Paid', credited: 'Taken back', credit_note: 'Credit notes' },
}
const kindNames: Readonly<Record<InvoiceKind, string>> = {
  ...{ monthly: 'Monthly', single: 'One-off', down_payment: 'Down payment', final: 'Final invoice' },
}
const none = { search: '', state: '', month: '', customer: '', kind: '' }

type Beside = Parameters<typeof DocumentRows>[0]['beside']

type DocumentsProps = {
  user: SignedInUser
  title: string
  /** That is shown unless one chooses. */
  state?: Standing
  above?: ReactNode
}

/** All invoices and credit notes, found as one types, and one of them beside the list. */
export function AllDocuments({ user, title, state, above }: DocumentsProps) {
  const [typed, setTyped] = useKept<typeof none>(`documents.${state}`, { ...none, state: state ?? '' })
  const [chosen, choose] = useState<Shown>()
  const isBeside = useMedia(besideWidth)
  const search = useSettled(typed.search.trim())
  const filled = Object.fromEntries(Object.entries({ ...typed, search }).filter(([, value]) => value !== ''))
  // What is chosen here is of the lists below.
  const filter = filled as unknown as InvoiceFilter
  const query = useEndpoint(getInvoiceList, { query: filter }, { keepPrevious: true })
  const { data } = query
  const sums = data?.sums.map(({ due_on: dueOn, ...sum }) => ({ ...sum, dueOn })) ?? []
  const months = data ? lastMonths(data.today, 60).map((month) => [month, monthTitle(month)] as const) : []
  const customers = data?.customers.map(({ id, business }) => [String(id), business] as const) ?? []
  const isPaid = filled.state === 'open' && Object.keys(filled).length === 1
  const select = (name: keyof typeof none, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      options={[{ value: '', label: 'All' }, ...options.map(([value, text]) => ({ value, label: text }))]}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      required={false}
    />
  )
  const beside: Beside = isBeside ? [chosen?.id, choose] : undefined
  return (
    <OfficePage
      user={user}
      title={title}
      actions={
        <>
          <ButtonLink variant="secondary" href={`${exportInvoiceList.path}?${new URLSearchParams(filled)}`} download>
            CSV
          </ButtonLink>
          <ButtonLink to="/invoices/new">New document</ButtonLink>
        </>
      }
    >
      <InvoiceWays user={user} />
      {above}
      <div className={styles.filters}>
        <TextField
          label="Number, business, order or amount"
          type="search"
          required={false}
          autoComplete="off"
          maxLength={70}
          value={typed.search}
          onChange={(text) => setTyped({ ...typed, search: text })}
        />
        {select('state', 'State', Object.entries(stateNames))}
        {select('month', 'Month', months)}
        {select('customer', 'Customer', customers)}
        {select('kind', 'Kind', Object.entries(kindNames))}
      </div>
      {data ? (
        <>
          <AgeingBars totals={ageing(sums, data.today)} />
          <div className={styles.columns}>
            <div aria-busy={query.isPlaceholderData}>
              {data.invoices.length === 0 && <EmptyState title={isPaid ? 'Everything is paid' : 'No document found'} />}
              <Page user={user} filter={filter} beside={beside} />
            </div>
            {chosen && isBeside && (
              <section className={styles.pane} aria-label={chosen.reference}>
                <h2>{chosen.reference}</h2>
                <DocumentView user={user} document={chosen} today={data.today} />
              </section>
            )}
          </div>
        </>
      ) : (
        <Pending query={query} what="the documents" blocks={6} />
      )}
    </OfficePage>
  )
}

type PageProps = { user: SignedInUser; filter: InvoiceFilter; beside: Beside; before?: number }

/** A page of the list, and below it the next one when asked for. */
function Page({ before, ...props }: PageProps) {
  const query = useEndpoint(getInvoiceList, { query: { ...props.filter, before } }, { keepPrevious: true })
  if (!query.data) return <Pending query={query} what="the documents" blocks={2} />
  const { invoices, today, next } = query.data
  return (
    <>
      <DocumentRows user={props.user} documents={invoices} today={today} beside={props.beside} />
      <NextPage key={JSON.stringify(props.filter)} next={next} label="Older documents">
        {(older) => <Page {...props} before={older} />}
      </NextPage>
    </>
  )
}
