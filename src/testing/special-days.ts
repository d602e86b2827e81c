import type { SpecialDay } from '#features/settings/contract.ts'
import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

/** A day with other hours: December 24, 2026, closed. */
export const someSpecialDay = (changes: Partial<SpecialDay> = {}): SpecialDay => ({
  id: 1,
  first_day: '2026-12-24',
  last_day: changes.first_day ?? '2026-12-24',
  yearly: false,
  opening_hour: null,
  closing_hour: null,
  sentence: 'Christmas: closed',
  sentence_de: 'Weihnachten: geschlossen',
  ...changes,
})

/** The same as a form. */
export const specialDayForm = (changes: Record<string, unknown> = {}) => ({
  first_day: '2026-12-24',
  closed: true,
  sentence: 'Christmas: closed',
  sentence_de: 'Weihnachten: geschlossen',
  ...changes,
})

/** What admins do with special days. */
export const specialDayWrites = ({
  admin,
  idOf,
}: {
  admin: Browser
  idOf: (table: string) => Promise<number>
}): AuditedWrite[] => [
  ['/api/rere_save_special_day/', 'special-day.add', (url) => admin.post(url, specialDayForm())],
  [
    '/api/rere_remove_special_day/:id/',
    'special-day.remove',
    async (url) => admin.send({ method: 'DELETE', url: url.replace(':id', String(await idOf('special_days'))) }),
  ],
]
