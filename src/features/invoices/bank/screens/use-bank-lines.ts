import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getUnpaidInvoices } from '../../contract.ts'
import { getOpenInvoices } from '../../open/contract.ts'
import { type BookBankLines, bookBankLines, dismissBankLine, getBankLines } from '../contract.ts'

const refreshes = [getBankLines, getOpenInvoices, getUnpaidInvoices]

/** What can be done with the lines of a page. */
export function useBankLines() {
  const book = useWrite(bookBankLines, {
    refreshes,
    onSuccess: ({ results }) => {
      const booked = results.filter(({ error }) => error === null).length
      if (booked > 0) toast(booked === 1 ? 'The payment was registered' : `${booked} payments were registered`)
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })

  const dismiss = useWrite(dismissBankLine, {
    refreshes,
    onSuccess: (_, { body }) => {
      if (!body.dismissed) return
      const undo = () => dismiss.mutate({ body: { line: body.line, dismissed: false } })
      toast('The line is put aside', { action: { label: 'Undo', run: undo } })
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })

  return {
    isBooking: book.isPending,
    /** Books one or several; says of each that was not booked why. */
    book: async (bookings: BookBankLines['bookings']) => {
      const { results } = await book.mutateAsync({ body: { bookings } })
      return results.filter((result) => result.error !== null)
    },
    isMoving: dismiss.isPending,
    putAside: (line: number) => dismiss.mutate({ body: { line, dismissed: true } }),
    takeUp: (line: number) => dismiss.mutate({ body: { line, dismissed: false } }),
  }
}

export type BankLinesDo = ReturnType<typeof useBankLines>
