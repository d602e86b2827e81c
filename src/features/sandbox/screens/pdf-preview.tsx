import { useState } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowDownIcon, ExpandIcon } from '#kit/ui/icons.tsx'
import { type SandboxTemplate, type SandboxValues, showPdf } from '../contract.ts'
import styles from './preview.module.css'
import { renderedAddress } from './rendered-address.ts'

type PdfPreviewProps = { template: SandboxTemplate; name: string; values: SandboxValues }

/** A PDF in the browser's own reader, where it has one. */
export function PdfPreview({ template: { id, name: title }, name, values }: PdfPreviewProps) {
  const address = renderedAddress(showPdf, id, values)
  return (
    <>
      <div className={styles.top}>
        <dl className={styles.head}>
          <div>
            <dt>File</dt>
            <dd className={styles.subject}>{name}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <ButtonLink variant="quiet" size="small" href={address} download={`sample-${name}`} icon={<ArrowDownIcon />}>
            Download
          </ButtonLink>
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
        </div>
      </div>
      {navigator.pdfViewerEnabled ? (
        <Paper key={id} address={address} title={title} />
      ) : (
        <EmptyState title="This browser shows no PDFs in a page" text="Open it alone, or download it." />
      )}
    </>
  )
}

function Paper({ address, title }: { address: string; title: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className={styles.desk} aria-busy={!loaded}>
      <iframe
        className={styles.paper}
        src={`${address}#navpanes=0`}
        title={`The PDF "${title}"`}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}
