import { useKept } from '#kit/ui/kept-state.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { reasonMax, reopening } from '../../contract.ts'
import { monthTitle } from '../../rules.ts'
import { words } from '../../words.ts'
import type { MonthDialogProps } from './sign-off-dialog.tsx'

/** Asks for the reason before a month that was signed off can be changed again. */
export function ReopenDialog({ calls, month, onClose }: MonthDialogProps) {
  const [draft, setDraft] = useKept(`${calls.business}-reopening-${month}`, { reason: '' })
  const { field, dialog } = useEdit([draft, setDraft], calls.reopenMonth, {
    form: reopening,
    formOf: (typed) => ({ month, ...typed }),
    refreshes: [calls.getWorkingDays],
    onDone: () => {
      toast(words.isOpenAgain(monthTitle(month)), { seconds: 3 })
      setDraft({ reason: '' })
    },
    onClose,
  })
  return (
    <WriteDialog
      {...dialog}
      size="small"
      title={words.reallyReopen(monthTitle(month))}
      leave={words.cancel}
      send={words.reopen}
      sending={words.reopening}
    >
      <p>{words.reopeningText}</p>
      <TextArea label={words.reason} max={reasonMax} {...field('reason')} />
    </WriteDialog>
  )
}
