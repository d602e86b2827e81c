import { type RefObject, useRef, useState } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { fieldOf } from '#kit/ui/text-field.tsx'
import { type Rendered, type SandboxValues, type Shade, showMail } from '../contract.ts'
import { MailFrame } from './mail-frame.tsx'
import styles from './preview.module.css'
import { renderedAddress } from './rendered-address.ts'

const looks = [
  { value: 'seen', label: 'As seen' },
  { value: 'text', label: 'Plain text' },
  { value: 'source', label: 'Source' },
] as const
const widths = [
  { value: 'desk', label: 'Desk' },
  { value: 'phone', label: 'Phone' },
] as const
const shades = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type View = { look: 'seen' | 'text' | 'source'; width: 'desk' | 'phone'; shade: Shade }
const atFirst: View = { look: 'seen', width: 'desk', shade: 'light' }

type MailPreviewProps = {
  template: string
  mail: NonNullable<Rendered['mail']>
  subject: string
  values: SandboxValues
}

/** A mail as its reader gets it, in each of its forms. */
export function MailPreview({ template, mail, subject, values }: MailPreviewProps) {
  const [view, setView] = useKept<View>('sandbox-view', atFirst)
  const frame = useRef<HTMLIFrameElement>(null)
  const address = renderedAddress(showMail, template, values, { shade: view.shade })
  const field = fieldOf(view, (part) => setView((before) => ({ ...before, ...part })))
  return (
    <>
      <div className={styles.top}>
        <MailHead mail={mail} subject={subject} />
        <Actions mail={mail} look={view.look} address={address} frame={frame} />
      </div>
      <div className={styles.tools}>
        <ChoiceGroup legend="Form" hideLegend look="chips" choices={looks} {...field('look')} />
        {view.look === 'seen' && (
          <>
            <ChoiceGroup
              className={styles.widths ?? ''}
              legend="Width"
              hideLegend
              look="chips"
              choices={widths}
              {...field('width')}
            />
            <ChoiceGroup legend="Shade" hideLegend look="chips" choices={shades} {...field('shade')} />
          </>
        )}
      </div>
      {view.look === 'seen' ? (
        <MailFrame ref={frame} address={address} subject={subject} width={view.width} />
      ) : (
        <Written
          title={view.look === 'text' ? 'Plain text' : 'Source'}
          text={view.look === 'text' ? mail.text : mail.html}
        />
      )}
    </>
  )
}

const Written = ({ title, text }: { title: string; text: string }) => (
  <section
    className={styles.source}
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
  >
    <pre>{text}</pre>
  </section>
)

function MailHead({
  mail: { to, reply_to: answers, attachments },
  subject,
}: Pick<MailPreviewProps, 'mail' | 'subject'>) {
  return (
    <dl className={styles.head}>
      <div>
        <dt>Subject</dt>
        <dd className={styles.subject}>{subject}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>{to}</dd>
      </div>
      {answers && (
        <div>
          <dt>Answers to</dt>
          <dd>{answers}</dd>
        </div>
      )}
      {attachments.length > 0 && (
        <div>
          <dt>Attached</dt>
          <dd>
            {attachments.map(({ name, size, inline }) => (
              <span key={name} className={styles.attachment}>
                {name} <span className={layout.muted}>{inline ? 'in the text' : formatSize(size)}</span>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

const formatSize = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${Math.ceil(bytes / 1000)} KB`)

type ActionsProps = {
  mail: MailPreviewProps['mail']
  look: View['look']
  address: string
  frame: RefObject<HTMLIFrameElement | null>
}

function Actions({ mail, look, address, frame }: ActionsProps) {
  const [said, setSaid] = useState('')
  const what = look === 'text' ? 'text' : 'HTML'
  const copy = () =>
    navigator.clipboard.writeText(look === 'text' ? mail.text : mail.html).then(
      () => setSaid(`${what} copied`),
      () => setSaid('Not copied'),
    )
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        {said.startsWith(what) || said === 'Not copied' ? said : `Copy ${what}`}
      </Button>
      <LiveRegion>{said}</LiveRegion>
      {look === 'seen' && (
        <>
          <Button variant="quiet" size="small" onClick={() => frame.current?.contentWindow?.print()}>
            Print
          </Button>
          <ButtonLink
            variant="quiet"
            size="small"
            href={address}
            target="_blank"
            rel="noreferrer"
            icon={<ExpandIcon />}
          >
            Open alone
          </ButtonLink>
        </>
      )}
    </div>
  )
}
