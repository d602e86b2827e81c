import { Readable } from 'node:stream'
import { type Options, stringify as stringifyStream } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { language } from '#kit/shared/language.ts'
import { type Sent, sent } from '../http/answer.ts'

/** Where a cell begins for who splits at another sign, before what is taken for a formula there. */
const beginnings = {
  ',': /([;\t\r\n])(?=["\s]*(?:[=+@＝＋－＠]|-\S))/g,
  ';': /([,\t\r\n])(?=["\s]*(?:[=+@＝＋－＠]|-\S))/g,
} as const

/** What hides a formula at the beginning of a cell from `escape_formulas`. */
const hidden = /^(?=["\s]+(?:[=+@＝＋－＠]|-\S))/

/**
 * A text for a cell of a file whose cells stand between `delimiter`. Spreadsheets in German split at semicolons and those
 * in English at commas, whatever the file meant, and inside of quotes as well: what would begin like a formula there gets
 * an apostrophe. Where it is the first sign of the cell, `escape_formulas` does it.
 */
export const cellOf = (text: string, delimiter: ',' | ';'): string =>
  text.replace(beginnings[delimiter], "$1'").replace(hidden, "'")

/** A table for spreadsheets. The mark at the beginning tells them that it is UTF-8. No text in it is a formula. */
export const spreadsheet = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // By itself the library quotes only what holds both signs of its own line ends.
  quoted_match: /[\r\n]/,
  cast: { string: (text) => cellOf(text, ',') },
} satisfies Options

/** The headers of an answer that is such a table, to be saved under a name. */
export const spreadsheetHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
})

/** What spreadsheets add up: below zero as well. */
const isNumber = /^-?\d+([.,]\d+)?$/

/** Answers with a table in the language spoken: with decimal commas, spreadsheets in German split at semicolons. */
export function sendSpreadsheet(reply: FastifyReply, name: string, rows: readonly string[][]): Sent {
  const delimiter = language() === 'de' ? ';' : ','
  const cast = {
    string: (text: string) => (isNumber.test(text) ? { value: text, escape_formulas: false } : cellOf(text, delimiter)),
  }
  reply.headers(spreadsheetHeaders(name)).send(stringify([...rows], { ...spreadsheet, delimiter, cast }))
  return sent
}

/** Answers with a long table as its rows are read; who goes away ends the reading. */
export function streamSpreadsheet(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<unknown[]>,
  options: Options = spreadsheet,
): Sent {
  const csv = stringifyStream(options)
  const read = Readable.from(rows)
  read.on('error', (error) => csv.destroy(error))
  csv.on('close', () => read.destroy())
  reply.headers(spreadsheetHeaders(name)).send(read.pipe(csv))
  return sent
}
