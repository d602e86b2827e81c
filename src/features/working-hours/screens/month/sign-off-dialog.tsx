import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import type { WorkingHoursCalls } from '../../contract.ts'
import { type Month, monthTitle } from '../../rules.ts'
import { words } from '../../words.ts'

export type MonthDialogProps = { calls: WorkingHoursCalls; month: Month; onClose: () => void }

/** The question before nobody can change a month any more. */
export function SignOffDialog({ calls, month, onClose }: MonthDialogProps) {
  const write = useWrite(calls.signOffMonth, {
    refreshes: [calls.getWorkingDays],
    onSuccess: (answer) => {
      toast(words.isSignedOff(monthTitle(answer.month)), { seconds: 3 })
      onClose()
    },
  })
  return (
    <WriteDialog
      size="small"
      title={words.reallySignOff(monthTitle(month))}
      write={write}
      leave={words.cancel}
      send={words.signOff}
      sending={words.signingOff}
      onSend={() => write.mutate({ body: { month } })}
      onClose={onClose}
    >
      <p>{words.signOffText}</p>
    </WriteDialog>
  )
}
