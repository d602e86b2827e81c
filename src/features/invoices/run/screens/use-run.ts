import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type InvoiceOrder, sendInvoiceOrder } from '../../sending/contract.ts'
import { approveRun, chooseRunOrders, getInvoiceRun, prepareRun, releaseRunCustomer } from '../contract.ts'
import { monthTitle } from '../rules.ts'

const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

/** What can be done with the run for a month. What it says of an order is shown at once, and taken back where it fails. */
export function useRun(month: string) {
  const input = { query: { month } }
  const set = (ids: readonly number[], state: InvoiceOrder['state']) =>
    amend(getInvoiceRun, input, (run) => ({
      ...run,
      orders: run.orders.map((order) => (ids.includes(order.id) ? { ...order, state } : order)),
    }))
  const onError = ({ message }: { message: string }) => toast(message, { tone: 'danger' })
  const refreshes = [getInvoiceRun]

  const prepare = useWrite(prepareRun, {
    refreshes,
    onSuccess: ({ prepared }) => {
      toast(prepared === 0 ? 'Nobody is left to be invoiced' : `${invoices(prepared)} to review`)
    },
    onError,
  })
  const choose = useWrite(chooseRunOrders, {
    refreshes,
    onError: (error, { body }) => {
      set(body.orders, body.included ? 'canceled' : 'review')
      onError(error)
    },
  })
  const approve = useWrite(approveRun, {
    refreshes,
    onSuccess: ({ approved, dropped }, { body }) => {
      const held = new Set(dropped.map(({ order }) => order))
      set(
        body.orders.flatMap(({ id }) => (held.has(id) ? [] : [id])),
        'waiting',
      )
      if (approved > 0) toast(`${invoices(approved)} of ${monthTitle(body.month)} on the way`)
      for (const { business, reason } of dropped) toast(`${business} is held back: ${reason}`, { tone: 'danger' })
    },
    onError,
  })
  const again = useWrite(sendInvoiceOrder, {
    refreshes,
    onSuccess: (_, { body }) => {
      set([body.order], 'sent')
      toast('Email has been sent')
    },
    onError,
  })

  const release = useWrite(releaseRunCustomer, {
    refreshes,
    onSuccess: () => toast('The invoice is in the run, to review'),
    onError,
  })

  return {
    release: (customer: number, anyway: boolean) => release.mutate({ body: { month, customer, anyway } }),
    releasing: release.isPending ? release.variables.body.customer : undefined,
    prepare: () => prepare.mutate({ body: { month } }),
    isPreparing: prepare.isPending,
    choose: (orders: number[], included: boolean) => {
      set(orders, included ? 'review' : 'canceled')
      choose.mutate({ body: { orders, included } })
    },
    approve: (orders: readonly InvoiceOrder[]) =>
      approve.mutateAsync({ body: { month, orders: orders.map(({ id, gross }) => ({ id, gross })) } }),
    isApproving: approve.isPending,
    again: (order: number) => again.mutateAsync({ body: { order } }),
    isTrying: again.isPending,
  }
}

export type Run = ReturnType<typeof useRun>
