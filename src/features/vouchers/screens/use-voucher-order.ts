import { useRef, useState } from 'react'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import type { Flow } from '#kit/ui/step-history.ts'
import { words as kitWords } from '#kit/ui/words.ts'
import type { Draft } from './voucher-draft.ts'
import type { checkDraft, Ordered, PendingOrder } from './voucher-rules.ts'

/** From the filled-in form to the finished order. */
export function useVoucherOrder(isShowcase: boolean) {
  const user = useUser()
  const [pending, setPending, restored] = useKept<PendingOrder | null>('rental/voucher-waiting', null)
  const [ordered, setOrdered] = useState<Ordered>()
  const [message, setMessage] = useState<string>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [rules, setRules] = useState<{ checkDraft: typeof checkDraft }>()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [begun, setBegun] = useState(0)
  const running = useRef(false)
  const simulated = user?.demo ?? isShowcase

  /** Checks the order and, where nothing is wrong with it, sends it. */
  const send = async (draft: Draft, agreed: boolean) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setMessage(undefined)
    setErrors([])
    try {
      const { checkDraft, sendOrder } = await import('./voucher-rules.ts')
      setRules({ checkDraft })
      setTried(true)
      const sent = agreed ? await sendOrder(draft, simulated) : {}
      if (sent.pending) {
        setPending(sent.pending)
        setTried(false)
      }
      setOrdered(sent.ordered)
      setErrors(sent.errors ?? [])
      setMessage(sent.message)
    } catch {
      setMessage(kitWords.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** Back to the form, where everything typed still stands. */
  const notPaid = (reason?: string) => {
    setPending(null)
    setMessage(reason)
    if (reason === undefined) setBegun((times) => times + 1)
  }
  const startOver = () => {
    setOrdered(undefined)
    setBegun((times) => times + 1)
  }
  const flow: Flow<null> = {
    name: 'voucher order',
    step: restored ? (ordered ? 2 : pending ? 1 : 0) : undefined,
    kept: null,
    goTo: () => {
      if (ordered) startOver()
      // Where the money may be moving it is not given up: the buttons tell what becomes of it.
      else if (pending)
        void import('./voucher-rules.ts')
          .then(({ giveUp }) => giveUp(pending.payment))
          .then(
            () => notPaid(),
            () => {},
          )
    },
  }

  return {
    flow,
    simulated,
    busy,
    /** What is wrong with an order, once `prepareCheck` was called or one was sent. */
    check: rules?.checkDraft,
    // Where it fails, it is checked once it is sent.
    prepareCheck: () => void import('./voucher-rules.ts').then(setRules, () => {}),
    tried,
    pending,
    ordered,
    message,
    errors,
    /** How often one came back to the form by oneself, rather than with something to read where one paid. */
    begun,
    send,
    clear: () => {
      setMessage(undefined)
      setErrors([])
    },
    paid: (order: PendingOrder) => {
      setPending(null)
      setOrdered({ ...order, transfer: null, simulated: false })
    },
    notPaid,
    startOver,
  }
}

export type VoucherOrder = ReturnType<typeof useVoucherOrder>
