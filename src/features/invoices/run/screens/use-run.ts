import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { type InvoiceOrder, sendInvoiceOrder } from '../../sending/contract.ts'
import { approveRun, chooseRunOrders, getInvoiceRun, prepareRun, releaseRunCustomer } from '../contract.ts'
import { monthTitle } from '../rules.ts'

const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

/** What can be done with the run for a month. What it says of an order is shown at once, and taken back where it fails. */
export function useRun(user: SignedInUser, month: string) {
  const input = { query: { month } }
  const set = (ids: readonly number[], state: InvoiceOrder['state']) =>
    amend(getInvoiceRun, input, (run) => ({
      ...run,
      orders: run.orders.map((order) => (ids.includes(order.id) ? { ...order, state } : order)),
    }))
  const onError = ({ message }: { message: string }) => toast(message, { tone: 'danger' })
  const refreshes = [getInvoiceRun]

  const prepare = useStaffWrite(user, prepareRun, {
    refreshes,
    simulate: () => ({ status: 'success' as const, prepared: 0 }),
    onSuccess: ({ prepared }) => {
      if (!user.demo) toast(prepared === 0 ? 'Nobody is left to be invoiced' : `${invoices(prepared)} to review`)
    },
    onError,
  })
  const choose = useStaffWrite(user, chooseRunOrders, {
    refreshes,
    simulate: () => ({ status: 'success' as const }),
    onError: (error, { body }) => {
      set(body.orders, body.included ? 'canceled' : 'review')
      onError(error)
    },
  })
  const approve = useStaffWrite(user, approveRun, {
    refreshes,
    simulate: ({ body }) => ({ status: 'success' as const, approved: body.orders.length, dropped: [] }),
    onSuccess: ({ approved, dropped }, { body }) => {
      const held = new Set(dropped.map(({ order }) => order))
      set(
        body.orders.flatMap(({ id }) => (held.has(id) ? [] : [id])),
        user.demo ? 'sent' : 'waiting',
      )
      if (approved > 0) toast(`${invoices(approved)} of ${monthTitle(body.month)} on the way`)
      for (const { business, reason } of dropped) toast(`${business} is held back: ${reason}`, { tone: 'danger' })
    },
    onError,
  })
  const again = useStaffWrite(user, sendInvoiceOrder, {
    refreshes,
    simulate: () => ({ status: 'success' as const, invoice: 0, reference: '' }),
    onSuccess: (_, { body }) => {
      set([body.order], 'sent')
      toast('Email has been sent')
    },
    onError,
  })

  const release = useStaffWrite(user, releaseRunCustomer, {
    refreshes,
    simulate: () => ({ status: 'success' as const, order: 0 }),
    onSuccess: () => {
      if (!user.demo) toast('The invoice is in the run, to review')
    },
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
