import { useState } from 'react'
import { ApiError, call } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { getOpenInvoices } from '../../open/contract.ts'
import { getBankLines, type ImportedStatement, importStatement } from '../contract.ts'
import { type Columns, guessColumns } from '../rules/columns.ts'
import { type CsvRow, decodeText, readCsv } from '../rules/csv.ts'
import { isMt940 } from '../rules/mt940.ts'
import { mostBytes } from '../rules/statement.ts'

export type Importing =
  | { step: 'choosing'; message?: string }
  /** A file of columns, which may be told apart wrongly. */
  | { step: 'columns'; file: File; rows: readonly CsvRow[]; columns: Columns; message?: string }
  /** How much is sent, from 0 to 1. */
  | { step: 'sending'; name: string; sent: number }
  | { step: 'done'; name: string; result: ImportedStatement }

/** Seconds that a large statement may take on a slow line. */
const patience = 120

const unknown: Columns = {
  ...{ day: 0, amount: 1, payer: -1, purpose: -1, reference: -1, currency: -1 },
  ...{ heading: 0, dayOrder: 'dmy', point: ',', usualCurrency: 'EUR' },
}

/** Taking a bank statement in: what is told by itself at once, other columns after a look at them. */
export function useImport() {
  const [importing, setImporting] = useState<Importing>({ step: 'choosing' })

  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes) return setImporting({ step: 'choosing', message: `${file.name} is larger than 5 MB` })
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (/^\s*</.test(text) || text.includes('\0') || isMt940(text)) return send(file)
    const rows = readCsv(text)
    if (rows.length === 0) return setImporting({ step: 'choosing', message: `${file.name} is empty` })
    const columns = guessColumns(rows)
    if (columns?.bank) return send(file)
    setImporting({ step: 'columns', file, rows, columns: columns ?? unknown })
  }

  const send = async (file: File, columns?: Columns) => {
    const before = importing
    setImporting({ step: 'sending', name: file.name, sent: 0 })
    const onProgress = (sent: number) => setImporting({ step: 'sending', name: file.name, sent })
    try {
      const sent = { body: { file, columns: columns as never } }
      const result = await call(importStatement, sent, { onProgress, seconds: patience })
      await refresh(getBankLines, getOpenInvoices)
      setImporting({ step: 'done', name: file.name, result })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'The file could not be read'
      setImporting(
        columns && before.step === 'columns'
          ? { ...before, message }
          : { step: 'choosing', message: `${file.name}: ${message}` },
      )
    }
  }

  return {
    importing,
    choose,
    setColumns: (columns: Columns) => setImporting((now) => (now.step === 'columns' ? { ...now, columns } : now)),
    sendColumns: () => {
      if (importing.step === 'columns') void send(importing.file, importing.columns)
    },
    restart: () => setImporting({ step: 'choosing' }),
  }
}
