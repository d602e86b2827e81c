import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import type { WorkingHoursCalls } from '../../contract.ts'
import { type Month, monthTitle } from '../../rules.ts'

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
      toast(`${monthTitle(answer.month)} is signed off`, { seconds: 3 })
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
      title={`Sign off ${monthTitle(month)}?`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button busy={write.isPending} busyLabel="Signing off..." onClick={() => write.mutate({ body: { month } })}>
            Sign off
          </Button>
        </>
      }
    >
      <p>From then on nobody can change hours of this month. You can reopen it with a reason.</p>
      <FormError message={failure} />
    </Dialog>
  )
}
