import type { Day, Hour } from '#kit/shared/day.ts'
import type { Slot } from '../choice.ts'

/**
 * Where a key leads in the timetable: arrows by one cell, Home and End to the ends of the row, PageUp and PageDown to
 * the ends of the day. Undefined for other keys; at an edge the cell itself.
 */
export function slotByKey(
  { day, start }: Slot,
  key: string,
  days: readonly Day[],
  rows: readonly Hour[],
): Slot | undefined {
  const column = days.indexOf(day)
  const row = rows.indexOf(start)
  const goals: Readonly<Record<string, readonly [column: number, row: number]>> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [days.length - 1, row],
    PageUp: [column, 0],
    PageDown: [column, rows.length - 1],
  }
  const goal = goals[key]
  return goal && { day: days[clamp(goal[0], days)] ?? day, start: rows[clamp(goal[1], rows)] ?? start }
}

const clamp = (index: number, list: readonly unknown[]) => Math.min(Math.max(index, 0), list.length - 1)
