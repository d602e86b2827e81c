import { Banner } from '#kit/ui/banner.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { SandboxTemplate } from '../contract.ts'
import { MailPreview } from './mail-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import styles from './preview.module.css'
import type { Rendering } from './use-rendering.ts'

/** What the product would write. While values do not fit, the last that did. */
export function Preview({ template, rendering }: { template: SandboxTemplate; rendering: Rendering }) {
  const { shown, errors, failure, isBehind, retry } = rendering
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isBehind}>
      {errors.length > 0 && (
        <Banner tone="warning">
          {shown ? 'These values do not fit: shown is the last version that did.' : 'These values do not fit.'}
        </Banner>
      )}
      {failure && <ErrorState title="It could not be rendered" text={failure.message} retry={retry} />}
      {shown ? (
        shown.mail ? (
          <MailPreview template={template.id} mail={shown.mail} subject={shown.title} values={shown.values} />
        ) : (
          <PdfPreview template={template} name={shown.title} values={shown.values} />
        )
      ) : (
        !failure &&
        errors.length === 0 && (
          <Loading what="Rendering" className={layout.stack3 ?? ''}>
            <Skeleton shape="title" />
            <Skeleton shape="picture" />
            <Skeleton count={4} />
          </Loading>
        )
      )}
    </section>
  )
}
