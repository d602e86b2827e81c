import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from './api.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type EditMessagesProps<Mode> = {
  /** What is edited: `customer`. */
  what: string
  form: {
    isLeftOver: boolean
    startOver: () => void
    failed: { mode: Mode; error: ApiError } | undefined
    errors: readonly FieldError[]
    retry: (mode: Mode) => void
  }
  /** Names of the fields that somebody else changed while they were typed in. */
  news: readonly string[]
  /** Above why a try failed that can be repeated as it was. */
  failure: string
  /** Codes of refusals that are answered elsewhere. */
  asked?: readonly string[]
  /** Codes of refusals that say by themselves what to do. */
  answered?: readonly string[]
}

/** What came of the last try to save, and what somebody else did meanwhile. */
export function EditMessages<Mode>({ what, form, news, failure, asked = [], answered = [] }: EditMessagesProps<Mode>) {
  const { failed, errors } = form
  const isOvertaken = failed?.error.code === 'CHANGED_MEANWHILE'
  const isRefused = failed && failed.error.errors.length === 0 && !isOvertaken && !asked.includes(failed.error.code)
  const isAnswered = failed !== undefined && answered.includes(failed.error.code)
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
      {isOvertaken && (
        <Banner tone="warning" title={failed.error.message}>
          What you did not touch shows what it is now. What you typed is still here: save again to replace theirs.
        </Banner>
      )}
      {!isOvertaken && news.length > 0 && (
        <Banner tone="warning" title={`Somebody else changed this ${what} meanwhile`}>
          {`${news.join(', ')}: what you typed is still here, and replaces theirs when you save.`}
        </Banner>
      )}
      {isRefused && (
        <Banner
          tone="danger"
          title={isAnswered ? undefined : failure}
          action={
            !isAnswered && (
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
