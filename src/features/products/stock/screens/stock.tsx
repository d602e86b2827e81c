import { useState } from 'react'
import { SheetPart } from '#features/figures/screens/part.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { words as productWords } from '../../words.ts'
import { type Goods, getStock } from '../contract.ts'
import { marginSheet, orderDays, orderSheet } from '../rules.ts'
import { words } from '../words.ts'
import { Counts, fileOf } from './counts.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

/** What to order, counting what is there, and to admins what it earns. */
export function Stock({ user, lead }: { user: SignedInUser; lead: string }) {
  const query = useEndpoint(getStock, { query: { days: orderDays } })
  const [tab, setTab] = useKept('stock-tab', 'order')
  const [isReceiving, setReceiving] = useState(false)
  const goods = query.data?.goods
  const counting = goods && <Counts isAdmin={user.admin} goods={goods} />
  return (
    <OfficePage
      {...{ user, lead, title: productWords.stock }}
      actions={goods?.[0] && <Button onClick={() => setReceiving(true)}>{words.received}</Button>}
    >
      {goods ? (
        <Tabs
          {...{ label: productWords.stock, selected: tab, onSelect: setTab }}
          tabs={[
            { id: 'order', label: productWords.toOrder, content: <Orders goods={goods} /> },
            { id: 'count', label: words.counts, content: counting },
            ...(user.admin ? [{ id: 'margins', label: words.margins, content: <Margins /> }] : []),
          ]}
        />
      ) : (
        <Pending query={query} what={words.theStock} />
      )}
      {goods && isReceiving && <ReceiveDialog {...{ user, goods }} onClose={() => setReceiving(false)} />}
    </OfficePage>
  )
}

function Orders({ goods }: { goods: readonly Goods[] }) {
  const sheet = orderSheet(goods)
  if (sheet.rows.length === 0) return <EmptyState title={words.enough} />
  return <SheetPart {...{ title: productWords.toOrder, text: words.orderHint, file: fileOf('orders'), sheet }} />
}

function Margins() {
  const [days, setDays] = useKept('stock-days', '28')
  const query = useEndpoint(getStock, { query: { days: Number(days) } }, { keepPrevious: true })
  if (!query.data) return <Pending query={query} what={words.theStock} />
  return (
    <div className={layout.column4} aria-busy={query.isPlaceholderData}>
      <ChoiceGroup
        {...{ legend: words.period, hideLegend: true, name: 'days', look: 'chips', value: days, onChange: setDays }}
        choices={['7', '28', '91', '365'].map((value) => ({ value, label: words.lastDays(value) }))}
      />
      <SheetPart
        {...{ title: words.margins, text: words.marginsHint, file: fileOf('margins', { days }) }}
        sheet={marginSheet(query.data.goods)}
      />
    </div>
  )
}
