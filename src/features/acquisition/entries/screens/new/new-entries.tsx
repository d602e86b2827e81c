import { useState } from 'react'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { PlaceFields } from '../../../crawl/screens/place-fields.tsx'
import styles from './new-entries.module.css'
import { NewRows } from './new-rows.tsx'
import { OmittedRows } from './omitted-rows.tsx'
import { PasteField } from './paste-field.tsx'
import { corrected, joined } from './pasted.ts'
import { useNewEntries } from './use-new-entries.ts'
import { useScreening } from './use-screening.ts'

const Crawl = later(async () => (await import('../../../crawl/screens/crawl.tsx')).Crawl)

/** Adds businesses: looked up, pasted or from a file; what is wrong with a line is said at once and corrected in place. */
export function NewEntries({ onAdded }: { onAdded: () => void }) {
  const form = useNewEntries(onAdded)
  const screening = useScreening(form.texts.lines)
  const [problem, setProblem] = useState<string>()
  const { type, country, state, lines } = form.texts
  const { cleaned_list: taken, rejected_lines: omitted } = screening.screened
  const put = (text: string) => {
    setProblem(undefined)
    form.type({ lines: text })
  }
  return (
    <Form className={layout.column5} errors={form.errors} onSubmit={() => form.submit()}>
      <PlaceFields texts={form.texts} onType={form.type} />
      <Crawl
        type={type}
        country={country}
        state={state}
        onTake={(found, searchTerm) => {
          put(joined(lines, found.join('\n')))
          form.type({ searchTerm })
        }}
      />
      <PasteField
        lines={lines}
        onChange={put}
        onFile={(text) => put(joined(lines, text))}
        problem={problem}
        onProblem={setProblem}
      />
      <LiveRegion>
        {lines !== '' && screening.isCurrent ? `${taken.length} new, ${omitted.length} omitted` : ''}
      </LiveRegion>
      {screening.failed && (
        <Banner
          tone="warning"
          title="The lines could not be looked through"
          action={
            <Button variant="secondary" size="small" onClick={screening.retry}>
              Try again
            </Button>
          }
        >
          {screening.failed.message.replace(/\.?$/, '.')}
        </Banner>
      )}
      <Outcome form={form} />
      {lines.trim() !== '' && (
        <div className={styles.screened} aria-busy={!screening.isCurrent}>
          <NewRows rows={taken} country={country} />
          <OmittedRows rows={omitted} onCorrect={(row, text) => put(corrected(lines, row, text))} />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {taken.length === 0 || !screening.isCurrent ? 'Add' : `Add ${businesses(taken.length)}`}
        </Button>
        {lines !== '' && (
          <Button variant="quiet" onClick={() => form.type({ lines: '', searchTerm: '' })}>
            Clear the lines
          </Button>
        )}
      </div>
    </Form>
  )
}

const businesses = (count: number) => (count === 1 ? '1 business' : `${count} businesses`)

/** What was added, and what went wrong. */
function Outcome({ form }: { form: ReturnType<typeof useNewEntries> }) {
  const { failed, added, errors } = form
  return (
    <>
      {added !== undefined && (
        <Banner tone="success" title="New businesses have been added">
          {`${businesses(added)} added. The omitted lines are still here: correct them, or clear them.`}
        </Banner>
      )}
      {failed && failed.errors.length === 0 && (
        <Banner
          tone="danger"
          title="Submit changes failed. Please try again."
          action={
            <Button variant="secondary" size="small" onClick={form.retry}>
              Try again
            </Button>
          }
        >
          {`${failed.message.replace(/\.?$/, '.')} Nothing you typed is lost.`}
        </Banner>
      )}
      {errors.length > 0 && <Banner tone="danger">{errors.map(({ message }) => `${message}.`).join(' ')}</Banner>}
    </>
  )
}
