import { Banner } from '#kit/ui/banner.tsx'
import { DropZone } from '#kit/ui/drop-zone.tsx'
import layout from '#kit/ui/layout.module.css'
import type { ImportedStatement } from '../contract.ts'
import { ColumnChoice } from './column-choice.tsx'
import styles from './statement-drop.module.css'
import type { useImport } from './use-import.ts'

/** Where a bank statement is dropped or chosen, and what became of it. */
export function StatementDrop({ does }: { does: ReturnType<typeof useImport> }) {
  const { importing } = does
  return (
    <section className={layout.stack3} aria-label="Take in a bank statement">
      {importing.step === 'columns' ? (
        <ColumnChoice
          name={importing.file.name}
          rows={importing.rows}
          columns={importing.columns}
          message={importing.message}
          onChange={does.setColumns}
          onTake={does.sendColumns}
          onCancel={does.restart}
        />
      ) : importing.step === 'sending' ? (
        <Sending name={importing.name} sent={importing.sent} />
      ) : (
        <DropZone
          label="Choose a bank statement"
          title="Choose a bank statement or drop it here"
          hint="CAMT.053 or CAMT.052, MT940, CSV, or a zip of them, up to 5 MB. Nothing is booked by it."
          accept=".xml,.csv,.txt,.sta,.mt940,.940,.zip,text/xml,application/xml,text/csv,text/plain,application/zip"
          onFiles={([file]) => does.choose(file)}
        />
      )}
      <div aria-live="polite" className={styles.outcome}>
        {importing.step === 'choosing' && importing.message && <Banner tone="danger">{importing.message}</Banner>}
        {importing.step === 'done' && <Outcome name={importing.name} result={importing.result} />}
      </div>
    </section>
  )
}

function Sending({ name, sent }: { name: string; sent: number }) {
  const isSent = sent >= 1
  return (
    <div className={styles.sending}>
      <p>{isSent ? `Reading ${name}` : `Sending ${name}`}</p>
      <progress className={styles.progress} aria-label={name} {...(isSent ? {} : { value: sent })} max={1} />
    </div>
  )
}

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

function Outcome({ name, result }: { name: string; result: ImportedStatement }) {
  const { format, added, known, outgoing, pending, problems, problem_count: count } = result
  const more = [
    known > 0 && `${lines(known)} known already`,
    outgoing > 0 && `${lines(outgoing)} of money that went out left aside`,
    pending > 0 && `${pending} not booked by the bank yet`,
  ].filter(Boolean)
  return (
    <Banner
      tone={count > 0 ? 'warning' : 'success'}
      quiet
      title={`${name}: ${added === 0 ? 'nothing' : lines(added)} new`}
    >
      {more.length > 0 && <p>{more.join(', ')}.</p>}
      {count > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {format === 'camt' ? 'Entry' : 'Line'} {line}: {message}
            </li>
          ))}
          {count > problems.length && <li>And {count - problems.length} more</li>}
        </ul>
      )}
    </Banner>
  )
}
