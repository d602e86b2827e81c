import { useState } from 'react'
import { type Language, languages } from '#kit/shared/language.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import { changeLanguage } from '../day/contract/language.ts'
import { getDayBookings } from '../day/contract.ts'
import { getTimeline } from '../timeline/contract.ts'
import { words } from '../words.ts'
import styles from './booking-language.module.css'

type BookingLanguageProps = {
  id: number
  language: Language | undefined
  /** What it is the language of, where there are more of them. */
  label?: string
}

/** The language that the customer of a booking is written to in, where staff change it. */
export function BookingLanguage({ id, language: known = 'en', label = words.language }: BookingLanguageProps) {
  const [change, setChange] = useState<{ from: Language; to: Language }>()
  if (change && change.from !== known) setChange(undefined)
  const write = useWrite(changeLanguage, {
    refreshes: [getDayBookings, getTimeline],
    onError: () => setChange(undefined),
  })
  const choose = (to: Language) => {
    // A choice is sent once the one before has arrived: what was chosen last must be what is kept.
    if (write.isPending) return
    setChange({ from: known, to })
    write.mutate({ body: { booking_id: id, language: to } })
  }
  return (
    <span className={styles.line}>
      <span className={styles.frame}>
        <select
          className={styles.language}
          aria-label={label}
          value={change?.to ?? known}
          aria-busy={write.isPending}
          onChange={(event) => choose(event.target.value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {words.mailLanguages[one]}
            </option>
          ))}
        </select>
      </span>
      {/* Said here, as in a dialog what is said in the corner is behind it. */}
      <span className={classNames(layout.aside, write.isError && styles.refused)} role="status">
        {write.error?.message ?? (write.isSuccess && words.mailsFromNowOn[write.variables.body.language])}
      </span>
    </span>
  )
}
