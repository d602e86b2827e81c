import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Connection, connect } from '#kit/server/db.ts'
import { given, serve } from './child.ts'
import { openBookingFloor } from './floor-booking.ts'
import { answerTimetable } from './floor-timetable.ts'

export type FloorOptions = { connection: Connection; port: number }

const { connection, port } = given<FloorOptions>()
const sql = connect(connection, { max: 10 })
const book = await openBookingFloor(sql)

const answers: Record<string, (query: string, request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
  '/plain/timetable': (query, _request, response) => answerTimetable(sql, query, 'plain', response),
  '/sharp/timetable': (query, _request, response) => answerTimetable(sql, query, 'sharp', response),
  '/plain/booking': (_query, request, response) => book(request, response, 'plain'),
  '/sharp/booking': (_query, request, response) => book(request, response, 'sharp'),
}

const server = createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  answers[path]?.(query, request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(port, '127.0.0.1', serve)
