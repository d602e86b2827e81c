import { useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { reasonMax, reopening } from '../../contract.ts'
import { type Month, monthTitle } from '../../rules.ts'
import { words } from '../../words.ts'
import type { MonthDialogProps } from './sign-off-dialog.tsx'

/** Asks for the reason before a month that was signed off can be changed again. */
export function ReopenDialog({ month, ...rest }: MonthDialogProps) {
  return month === undefined ? null : <Question key={month} month={month} {...rest} />
}

function Question({ calls, month, onClose }: MonthDialogProps & { month: Month }) {
  const kept = `${calls.business}-reopening-${month}`
  const [reason, setReason] = useKept(kept, '')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const write = useWrite(calls.reopenMonth, {
    refreshes: [calls.getWorkingDays],
    onSuccess: () => {
      toast(words.isOpenAgain(monthTitle(month)), { seconds: 3 })
      forgetKept(kept)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      if (error.errors.length === 0) setFailure(error.message)
    },
  })
  const submit = () => {
    const found = errorsOf(reopening, { month, reason })
    setErrors(found)
    setFailure(undefined)
    if (found.length === 0 && !write.isPending) write.mutate({ body: { month, reason } })
  }
  return (
    <Dialog open size="small" onClose={onClose} title={words.reallyReopen(monthTitle(month))}>
      <Form className={layout.stack4} errors={errors} onSubmit={submit}>
        <p>{words.reopeningText}</p>
        <TextArea label={words.reason} name="reason" value={reason} onChange={setReason} max={reasonMax} />
        <FormError message={failure} />
        <div className={layout.end3}>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={write.isPending} busyLabel={words.reopening}>
            {words.reopen}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
