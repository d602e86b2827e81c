import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { fieldNames } from './entry-draft.ts'
import type { EntryFormState } from './use-entry-form.ts'

/** Refusals that say by themselves what to do. */
const answered = new Set(['CHANGED_MEANWHILE', 'SUPPRESSED', 'LEGAL_BASIS_MISSING', 'ALREADY_WAITING', 'STILL_WAITING'])

/** What came of the last try, and what somebody else did meanwhile. */
export function EntryMessages({ form }: { form: EntryFormState }) {
  const { failed, news, errors } = form
  return (
    <>
      {form.isLeftOver && (
        <Banner
          action={
            <Button variant="quiet" size="small" onClick={form.startOver}>
              Start over
            </Button>
          }
        >
          What you typed before is still here.
        </Banner>
      )}
      {failed?.error.code === 'CHANGED_MEANWHILE' ? (
        <Banner tone="warning" title={failed.error.message}>
          What you did not touch shows what it is now. What you typed is still here: save again to replace theirs.
        </Banner>
      ) : (
        news.length > 0 && (
          <Banner tone="warning" title="Somebody else changed this entry meanwhile">
            {`${news.map((field) => fieldNames[field]).join(', ')}: what you typed is still here, and replaces theirs when you save.`}
          </Banner>
        )
      )}
      {failed && failed.error.errors.length === 0 && failed.error.code !== 'CHANGED_MEANWHILE' && (
        <Banner
          tone="danger"
          title={answered.has(failed.error.code) ? undefined : 'Submit changes failed. Please try again.'}
          action={
            !answered.has(failed.error.code) && (
              <Button variant="secondary" size="small" onClick={() => form.retry(failed.mode)}>
                Try again
              </Button>
            )
          }
        >
          {failed.error.message.replace(/\.?$/, '.')} Nothing you typed is lost.
        </Banner>
      )}
      {errors.length > 0 && (
        <Banner tone="danger">
          {errors.length === 1 ? errors[0]?.message : `Please check ${errors.length} fields: they say what is missing.`}
        </Banner>
      )}
    </>
  )
}
