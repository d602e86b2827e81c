import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from './api.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { words } from './words.ts'

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
              {words.startOver}
            </Button>
          }
        >
          {words.leftOver}
        </Banner>
      )}
      {isOvertaken && (
        <Banner tone="warning" title={failed.error.message}>
          {words.overtaken}
        </Banner>
      )}
      {!isOvertaken && news.length > 0 && (
        <Banner tone="warning" title={words.changedMeanwhile(what)}>
          {words.yoursReplaces(news.join(', '))}
        </Banner>
      )}
      {isRefused && (
        <Banner
          tone="danger"
          title={isAnswered ? undefined : failure}
          action={
            !isAnswered && (
              <Button variant="secondary" size="small" onClick={() => form.retry(failed.mode)}>
                {words.tryAgain}
              </Button>
            )
          }
        >
          {words.nothingLost(failed.error.message.replace(/\.?$/, '.'))}
        </Banner>
      )}
      {errors.length > 0 && (
        <Banner tone="danger">{errors.length === 1 ? errors[0]?.message : words.checkFields(errors.length)}</Banner>
      )}
    </>
  )
}
