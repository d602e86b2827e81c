import { useState } from 'react'
import { formatHour } from '#kit/shared/day.ts'
import { call } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { closeToast, toast } from '#kit/ui/toasts.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getBusinessSettings, getInstallation, type SpecialDay } from '../../contract.ts'
import { SettingsPart } from '../../screens/office/settings-part.tsx'
import { words as settingsWords } from '../../words.ts'
import { getBookingsOutsideSpecialDay, removeSpecialDay, saveSpecialDay, specialDayForm } from '../contract.ts'
import { daysOf } from '../rules/staff.ts'
import { nextTime } from '../rules.ts'
import { words } from '../words.ts'
import { draftOf } from './draft.ts'
import styles from './special-days.module.css'

const SpecialDayDialog = later(async () => (await import('./special-day-dialog.tsx')).SpecialDayDialog)

/** For admins: the days with other hours by date; each can be changed, and removed with undo. */
export function SpecialDaysPart({ dayAddress }: { dayAddress: (day: string) => string }) {
  const settings = useEndpoint(getBusinessSettings).data
  const [edited, setEdited] = useState<{ special: SpecialDay | undefined }>()
  const today = useNow(useEndpoint(getInstallation).data?.time_zone)?.day
  const { remove, isPending } = useRemoval()
  const times = today
    ? (settings?.special_days ?? [])
        .flatMap((special) => nextTime(special, today) ?? [])
        .toSorted((a, b) => a.first.localeCompare(b.first))
    : []
  return (
    <SettingsPart name="special-days" title={words.title} text={words.lead}>
      {times.length > 0 ? (
        <ul className={styles.days}>
          {times.map(({ special }) => (
            <Row
              key={special.id}
              special={special}
              onEdit={() => setEdited({ special })}
              onRemove={() => isPending || remove(special)}
            />
          ))}
        </ul>
      ) : (
        <p className={layout.muted}>{words.noneText}</p>
      )}
      <div>
        <Button variant="secondary" onClick={() => setEdited({ special: undefined })}>
          {words.add}
        </Button>
      </div>
      {edited && (
        <SpecialDayDialog special={edited.special} dayAddress={dayAddress} onClose={() => setEdited(undefined)} />
      )}
    </SettingsPart>
  )
}

type RowProps = { special: SpecialDay; onEdit: () => void; onRemove: () => void }

function Row({ special, onEdit, onRemove }: RowProps) {
  const days = daysOf(special)
  return (
    <li className={layout.stack1}>
      <h3 className={styles.name}>{days}</h3>
      <p className={layout.figures}>{hoursOf(special)}</p>
      <p className={layout.note}>{[special.sentence, special.sentence_de].filter(Boolean).join(' · ')}</p>
      <div className={layout.row2}>
        <Button variant="secondary" size="small" aria-label={words.changeOf(days)} onClick={onEdit}>
          {words.change}
        </Button>
        <Button variant="quiet" size="small" aria-label={words.removeOf(days)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

const hoursOf = ({ opening_hour: opens, closing_hour: closes }: SpecialDay) =>
  opens === null || closes === null
    ? words.closedHours
    : settingsWords.hoursFromTo(formatHour(opens), formatHour(closes))

/** Removing special days, with how many bookings lie outside the hours that count then, and undo. */
function useRemoval() {
  const onError = ({ message }: Error) => void toast(message, { tone: 'danger' })
  const again = useWrite(saveSpecialDay, { refreshes: [getBusinessSettings], onError })
  const gone = useWrite(removeSpecialDay, { refreshes: [getBusinessSettings], onError })
  const remove = async (special: SpecialDay) => {
    const params = { id: special.id }
    const outside = await call(getBookingsOutsideSpecialDay, { query: { remove: special.id } }).catch(() => undefined)
    if (!(await gone.mutateAsync({ params }).catch(() => undefined))) return
    const undo = () => {
      closeToast(shown)
      again.mutate({ body: specialDayForm.parse({ ...draftOf(special), id: undefined }) })
    }
    const said = [words.isRemoved(daysOf(special)), outside?.count ? settingsWords.misfits(outside.count) : '']
    const shown = toast(said.filter(Boolean).join('. '), { seconds: 15, action: { label: words.undo, run: undo } })
  }
  return { remove: (special: SpecialDay) => void remove(special), isPending: gone.isPending || again.isPending }
}
