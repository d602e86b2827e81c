import { useEffect, useRef, useState } from 'react'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import type { Flow } from '#kit/ui/step-history.ts'
import type { Receipt } from '../contract.ts'
import { words } from '../words.ts'

const empty = { name: '', contract: '', email: '', comment: '' }
export type Draft = typeof empty

/** Undefined until somebody has gone on: where the page begins. */
export type Step = 'declare' | 'confirm' | undefined

/** From who withdraws from what to the receipt: two steps, and whatever was typed stays in between. */
export function useWithdrawal(contractOf: (token: string) => Promise<string>) {
  const user = useUser()
  const [draft, setDraft] = useKept<Draft>('rental/withdrawal', empty)
  const [token, setToken] = useState('')
  const [step, setStep] = useState<Step>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [message, setMessage] = useState<string>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [repeat] = useState(repeatKeys)

  // The link of a voucher's own page or mail names the contract; the token is taken out of the address.
  useEffect(() => {
    const linked = location.hash.slice(1)
    if (linked.length < 20) return
    history.replaceState(history.state, '', location.pathname)
    void contractOf(linked)
      .then((contract) => {
        setToken(linked)
        setDraft((before) => ({ ...before, contract }))
      })
      // Without the link the number is typed, as by everybody else.
      .catch(() => {})
  }, [contractOf, setDraft])

  const goBack = () => {
    setMessage(undefined)
    setStep('declare')
  }
  const flow: Flow<null> = {
    name: 'withdrawal',
    step: receipt ? 2 : step === 'confirm' ? 1 : 0,
    kept: null,
    goTo: (to) => {
      if (running.current) return
      if (receipt) {
        // What was declared is declared: back is where another one begins.
        setReceipt(undefined)
        setDraft(empty)
        goBack()
      } else if (to === 0) goBack()
      else void goOn()
    },
  }

  const alone = async (work: (rules: typeof import('./withdrawal-rules.ts')) => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setMessage(undefined)
    try {
      await work(await import('./withdrawal-rules.ts'))
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      if (known?.errors.length) {
        setErrors(known.errors)
        setStep('declare')
      } else setMessage(known?.message ?? words.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const goOn = () =>
    alone(async ({ checkDeclaration }) => {
      const found = checkDeclaration(draft)
      setErrors(found)
      if (found.length === 0) setStep('confirm')
    })

  return {
    flow,
    draft,
    step,
    errors,
    message,
    receipt,
    busy,
    /** Whether the contract comes from a link of ours. */
    isLinked: token !== '',
    change: (changes: Partial<Draft>) => {
      setErrors([])
      setDraft((before) => ({ ...before, ...changes }))
    },
    goOn,
    goBack,
    confirm: () =>
      alone(async ({ sendDeclaration }) => {
        const body = { ...draft, token }
        setReceipt(user?.demo ? simulated(draft) : await repeat(body, (key) => sendDeclaration(body, key)))
        forgetKept('rental/withdrawal')
      }),
  }
}

export type Withdrawing = ReturnType<typeof useWithdrawal>

const simulated = (draft: Draft): Receipt => ({
  ...draft,
  reference: 'W-SAMPLE',
  declared_at: '',
  received: words.sampleMoment,
  outcome: 'unmatched',
  consequence: words.sampleText,
  amount: 0,
  by_hand: 0,
  last_day: null,
})
