import { useCallback, useEffect } from 'react'
import { Banner } from '#kit/ui/banner.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { showInert } from '#kit/ui/inert-html.ts'
import { Opener } from '#kit/ui/opener.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import type { AcquisitionEntry } from '../../contract.ts'
import type { Texts } from '../../entries/screens/entry-draft.ts'
import styles from '../../replies/screens/read-message.module.css'
import { previewDraft } from '../contract.ts'

type PreviewMailProps = { entry: Pick<AcquisitionEntry, 'id'>; texts: Texts }

/** Opens the mail as it would be sent with what is typed, with everything around the body, in a frame that can do nothing. */
export const PreviewMail = ({ entry, texts }: PreviewMailProps) => (
  <Opener label="Preview" size="medium">
    {(close) => (
      <Dialog open onClose={close} title={texts.subject.trim() || 'No subject yet'}>
        <Preview entry={entry.id} texts={texts} />
      </Dialog>
    )}
  </Opener>
)

/** How it adapts to the night, which pages of ours do not take from others. */
const styleSheets = /<style[\s\S]*?<\/style>/g

function Preview({ entry, texts }: { entry: number; texts: Texts }) {
  const { mutate, data, error } = useWrite(previewDraft)
  const shown = data?.html.replaceAll(styleSheets, '') ?? ''
  const show = useCallback((frame: HTMLIFrameElement | null) => void (frame && showInert(frame, shown)), [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed when it was opened
  useEffect(() => {
    const { business, email, country, subject, salutation, name, body } = texts
    const legalBasis = texts.legalBasis as AcquisitionEntry['legalBasis']
    mutate({ body: { entry, business, email, country, subject, salutation, name, body, legalBasis } })
  }, [])
  if (error)
    return (
      <Banner tone="warning" title="There is no preview yet">
        {error.message}
      </Banner>
    )
  if (!data) return <Loading what="Loading the preview" blocks={2} />
  return (
    <>
      {data.refusal !== null && (
        <Banner quiet tone="warning" title="It would not be sent">
          {data.refusal}
        </Banner>
      )}
      <p className={styles.to}>{data.to === '' ? 'There is no address yet' : `As it would be sent to ${data.to}`}</p>
      <iframe
        className={styles.frame}
        title="The mail as it would be sent"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        ref={show}
      />
    </>
  )
}
