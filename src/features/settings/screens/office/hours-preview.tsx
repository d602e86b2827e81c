import { useState } from 'react'
import { addDays } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { getBookingsOutside, type HoursForm } from '../../contract/staff.ts'
import { type BusinessSettings, getInstallation } from '../../contract.ts'
import { openingSpan, openState } from '../../rules.ts'
import { words } from '../../words.ts'
import { OpeningHours } from '../opening-hours.tsx'
import { OpeningYear } from '../opening-year.tsx'
import { openText } from '../season-words.ts'
import styles from './hours-preview.module.css'
import { OutsideWarning } from './outside-bookings.tsx'

type HoursPreviewProps = {
  settings: BusinessSettings
  /** As typed; undefined while something is wrong with it. */
  next: BusinessSettings | undefined
  form: HoursForm | undefined
  dayAddress: (day: string) => string
}

/** The year as it would be, and the bookings that would not fit it. While something is wrong the last right one stays. */
export function HoursPreview({ settings, next, form, dayAddress }: HoursPreviewProps) {
  const [right, setRight] = useState(settings)
  if (next && !isSame(next, right)) setRight(next)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const now = useNow(timeZone)
  const isNew = !isSame({ ...right, hiring: settings.hiring }, settings)
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <h2 className={styles.title}>{isNew ? words.yearAsItWouldBe : words.yearAsItIs}</h2>
      <div className={styles.ring}>
        <OpeningYear settings={right} today={now?.day}>
          {now && <p className={styles.now}>{openText(openState(right, now), now.day, addDays(now.day, 1))}</p>}
        </OpeningYear>
      </div>
      <div className={styles.lines}>
        <OpeningHours settings={right} />
      </div>
      {openingSpan(right) > openingSpan(settings) && (
        <Banner quiet>{words.openLonger(openingSpan(right), openingSpan(settings))}</Banner>
      )}
      <Outside form={isNew ? form : undefined} dayAddress={dayAddress} />
    </aside>
  )
}

const isSame = (one: BusinessSettings, other: BusinessSettings) =>
  (Object.keys(one) as (keyof BusinessSettings)[]).every((name) => one[name] === other[name])

/** Asked again for every change, a moment after the last key. */
function Outside({ form, dayAddress }: Pick<HoursPreviewProps, 'form' | 'dayAddress'>) {
  const settled = useSettled(form ? JSON.stringify(form) : '', 300)
  const query = settled === '' ? undefined : { query: JSON.parse(settled) as HoursForm }
  const { data } = useEndpoint(getBookingsOutside, query, { keepPrevious: true })
  return <OutsideWarning outside={form && query ? data : undefined} text={words.misfits} dayAddress={dayAddress} />
}
