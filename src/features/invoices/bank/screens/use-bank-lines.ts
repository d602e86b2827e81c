import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { Sent } from '#kit/ui/api.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { getUnpaidInvoices } from '../../contract.ts'
import { getOpenInvoices } from '../../open/contract.ts'
import { type BankLineShown, bookBankLines, dismissBankLine, getBankLines } from '../contract.ts'

export type WantedBooking = { line: number; invoice: number; amount: number }

const refreshes = [getBankLines, getOpenInvoices, getUnpaidInvoices]

/** What can be done with the lines of a page. */
export function useBankLines(user: SignedInUser, page: Sent<typeof getBankLines>) {
  const change = (ids: ReadonlySet<number>, to: (line: BankLineShown) => BankLineShown | undefined) =>
    amend(getBankLines, page, (answer) => ({
      ...answer,
      lines: answer.lines.flatMap((line) => (ids.has(line.id) ? (to(line) ?? []) : [line])),
    }))

  const book = useStaffWrite(user, bookBankLines, {
    refreshes,
    simulate: ({ body }) => {
      const amounts = new Map(body.bookings.map(({ line, amount }) => [line, amount]))
      change(new Set(amounts.keys()), (line) => {
        const rest = line.rest - (amounts.get(line.id) ?? 0)
        return rest > 0 ? { ...line, rest, proposals: [] } : undefined
      })
      return { results: body.bookings.map(({ line, invoice }) => ({ line, invoice, receipt: 0, error: null })) }
    },
    onSuccess: ({ results }) => {
      const booked = results.filter(({ error }) => error === null).length
      if (booked > 0 && !user.demo)
        toast(booked === 1 ? 'The payment was registered' : `${booked} payments were registered`)
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })

  const dismiss = useStaffWrite(user, dismissBankLine, {
    refreshes,
    simulate: ({ body }) => {
      change(new Set([body.line]), () => undefined)
      return { status: 'success' as const }
    },
    onSuccess: (_, { body }) => {
      if (user.demo || !body.dismissed) return
      const undo = () => dismiss.mutate({ body: { line: body.line, dismissed: false } })
      toast('The line is put aside', { action: { label: 'Undo', run: undo } })
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })

  return {
    isBooking: book.isPending,
    /** Books one or several; says of each that was not booked why. */
    book: async (bookings: readonly WantedBooking[]) => {
      const { results } = await book.mutateAsync({ body: { bookings: [...bookings] } })
      return results.filter((result) => result.error !== null)
    },
    isMoving: dismiss.isPending,
    putAside: (line: number) => dismiss.mutate({ body: { line, dismissed: true } }),
    takeUp: (line: number) => dismiss.mutate({ body: { line, dismissed: false } }),
  }
}

export type BankLinesDo = ReturnType<typeof useBankLines>
