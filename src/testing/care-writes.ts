import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

type CareWrites = {
  admin: Browser
  employee: Browser
  boat: number
  booking: number
  idOf: (table: string) => Promise<number>
}

/** Staff look after boats: the booking's boat comes back damaged at the end, and the return is taken back again. */
export const careWrites = ({ admin, employee, boat, booking, idOf }: CareWrites): AuditedWrite[] => [
  ['/api/rere_save_care/', 'boat.care', (url) => admin.post(url, { vehicle_id: boat, every_hours: 50 })],
  ['/api/rere_add_service/', 'boat.service', (url) => employee.post(url, { vehicle_id: boat, done_on: '2026-06-01' })],
  [
    '/api/rere_undo_service/',
    'boat.undo-service',
    async (url) => employee.post(url, { id: await idOf('boat_services') }),
  ],
  [
    '/api/rere_report_damage/',
    'damage.report',
    (url) => employee.post(url, { vehicle_id: boat, description: 'Torn cover' }),
  ],
  [
    '/api/rere_set_repair/',
    'damage.repair',
    async (url) => employee.post(url, { id: await idOf('damages'), state: 'done' }),
  ],
  [
    '/api/rere_assess_damage/',
    'damage.assess',
    async (url) => {
      const back = { booking_id: booking, fuel: 8, litres: 0, late_hours: 0, damage_fee: 0, give_back: 0 }
      await employee.post('/api/rere_take_back/', { ...back, damage: 'Scratch', method: 'cash' })
      return admin.post(url, { id: await idOf('damages'), charge: 5, reason: 'Paint', give_back: -5 })
    },
  ],
  [
    '/api/rere_undo_assessment/',
    'damage.undo-assess',
    async (url) => {
      const reply = await admin.post(url, { id: await idOf('damages') })
      await employee.post('/api/rere_undo_handover/', { booking_id: booking, step: 'back', reason: 'Wrong boat' })
      return reply
    },
  ],
]
