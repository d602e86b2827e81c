import { useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { getBusinessSettings, type SpecialDay } from '../../contract.ts'
import { EditDialog } from '../../screens/office/edit-dialog.tsx'
import { HourField } from '../../screens/office/hours-fields.tsx'
import { OutsideWarning } from '../../screens/office/outside-bookings.tsx'
import { Pair } from '../../screens/office/settings-part.tsx'
import { words as settingsWords } from '../../words.ts'
import { getBookingsOutsideSpecialDay, saveSpecialDay, sentenceMax, specialDayForm } from '../contract.ts'
import { daysOf } from '../rules/staff.ts'
import { words } from '../words.ts'
import { draftOf, type SpecialDraft } from './draft.ts'

type SpecialDayDialogProps = {
  /** Those to change; undefined for new ones. */
  special: SpecialDay | undefined
  dayAddress: (day: string) => string
  onClose: () => void
}

/** Adding or changing days with other hours, with the bookings that lie outside of them. */
export function SpecialDayDialog({ special, dayAddress, onClose }: SpecialDayDialogProps) {
  const state = useState(() => draftOf(special))
  const { draft, change, field, dialog } = useEdit(state, saveSpecialDay, {
    form: specialDayForm,
    refreshes: [getBusinessSettings],
    onDone: (saved) => toast(words.isSaved(daysOf(saved))),
    onClose,
  })
  const said = { maxLength: sentenceMax, autoComplete: 'off' }
  return (
    <EditDialog {...dialog} title={special ? words.changeDays : words.newDays}>
      <Pair>
        <TextField label={settingsWords.firstDay} type="date" {...field('first_day')} />
        <TextField label={settingsWords.lastDay} type="date" optional {...field('last_day')} />
      </Pair>
      <Checkbox label={words.yearly} checked={draft.yearly} onChange={(yearly) => change({ yearly })} />
      <Checkbox label={words.closed} checked={draft.closed} onChange={(closed) => change({ closed })} />
      {!draft.closed && (
        <Pair short>
          <HourField label={settingsWords.opens} {...field('opening_hour')} />
          <HourField label={settingsWords.closes} {...field('closing_hour')} />
        </Pair>
      )}
      <Outside draft={draft} dayAddress={dayAddress} />
      <TextField label={words.sentence} hint={words.sentenceHint} {...said} {...field('sentence')} required={false} />
      <TextField label={words.sentenceDe} optional {...said} {...field('sentence_de')} />
    </EditDialog>
  )
}

/** Asked again for every change of days and hours, whatever is said of them, a moment after the last key. */
function Outside({ draft, dayAddress }: { draft: SpecialDraft; dayAddress: (day: string) => string }) {
  const asked = { ...draft, sentence: '-', sentence_de: '' }
  const settled = useSettled(errorsOf(specialDayForm, asked).length > 0 ? '' : JSON.stringify(asked))
  const query = settled === '' ? undefined : { query: { special_day: settled as never } }
  const { data } = useEndpoint(getBookingsOutsideSpecialDay, query, { keepPrevious: true })
  return <OutsideWarning outside={query && data} text={settingsWords.misfits} dayAddress={dayAddress} />
}
