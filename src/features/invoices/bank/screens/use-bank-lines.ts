import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getUnpaidInvoices } from '../../contract.ts'
import { getOpenInvoices } from '../../open/contract.ts'
import {
  type BankLineShown,
  type BankProposal,
  type BookBankLines,
  bookBankLines,
  dismissBankLine,
  getBankLines,
  type RestReason,
} from '../contract.ts'
import type { Missing } from './bank-money.tsx'

export type WantedBooking = BookBankLines['bookings'][number]

/** What is missing for a discount that was agreed is one, until somebody says otherwise. */
export const missingOf = ({ fit }: BankProposal): Missing => (fit === 'discount' ? 'discount' : 'open')

export const bookingOf = (
  { id: line }: BankLineShown,
  proposal: BankProposal,
  missing = missingOf(proposal),
): WantedBooking => {
  const { invoice, amount, open } = proposal
  return missing === 'open' ? { line, invoice, amount } : { line, invoice, amount, open, short: missing }
}

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
      const undo = () => dismiss.mutate({ body: { line: body.line, dismissed: false, as: undefined } })
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
    putAside: (line: number, as?: RestReason) => dismiss.mutate({ body: { line, dismissed: true, as } }),
    takeUp: (line: number) => dismiss.mutate({ body: { line, dismissed: false, as: undefined } }),
  }
}

export type BankLinesDo = ReturnType<typeof useBankLines>
