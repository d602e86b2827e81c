import { useEffect } from 'react'
import { InvoiceWays } from '#features/invoices/dealings/screens/invoice-ways.tsx'
import { WaitingOrders } from '#features/invoices/run/screens/waiting-orders.tsx'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { useAsked } from '#kit/ui/asked-place.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { type Customer, getCustomersList } from '../contract.ts'
import { CustomerForm } from './customer-form.tsx'
import { CustomerList } from './customer-list.tsx'
import styles from './customers.module.css'

/** Whom the agency invoices: adding and changing customers, sending them invoices, and what became of these. */
export function Customers({ user }: { user: SignedInUser }) {
  const list = useEndpoint(getCustomersList)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const day = useNow(timeZone)?.day
  const [selected, setSelected] = useKept<number | null>('customers.selected', null)
  const [mode, setMode, isRestored] = useKept<'list' | 'add'>('customers.mode', 'list')
  useStepHistory({
    name: 'customers',
    step: isRestored ? (mode === 'add' ? 1 : 0) : undefined,
    kept: null,
    goTo: (to) => setMode(to === 1 ? 'add' : 'list'),
  })
  const asked = Number(/^customer-(\d+)$/.exec(useAsked())?.[1]) || undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is asked for, then another may be chosen
  useEffect(() => {
    if (!isRestored || asked === undefined) return
    setMode('list')
    setSelected(asked)
  }, [isRestored, asked])
  const isReady = list.data !== undefined && timeZone !== undefined && day !== undefined
  return (
    <OfficePage
      user={user}
      title="Invoices"
      step={isRestored ? mode : undefined}
      actions={
        <>
          <Button variant="secondary" onClick={() => setMode(mode === 'list' ? 'add' : 'list')}>
            {mode === 'list' ? 'Add' : 'List'}
          </Button>
          <ButtonLink to="/invoices/new">New document</ButtonLink>
        </>
      }
    >
      <InvoiceWays user={user} />
      {!isReady ? (
        <Pending query={list} what="the customers" blocks={6} />
      ) : mode === 'add' ? (
        <div className={styles.alone}>
          <CustomerForm
            user={user}
            customer={undefined}
            day={day}
            timeZone={timeZone}
            setUp={list.data.currencies_set_up}
            seller={{ country: list.data.seller_country, smallBusiness: list.data.small_business }}
            onDone={() => setMode('list')}
            onOpen={(id) => {
              setSelected(id)
              setMode('list')
            }}
          />
        </div>
      ) : (
        <Listed user={user} {...list.data} place={{ day, timeZone }} choice={[selected, setSelected]} />
      )}
    </OfficePage>
  )
}

type ListedProps = {
  user: SignedInUser
  customers_list: readonly Customer[]
  currencies_set_up: readonly string[]
  seller_country: string
  small_business: boolean
  place: { day: string; timeZone: string }
  choice: readonly [selected: number | null, select: (id: number | null) => void]
}

function Listed({ user, place, choice: [selected, setSelected], ...list }: ListedProps) {
  const { customers_list: customers, currencies_set_up: setUp } = list
  const seller = { country: list.seller_country, smallBusiness: list.small_business }
  if (customers.length === 0) return <EmptyState title="No entries yet" />
  return (
    <CustomerList
      customers={customers}
      today={place.day}
      selected={selected ?? undefined}
      onSelect={setSelected}
      none={<WaitingOrders />}
      form={(customer) => (
        <CustomerForm
          key={customer.id}
          user={user}
          customer={customer}
          setUp={setUp}
          seller={seller}
          {...place}
          onDone={(mode) => mode === 'delete' && setSelected(null)}
          onOpen={setSelected}
        />
      )}
    />
  )
}
