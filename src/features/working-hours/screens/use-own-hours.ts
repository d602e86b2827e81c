import { useEffect, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { amend, refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import type { WorkingDays, WorkingHoursCalls } from '../contract.ts'
import { areHours, editableDays, hoursMessage, monthOf, typedHours } from '../rules.ts'
import { afterSaving, changesOf, dropDay, type HoursDraft, typeInto } from './hours-draft.ts'
import { hoursOf, withHours } from './table-hours.ts'

const messageSeconds = 3

export type OwnHours = ReturnType<typeof useOwnHours>

/** One's own hours while they are entered: what is typed stays until it is saved, whatever happens meanwhile. */
export function useOwnHours(user: SignedInUser, calls: WorkingHoursCalls, table: WorkingDays) {
  const [draft, setDraft] = useKept<HoursDraft>(`${calls.business}-hours-of-${user.id}`, {})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [outcome, setOutcome] = useState<'saved' | 'nothing to save'>()
  const [failure, setFailure] = useState<string>()
  const savedOf = hoursOf(table, user.id)
  const lockedMonths = new Set(table.months.filter((one) => one.signed_off_by !== null).map(({ month }) => month))
  const openDays = editableDays(table.today).filter((day) => !lockedMonths.has(monthOf(day)))
  const changes = changesOf(draft, savedOf)
  const isWrong = (day: Day) => !areHours(draft[day]?.text ?? '')

  const write = useWrite(calls.saveWorkingHours, {
    refreshes: [calls.getWorkingDays],
    onSuccess: (_, { body }) => {
      amend(calls.getWorkingDays, undefined, (before) => withHours(before, user.id, body.working_hours))
      setDraft((before) => afterSaving(before, body.working_hours))
      setOutcome('saved')
    },
    onError: (error) => {
      setErrors(error.errors)
      setFailure(error.message)
      void refresh(calls.getWorkingDays)
    },
  })

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), messageSeconds * 1000)
    return () => clearTimeout(timer)
  }, [outcome])

  const fieldOf = (day: Day) => `working_hours.${day}`
  const wrongNow = [
    ...errors,
    ...openDays.filter(isWrong).map((day) => ({ field: fieldOf(day), message: hoursMessage() })),
  ]

  return {
    openDays,
    errors: wrongNow,
    outcome,
    failure,
    isSaving: write.isPending,
    textOf: (day: Day) => draft[day]?.text ?? savedOf(day),
    /** As it would be saved now. */
    shownOf: (day: Day) => (openDays.includes(day) && !isWrong(day) ? (changes[day] ?? savedOf(day)) : savedOf(day)),
    isChanged: (day: Day) => changes[day] !== undefined,
    errorOf: (day: Day) => wrongNow.find(({ field }) => field === fieldOf(day))?.message,
    /** What was saved elsewhere while the day was being typed into. */
    elsewhere: (day: Day) => {
      const typed = draft[day]
      return typed && changes[day] !== undefined && typed.base !== savedOf(day) ? savedOf(day) : undefined
    },
    unsaved: openDays.filter((day) => changes[day] !== undefined).length,
    /** Typed on days that were closed before they were saved. */
    late: Object.entries(changes)
      .filter(([day]) => !openDays.includes(day) && !isWrong(day))
      .map(([day, text]) => ({ day, text })),
    drop: (day: Day) => setDraft((before) => dropDay(before, day)),
    type: (day: Day, text: string) => {
      setOutcome(undefined)
      setErrors((before) => before.filter(({ field }) => field !== fieldOf(day)))
      setDraft((before) => typeInto(before, day, typedHours(text), savedOf(day)))
    },
    save: () => {
      if (write.isPending) return
      const hours = Object.fromEntries(Object.entries(changes).filter(([day]) => openDays.includes(day)))
      setErrors([])
      setFailure(undefined)
      setOutcome(undefined)
      // Told beside the field, where the form leads.
      if (openDays.some(isWrong)) return
      if (Object.keys(hours).length === 0) setOutcome('nothing to save')
      else write.mutate({ body: { employee_id: user.id, working_hours: hours } })
    },
  }
}
