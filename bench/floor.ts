import { createServer } from 'node:http'
import { type Connection, connect } from '#kit/server/postgres/db.ts'
import { given, serve } from './child.ts'
import { answerAcquisition } from './floor-acquisition.ts'
import type { Asked } from './floor-answers.ts'
import { openAvailability } from './floor-availability.ts'
import { openBookingFloor } from './floor-booking.ts'
import { answerCalendar, answerStayCalendar } from './floor-calendars.ts'
import { answerComments, answerGallery } from './floor-gallery.ts'
import { answerOverview } from './floor-overview.ts'
import { openPage } from './floor-page.ts'
import { openStayFloor } from './floor-stay.ts'
import { answerSale } from './floor-till.ts'
import { answerTimetable } from './floor-timetable.ts'

/** `page`: the file with the static page in brotli. */
export type FloorOptions = { connection: Connection; port: number; page: string }

const { connection, port, page } = given<FloorOptions>()
const sql = connect(connection, { max: 10 })
const book = await openBookingFloor(sql)

/** By the name of the call, which is the second part of its path. */
const answers: Record<string, (asked: Asked) => Promise<void>> = {
  '/api/rere_get_week': (asked) => answerTimetable(sql, asked, 'plain'),
  '/sharp/api/rere_get_week': (asked) => answerTimetable(sql, asked, 'sharp'),
  '/api/rere_get_future_bookings_for_calendar': (asked) => answerCalendar(sql, asked),
  '/api/haha_get_future_bookings_for_calendar': (asked) => answerStayCalendar(sql, asked),
  '/api/rere_check_available_durations': await openAvailability(sql),
  '/api/rere_get_day_bookings': (asked) => answerOverview(sql, asked),
  '/api/sshp_get_acquisition_list': (asked) => answerAcquisition(sql, asked),
  '/api/aral_get_gallery_items': (asked) => answerGallery(sql, asked),
  '/api/aral_get_comments': (asked) => answerComments(sql, asked),
  '/RentalRevolution': openPage(page),
  '/api/rere_send_booking_request': (asked) => book(asked, 'plain'),
  '/sharp/api/rere_send_booking_request': (asked) => book(asked, 'sharp'),
  '/api/haha_send_booking_request': await openStayFloor(sql),
  '/api/rere_save_cashregister': (asked) => answerSale(sql, asked),
}

const callOf = (path: string) => {
  const end = path.indexOf('/', path.indexOf('/api/') + 5)
  return end > 0 ? path.slice(0, end) : path
}

const server = createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const answer = answers[callOf(path)]
  if (!answer) return void response.writeHead(404).end()
  answer({ path, query, request, response }).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(port, '127.0.0.1', serve)
