import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import type { WorkingHoursCalls } from '../../contract.ts'
import { type Month, monthTitle } from '../../rules.ts'
import { words } from '../../words.ts'

export type MonthDialogProps = {
  calls: WorkingHoursCalls
  /** The month it is about; closed without one. */
  month: Month | undefined
  onClose: () => void
}

/** The question before nobody can change a month any more. */
export function SignOffDialog({ calls, month, onClose }: MonthDialogProps) {
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const write = useWrite(calls.signOffMonth, {
    refreshes: [calls.getWorkingDays],
    onSuccess: (answer) => {
      toast(words.isSignedOff(monthTitle(answer.month)), { seconds: 3 })
      close()
    },
    onError: ({ message }) => setFailure(message),
  })
  if (month === undefined) return null
  return (
    <Dialog
      open
      size="small"
      onClose={close}
      title={words.reallySignOff(monthTitle(month))}
      leave={words.cancel}
      footer={
        <Button busy={write.isPending} busyLabel={words.signingOff} onClick={() => write.mutate({ body: { month } })}>
          {words.signOff}
        </Button>
      }
    >
      <p>{words.signOffText}</p>
      <FormError message={failure} />
    </Dialog>
  )
}
