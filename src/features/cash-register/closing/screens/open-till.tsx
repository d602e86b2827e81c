import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatMoney, moneyAffix, parseCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { typedMoney } from '../../sale/screens/exact-money.ts'
import { words as tseWords } from '../../tse/words.ts'
import { getTill, openTill } from '../contract.ts'
import { words } from '../words.ts'
import styles from './till-day.module.css'

const untouched = { isTyped: false, float: '', reason: '' }

/** The float is counted before the first sale; what the last closing left is offered. */
export function OpenTill({ user, carried, hasClosed }: { user: SignedInUser; carried: number; hasClosed: boolean }) {
  const [draft, setDraft] = useKept(`till float ${user.id}`, untouched)
  const [tried, setTried] = useState(false)
  const text = draft.isTyped ? draft.float : typedMoney(carried)
  const cents = parseCents(text)
  // Nothing was left to the first float of all.
  const differs = hasClosed && cents !== undefined && cents !== carried
  const explained = !differs || draft.reason.trim() !== ''
  const write = useWrite(openTill, {
    refreshes: [getTill],
    onSuccess: ({ self_test_failed: failed }) => {
      setDraft(untouched)
      toast(failed ? tseWords.testFailed : words.isOpen, failed ? { tone: 'warning' } : {})
    },
    // Somebody else may have opened it: then the day is shown as it is.
    onError: ({ code, message }) => {
      if (code === 'TILL_OPEN') toast(message, { tone: 'warning' })
      void refresh(getTill)
    },
  })
  const submit = () => {
    setTried(true)
    if (cents === undefined || !explained || write.isPending) return
    write.mutate({ body: { float: cents, reason: differs ? draft.reason : '' } })
  }
  const wrong = [
    ...(cents === undefined ? [{ field: 'float', message: words.noFloat }] : []),
    ...(explained ? [] : [{ field: 'reason', message: words.floatUnexplained }]),
  ]
  return (
    <Form
      className={styles.opening}
      data-ground="lake"
      onSubmit={submit}
      errors={tried && wrong.length > 0 ? wrong : (write.error?.errors ?? [])}
    >
      <h2>{words.isClosed}</h2>
      <p>{hasClosed ? words.countFloatLeft(formatMoney(carried)) : words.countFloat}</p>
      <TextField
        label={words.moneyInDrawer}
        name="float"
        {...moneyAffix()}
        maxLength={10}
        className={styles.large}
        value={text}
        onChange={(float) => setDraft((before) => ({ ...before, isTyped: true, float }))}
      />
      {differs && (
        <TextField
          label={words.whyAnother}
          name="reason"
          maxLength={200}
          value={draft.reason}
          onChange={(reason) => setDraft((before) => ({ ...before, reason }))}
          hint={
            cents > carried
              ? words.moreThanLeft(formatMoney(cents - carried))
              : words.lessThanLeft(formatMoney(carried - cents))
          }
        />
      )}
      <FormError message={write.error?.message} />
      <Button type="submit" size="large" busy={write.isPending}>
        {words.openTill}
      </Button>
    </Form>
  )
}
