import { useState } from 'react'
import { checkUser, type SignedInUser } from '#features/sign-in/contract.ts'
import { currencyName } from '#kit/shared/currency-name.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { rentalCurrencies } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { call } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Form } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { NumberField } from '#kit/ui/number-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { words as uiWords } from '#kit/ui/words.ts'
import { getBookingsOutside, type HoursForm, longestGrace, rentalSettings } from '../../contract/staff.ts'
import { type BusinessSettings, getBusinessSettings } from '../../contract.ts'
import { settingsOf } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import styles from './business-form.module.css'
import { ChangeLimits } from './change-limits.tsx'
import { draftOf, type HoursDraft, readDraft } from './hours-draft.ts'
import { type ChangeHours, GeneralHours, PeriodFields } from './hours-fields.tsx'
import { HoursPreview } from './hours-preview.tsx'
import { languageOptions } from './language-options.ts'
import { OutsideDialog } from './outside-bookings.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSaved } from './use-saved.ts'

type BusinessFormProps = {
  user: SignedInUser
  settings: BusinessSettings
  dayAddress: (day: string) => string
}

/** What is typed; what is not there is as it is stored, and follows it. */
type Draft = Partial<Omit<HoursDraft, 'has'>> & {
  has: Partial<HoursDraft['has']>
  weAreHiring?: boolean
  late_grace?: number
  reminder_mails?: boolean
  change_hours?: number
  change_days?: number
  currency?: BusinessSettings['currency']
  language?: BusinessSettings['language']
}

const draftKey = 'settings-business'
const nothingTyped: Draft = { has: {} }

/** Opening hours and seasons, with the year they make beside them. Saving asks first when bookings would not fit. */
export function BusinessForm({ user, settings, dayAddress }: BusinessFormProps) {
  const [typed, keepTyped] = useKept<Draft>(draftKey, nothingTyped)
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const [checks, setChecks] = useState(false)
  const [outside, setOutside] = useState<Answer<typeof getBookingsOutside>>()
  const [saved, setSaved] = useSaved(user)

  const setTyped = (update: (before: Draft) => Draft) => {
    setTouched(true)
    keepTyped(update)
  }
  const stored = draftOf(settings)
  const draft: HoursDraft = { ...stored, ...typed, has: { ...stored.has, ...typed.has } }
  const { form, errors: found } = readDraft(draft)
  const next = form && settingsOf(form, settings)

  const write = useWrite(rentalSettings.updateSettings, {
    onSuccess: () => {
      forgetKept(draftKey)
      setOutside(undefined)
      setSaved(false)
      void refresh(getBusinessSettings, checkUser)
    },
    onError: (error) => {
      setOutside(undefined)
      setErrors(error.errors)
      // What cannot be chosen any more shows what it stays.
      if (error.errors.some(({ field }) => field === 'currency')) setTyped(({ currency: _, ...others }) => others)
      if (error.errors.length === 0) setFailure(error.message)
    },
  })

  const save = (hours: HoursForm) =>
    write.mutate({
      body: {
        ...hours,
        weAreHiring: typed.weAreHiring,
        late_grace: typed.late_grace,
        reminder_mails: typed.reminder_mails,
        change_hours: typed.change_hours,
        change_days: typed.change_days,
        currency: typed.currency,
        language: typed.language,
      },
    })
  const submit = async () => {
    if (checks || write.isPending || saved) return
    setErrors(found)
    setFailure(undefined)
    if (!form) return
    setChecks(true)
    try {
      const answer = await call(getBookingsOutside, { query: form })
      if (answer.count > 0) setOutside(answer)
      else save(form)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : uiWords.failed)
    } finally {
      setChecks(false)
    }
  }

  const change: ChangeHours = (field, text) => setTyped((before) => ({ ...before, [field]: text }))
  const toggle = (period: keyof HoursDraft['has'], has: boolean) =>
    setTyped((before) => ({ ...before, has: { ...before.has, [period]: has } }))
  const period = { draft, change, toggle }
  return (
    <Form onSubmit={() => void submit()} errors={errors} className={styles.form}>
      <div className={styles.fields}>
        {!isTouched && JSON.stringify(typed) !== JSON.stringify(nothingTyped) && (
          <div className={styles.leftOver}>
            <Banner
              action={
                <Button variant="quiet" size="small" onClick={() => setTyped(() => nothingTyped)}>
                  {uiWords.startOver}
                </Button>
              }
            >
              {uiWords.leftOver}
            </Banner>
          </div>
        )}
        <SettingsPart title={words.seasons.general} text={words.generalText}>
          <GeneralHours draft={draft} change={change} />
        </SettingsPart>
        <SettingsPart title={words.seasons.begin} text={words.beginText}>
          <PeriodFields period="season_begin" label={words.hasBegin} {...period} />
        </SettingsPart>
        <SettingsPart title={words.seasons.end} text={words.endText}>
          <PeriodFields period="season_end" label={words.hasEnd} {...period} />
        </SettingsPart>
        <SettingsPart title={words.seasons.off} text={words.offText}>
          <PeriodFields period="off_season" label={words.hasOff} {...period} />
        </SettingsPart>
        <SettingsPart title={words.comingBackLate} text={words.comingBackLateText}>
          <NumberField
            label={words.grace}
            name="late_grace"
            unit={words.minutes}
            max={longestGrace}
            value={typed.late_grace ?? settings.late_grace}
            onChange={(late_grace) => setTyped((before) => ({ ...before, late_grace: late_grace ?? 0 }))}
          />
        </SettingsPart>
        <SettingsPart title={words.reminders} text={words.remindersText}>
          <Checkbox
            name="reminder_mails"
            label={words.remindCustomers}
            checked={typed.reminder_mails ?? settings.reminder_mails}
            onChange={(reminder_mails) => setTyped((before) => ({ ...before, reminder_mails }))}
          />
        </SettingsPart>
        <ChangeLimits
          limits={{ ...settings, ...typed }}
          onChange={(limits) => setTyped((before) => ({ ...before, ...limits }))}
        />
        <SettingsPart title={words.currencyTitle} text={words.currencyText}>
          <SelectField
            label={words.currencyLabel}
            name="currency"
            hint={words.currencyHint}
            options={rentalCurrencies.map((value) => ({ value, label: `${currencyName(value)}, ${value}` }))}
            value={typed.currency ?? settings.currency}
            onChange={(currency) => setTyped((before) => ({ ...before, currency }))}
          />
        </SettingsPart>
        <SettingsPart title={words.officeLanguage} text={words.businessLanguageText}>
          <SelectField
            label={words.readIn}
            name="language"
            options={languageOptions}
            value={typed.language ?? settings.language}
            onChange={(language) => setTyped((before) => ({ ...before, language }))}
          />
        </SettingsPart>
        <SettingsPart title={words.jobs} text={words.hiringTexts.rental}>
          <Checkbox
            name="weAreHiring"
            label={words.hiring}
            checked={typed.weAreHiring ?? settings.hiring}
            onChange={(weAreHiring) => setTyped((before) => ({ ...before, weAreHiring }))}
          />
        </SettingsPart>
      </div>
      <div className={styles.preview}>
        <HoursPreview settings={settings} next={next} form={form} dayAddress={dayAddress} />
      </div>
      <div className={styles.end}>
        <SaveBar busy={checks || write.isPending} saved={saved} failure={failure} />
      </div>
      <OutsideDialog
        outside={outside}
        busy={write.isPending}
        dayAddress={dayAddress}
        onClose={() => setOutside(undefined)}
        onConfirm={() => form && save(form)}
      />
    </Form>
  )
}
